/** Cases side by side: what differs, what is common, which is best and by how much. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { decides, differences, type Lettered, rowsOf } from '../../../src/calculator/told/compare.ts';
import { battle } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');
const caseOf = (letter: string, changed: object): Lettered => {
  const input = { ...defaultsOf(battle.fields), attackerCu: 8, defenderCu: 5, ...changed };
  return { letter, input, report: battle.compute(input as never, tables) };
};
const [a, b] = [caseOf('A', { attackerTactics: 3 }), caseOf('B', { attackerCu: 10, attackerTactics: 2 })];

test('the sentence names the best for the aim and by how much, or that there is no difference', () => {
  const [worse, better] = [a, b].map(({ report }) => report.chances['attackerWins']! * 100);
  expect(decides(battle, [a, b], 'attackerWins')).toBe(
    `B is best for attacker's win chance: ${Math.round(better!)}%, ${Math.round(better! - worse!)} points more than A.`,
  );
  expect(decides(battle, [a, b], 'defenderWins')).toMatch(/^A is best for defender's win chance: /);
  expect(decides(battle, [a, { ...a, letter: 'B' }], 'attackerWins')).toBe(
    "A and B are equally good for attacker's win chance.",
  );
  expect(decides(battle, [a], 'attackerWins')).toContain('Add another case');
});

test('what differs is told of each case, what is common once', () => {
  const { own, common } = differences(battle, [a, b]);
  expect(own).toEqual([
    ['Attacker CU 8', 'Attacker tactics 3'],
    ['Attacker CU 10', 'Attacker tactics 2'],
  ]);
  expect(common).toEqual(['Defender CU 5']);
});

test('each aim has a row with its best, equal values have none, and every other figure stands below', () => {
  const rows = rowsOf(battle, [a, b]);
  expect(rows[0]).toMatchObject({ name: "Attacker's win chance", best: [1] });
  expect(rows.map((r) => r.name)).not.toContain(battle.terms.attackerWins);
  expect(rowsOf(battle, [a, { ...a, letter: 'B' }])[0]!.best).toEqual([]);
  const shifted = (by: number): Lettered => {
    const chances = { ...a.report.chances, attackerWins: a.report.chances['attackerWins']! + by };
    return { ...a, letter: 'B', report: { ...a.report, chances } };
  };
  // What reads the same on the page is no better than the other.
  const [{ values, best }] = rowsOf(battle, [a, shifted(1e-5)]) as [ReturnType<typeof rowsOf>[number]];
  expect([values[0] === values[1], best]).toEqual([true, []]);
  expect(rowsOf(battle, [a, shifted(1e-5), shifted(-0.2)])[0]!.best).toEqual([0, 1]);
  for (const key of Object.keys(a.report.expected))
    expect(rows.map((r) => r.name)).toContain(battle.terms[key as never]);
});

test('cases that differ in tables alone say so, entry by entry', () => {
  const shipped = { 'force-ratio': tables['force-ratio']! };
  const own = (value: number) => withOwn(tables, { 'force-ratio': { '8 5': value } });
  const with8 = (letter: string, given: typeof tables): Lettered => ({
    ...a,
    letter,
    report: battle.compute(a.input as never, given),
  });
  const title = shipped['force-ratio'].title;
  expect(differences(battle, [a, with8('B', own(5))]).own).toEqual([['our tables'], [`${title}, 8, 5: 5`]]);
  expect(differences(battle, [with8('A', own(4)), with8('B', own(5))]).own).toEqual([
    [`${title}, 8, 5: 4`],
    [`${title}, 8, 5: 5`],
  ]);
  expect(differences(battle, [with8('A', own(5)), with8('B', own(5))]).own).toEqual([[], []]);
});
