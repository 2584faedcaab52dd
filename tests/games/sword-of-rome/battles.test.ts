/** Battle after battle: against the single battle and siege, and against every roll. */

import { expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import type { Calculators } from '../../../src/calculator/calculator.ts';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { queryOf } from '../../../src/calculator/told/ways.ts';
import { battle } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { battles } from '../../../src/games/sword-of-rome/battles/calculator.ts';
import { calculators } from '../../../src/games/sword-of-rome/game.ts';
import { retreat } from '../../../src/games/sword-of-rome/retreat/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof battles.fields>;
type One = Input['battles'][number];

const one = (given: Partial<One> = {}): One => ({ ...defaultsOf(battles.fields.battles.of), ...given });
const ask = (given: Partial<Input>) => battles.compute({ ...defaultsOf(battles.fields), ...given }, tables);

const single = (given: object) => battle.compute({ ...defaultsOf(battle.fields), ...given }, tables);

test('one battle is the battle of the battle calculator, whoever attacks', () => {
  const attacks = ask({ cu: 6, tactics: 3, battles: [one({ cu: 5, tactics: 1, friendlyTo: 'enemy' })] });
  const first = single({
    attackerCu: 6,
    attackerTactics: 3,
    defenderCu: 5,
    defenderTactics: 1,
    friendlyTo: 'defender',
  });
  expect(attacks.chances.allWon).toBeCloseTo(first.chances.attackerWins, 12);
  expect(attacks.chances.beaten).toBeCloseTo(first.chances.defenderWins, 12);
  expect(attacks.expected.cuLeft).toBeCloseTo(6 - first.expected.attackerLosses, 12);
  const defends = ask({ cu: 6, tactics: 3, battles: [one({ cu: 5, tactics: 1, attacker: 'enemy', retreat: 2 })] });
  const second = single({
    attackerCu: 5,
    attackerTactics: 1,
    defenderCu: 6,
    defenderTactics: 3,
    defenderRetreat: 2,
  });
  expect(defends.chances.allWon).toBeCloseTo(second.chances.defenderWins, 12);
  expect(defends.chances.wipedOut).toBeCloseTo(second.chances.defenderWipedOut, 12);
});

test('12.3: the second battle is fought with every number of CU that the first may leave, not with the average', () => {
  const first = single({ attackerCu: 4, defenderCu: 3 });
  const left = first.distributions.attackerLossesIfAttackerWins!.map(({ value, chance }) => ({
    cu: 4 - value,
    chance,
  }));
  const wins = (cu: number): number => (cu === 0 ? 0 : single({ attackerCu: cu, defenderCu: 3 }).chances.attackerWins);
  const expected = first.chances.attackerWins * left.reduce((sum, { cu, chance }) => sum + chance * wins(cu), 0);
  const found = ask({ cu: 4, tactics: 0, battles: [one({ cu: 3, tactics: 0 }), one({ cu: 3, tactics: 0 })] });
  expect(found.chances.allWon).toBeCloseTo(expected, 12);
});

test('whoever has been beaten once stays so, though he goes on and wins', () => {
  const lost = (...sizes: number[]) =>
    ask({ cu: 10, tactics: 0, beaten: 'goes-on', battles: sizes.map((cu) => one({ cu, tactics: 0 })) }).chances.beaten;
  // 12.2.1: against 1 CU the second is won without a roll.
  expect(lost(10, 1)).toBeGreaterThanOrEqual(lost(10));
  expect(lost(10)).toBeGreaterThan(0.5);
});

test('every roll of two small battles and a siege gives what is computed at once', () => {
  const input: Input = {
    ...defaultsOf(battles.fields),
    cu: 8,
    // 12.2.1: the first is an automatic victory, so that the rolls of the others can all be tried.
    battles: [one({ cu: 1, tactics: 0 }), one({ cu: 2, tactics: 0, retreat: 1 })],
    beaten: 'goes-on',
    place: 'city',
    factor: 1,
    rolls: 1,
  };
  const report = battles.compute(input, tables);
  const falls = everyFall((fallen) => battles.rolls!(input, tables, fallen), 70_000)!;
  const sums: Record<string, number> = {};
  for (const { faces, chance } of falls)
    for (const [key, value] of Object.entries(battles.resolve!(input, faces, tables).facts))
      sums[key] = (sums[key] ?? 0) + chance * Number(value);
  for (const [key, value] of Object.entries({ ...report.chances, ...report.expected }))
    expect(sums[key], key).toBeCloseTo(value, 10);
});

test('from a battle the ways on lead to the same battle, with all that it leaves', async () => {
  const { onward = [], chances } = single({ attackerCu: 7, attackerTactics: 3, defenderCu: 5, friendlyTo: 'defender' });
  expect(onward.map(({ calculator }) => calculator)).toEqual(['attack', 'battles', 'retreat']);
  // 12.4: beaten, 5 CU most often lose 4 of them.
  expect(onward[2]!.says).toContain('defender’s retreat with 1 CU');
  expect(queryOf(onward[2]!, retreat.fields)).toBe('v=1&u=1&b=4&r=defender');
  for (const way of onward.slice(0, 2)) {
    const { calculator } = way;
    const target = await (calculators as Calculators)[calculator]!();
    const read = parse(target.fields, fromQuery(target.fields, queryOf(way, target.fields)) ?? {});
    if (read.type === 'problems') throw new Error(read.problems[0]!.sentence);
    const { chances: then, grid } = target.compute(read.input as never, tables);
    expect(calculator === 'attack' ? then['wins'] : grid!.rows[0]!['won']).toBeCloseTo(chances.attackerWins, 12);
  }
});

test.each(['attacker', 'both'] as const)(
  'where the space is friendly to %s, no siege follows the battle (15.2)',
  (friendlyTo) => {
    const { onward = [] } = single({ attackerCu: 7, attackerTactics: 3, defenderCu: 5, friendlyTo });
    expect(onward.map(({ calculator }) => calculator)).toEqual(['battles', 'retreat']);
  },
);

/** Two battles by hand: what the first leaves, when won, goes into the second; its worth there is added up. */
const carriedOn = (first: ReturnType<typeof single>, cu: number, then: (left: number) => number): number =>
  first
    .joint!.filter(({ winner }) => winner === 'attacker')
    .reduce((sum, row) => sum + row.chance * then(cu - Number(row['attackerLosses'])), 0);

const EVEN = { attackerCu: 6, defenderCu: 6, attackerTactics: 2, defenderTactics: 2 };

test('12.2.3: whoever rolls more dice rolls them in every battle, whoever attacks in it', () => {
  const list = [one({ cu: 6 }), one({ cu: 6, attacker: 'enemy' })];
  const { chances } = ask({ cu: 6, tactics: 2, myDice: 4, battles: list });
  const both = carriedOn(single({ ...EVEN, attackerDice: 4 }), 6, (left) =>
    left > 0 ? single({ ...EVEN, defenderCu: left, defenderDice: 4 }).chances.defenderWins : 0,
  );
  expect(chances.allWon).toBeCloseTo(both, 12);
});

test('12.4.5: what a retreat costs is asked for each battle by itself', () => {
  const { chances } = ask({ cu: 6, tactics: 2, battles: [one({ cu: 6 }), one({ cu: 6, retreat: 3 })] });
  const first = single(EVEN);
  const later = carriedOn(first, 6, (left) =>
    left > 0 ? single({ ...EVEN, attackerCu: left, attackerRetreat: 3 }).chances.attackerWipedOut : 0,
  );
  expect(chances.wipedOut).toBeCloseTo(first.chances.attackerWipedOut + later, 12);
});
