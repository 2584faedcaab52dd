/** Battle after battle: against the single Land Battle and Siege, and against every roll. */
import { expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import { barsOf, defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { queryOf } from '../../../src/calculator/told/ways.ts';
import { battles } from '../../../src/games/hamilcar/battles/calculator.ts';
import { landBattle } from '../../../src/games/hamilcar/land-battle/calculator.ts';
import { siege } from '../../../src/games/hamilcar/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof battles.fields>;
type One = Input['battles'][number];

const one = (given: Partial<One> = {}): One => ({ ...defaultsOf(battles.fields.battles.of), ...given });
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(battles.fields), ...given });
const ask = (given: Partial<Input>) => battles.compute(inputOf(given), tables);
const single = (given: Partial<InputOf<typeof landBattle.fields>>) =>
  landBattle.compute({ ...defaultsOf(landBattle.fields), ...given }, tables);

test('13: one battle is the Land Battle of its calculator, whoever attacks and with Elephants on either side', () => {
  const army = { carthageCu: 6, carthageRating: 3, carthageAllies: 2, elephants: 3, xanthippus: true } as const;
  const foe = { romeCu: 5, romeRating: 2, romeAllies: 3, romeSts: 1, carthageSts: 2, carthageRetreat: 1 } as const;
  const given = { elephants: 3, xanthippus: true, charge: 'yes' } as const;
  const mine = ask({
    ...given,
    cu: 6,
    rating: 3,
    sts: 2,
    battles: [one({ cu: 5, rating: 2, allies: 2, enemyAllies: 3, sts: 1, retreat: 1, attacker: 'enemy' })],
  });
  const first = single({ ...army, ...foe, charge: 'yes', attacker: 'rome' });
  expect(mine.chances.allWon).toBeCloseTo(first.chances.carthageWins, 12);
  expect(mine.expected.enemyLosses).toBeCloseTo(first.expected.romeCuLost, 12);
  expect(mine.expected.elephantsLeft).toBeCloseTo(3 - first.expected.elephantsLost!, 12);
  // 13.6: only the loser removes PCs.
  expect(mine.expected.pcsLost).toBeCloseTo(first.chances.romeWins * first.expected.carthagePcsLostIfRomeWins!, 12);
  const rome = ask({
    ...given,
    side: 'rome',
    cu: 5,
    rating: 2,
    battles: [one({ cu: 6, rating: 3, allies: 3, enemyAllies: 2, elephants: 3 })],
  });
  const second = single({
    ...army,
    romeCu: 5,
    romeRating: 2,
    romeAllies: 3,
    romeSts: 0,
    charge: 'yes',
    attacker: 'rome',
  });
  expect(rome.chances.allWon).toBeCloseTo(second.chances.romeWins, 12);
});

test('13.4: the second battle is fought with every number of CUs that the first may leave, not with the average', () => {
  const foe = {
    romeCu: 3,
    romeRating: 1,
    carthageRating: 2,
    carthageAllies: 1,
    romeAllies: 1,
    romeSts: 0,
    elephants: 0,
  };
  const first = single({ ...foe, carthageCu: 5 });
  const wins = (cu: number) => (cu === 0 ? 0 : single({ ...foe, carthageCu: cu }).chances.carthageWins);
  const expected =
    first.chances.carthageWins *
    first.distributions.carthageCuLostIfCarthageWins!.reduce(
      (sum, { value, chance }) => sum + chance * wins(5 - value),
      0,
    );
  const found = ask({ cu: 5, battles: [one({ cu: 3 }), one({ cu: 3 })] });
  expect(found.chances.allWon).toBeCloseTo(expected, 12);
});

test('14.1: the Siege goes on with every number of CUs that the victory may leave', () => {
  const first = single({ carthageCu: 6, elephants: 0, romeCu: 2, romeSts: 0, carthageAllies: 1 });
  const falls = (cu: number) =>
    cu === 0
      ? 0
      : siege.compute({ ...defaultsOf(siege.fields), cu, supremacy: true, attempts: 4 }, tables).chances.falls;
  const expected =
    first.chances.carthageWins *
    first.distributions.carthageCuLostIfCarthageWins!.reduce(
      (sum, { value, chance }) => sum + chance * falls(6 - value),
      0,
    );
  const found = ask({ cu: 6, battles: [one({ cu: 2 })], place: 'city', supremacy: true, attempts: 4 });
  expect(found.chances.taken).toBeCloseTo(expected, 12);
});

test('every roll of two battles and a Siege gives what is computed at once', () => {
  const input = inputOf({
    cu: 4,
    elephants: 1,
    rating: 1,
    sts: 3,
    pcs: 2,
    battles: [
      one({ cu: 2, rating: 1, allies: 1, enemyAllies: 1, retreat: 1 }),
      one({ cu: 3, rating: 2, allies: 1, enemyAllies: 2 }),
    ],
    charge: 'no',
    beaten: 'goes-on',
    place: 'tribe',
    attempts: 1,
  });
  const report = battles.compute(input, tables);
  const falls = everyFall((fallen) => battles.rolls!(input, tables, fallen), 20_000)!;
  const sums: Record<string, number> = {};
  for (const { faces, chance } of falls)
    for (const [key, value] of Object.entries(battles.resolve!(input, faces, tables).facts))
      sums[key] = (sums[key] ?? 0) + chance * Number(value);
  for (const [key, value] of Object.entries({ ...report.chances, ...report.expected }))
    expect(sums[key], key).toBeCloseTo(value, 10);
  expect(report.chances.outOfPcs).toBeGreaterThan(0);
});

test('from a Land Battle the ways on lead to the same battle, with all that it leaves the Attacker', () => {
  for (const attacker of ['carthage', 'rome'] as const) {
    const { onward, chances } = single({ attacker, carthageCu: 7, elephants: 2, romeCu: 6, carthageSts: 1 });
    expect(onward).toHaveLength(2);
    for (const way of onward) {
      const read = parse(battles.fields, fromQuery(battles.fields, queryOf(way, battles.fields)) ?? {});
      if (read.type === 'problems') throw new Error(read.problems[0]!.sentence);
      const { grid } = battles.compute(read.input as Input, tables);
      expect(grid.rows[0]!['won']).toBeCloseTo(chances[`${attacker}Wins`], 12);
    }
  }
});

test('2.2.A: nobody leads more than 10 Units, STs included', () => {
  const barred = (given: Partial<Input>) => barsOf(battles.fields, inputOf(given)).map(({ sentence }) => sentence);
  expect(barred({ cu: 8, sts: 3 })[0]).toContain('2.2.A');
  expect(barred({ battles: [one({ cu: 11, attacker: 'enemy' })] })[0]).toContain('2.2.A');
  expect(barred({ cu: 8, sts: 2, battles: [one({ cu: 11 })] })).toEqual([]);
});
