/** Attrition: the stand-in table column by column, and several spaces together. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { attrition } from '../../../src/games/sword-of-rome/attrition/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof attrition.fields>;
type Space = Input['spaces'][number];
const report = (...spaces: Space[]): Report => attrition.compute({ ...defaultsOf(attrition.fields), spaces }, tables);
const enemy = (cu: number): Space => ({ cu, ground: 'enemy' });

const CLOSE = 1e-12;
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(CLOSE);

describe('one space', () => {
  test.each([
    [1, 1 / 6],
    [2, 1 / 3],
    [3, 1 / 2],
    [4, 5 / 6],
    [5, 7 / 6],
    [6, 7 / 6],
    [7, 5 / 3],
    [9, 5 / 3],
    [10, 2],
    [40, 2],
  ])('%i CU lose %f on average', (cu, mean) => {
    close(report(enemy(cu)).expected['cuLost'], mean);
  });

  test('one CU is lost altogether on a 6', () => {
    close(report(enemy(1)).chances['emptied'], 1 / 6);
    expect(report(enemy(2)).chances['emptied']).toBe(0);
  });
});

describe('several spaces', () => {
  test('6 and 3 CU: nothing is lost 1 time in 12, and 5/3 on average', () => {
    const { chances, expected } = report(enemy(6), enemy(3));
    close(chances['noLoss'], 1 / 12);
    close(chances['anyLoss'], 11 / 12);
    close(expected['cuLost'], 7 / 6 + 1 / 2);
  });

  test('own and allied ground is spared', () => {
    const spared = report({ cu: 9, ground: 'own' }, { cu: 9, ground: 'allied' });
    expect(spared.chances).toEqual({ noLoss: 1, anyLoss: 0, emptied: 0 });
    expect(spared.facts['rolls']).toBe(0);
    expect(spared.sentence).toContain('nobody rolls');
    expect(spared.standing).toBe('printed');
    close(report(enemy(4), { cu: 9, ground: 'own' }).expected['cuLost'], 5 / 6);
  });

  test('a row a space, and its chances add up', () => {
    const { rows } = report(enemy(10), { cu: 4, ground: 'own' }).grid!;
    expect(rows).toHaveLength(2);
    for (const row of rows) close(sum([0, 1, 2, 3].map((lost) => Number(row[`lost${lost}`]))), 1);
    expect(rows[1]).toMatchObject({ lost0: 1, average: '0.00' });
  });

  test('every sequence of dice gives the same', () => {
    fc.assert(
      fc.property(anyInput(attrition.fields, { items: 3 }), (drawn) => {
        const input = drawn as Input;
        const dice = input.spaces.filter((s) => s.ground === 'enemy').length;
        const outcomes = sequences(dice).map((faces) =>
          attrition.resolve!(input, dice ? { attrition: faces } : {}, tables),
        );
        const { expected, chances } = attrition.compute(input, tables);
        close(sum(outcomes.map((o) => Number(o.facts['cuLost']))) / outcomes.length, expected['cuLost']!);
        close(outcomes.filter((o) => o.facts['emptied']).length / outcomes.length, chances['emptied']!);
      }),
      { numRuns: 40 },
    );
  });
});

test('the table is a stand-in, cell by cell, and says where it is from', () => {
  for (const entry of tables['attrition']!.entries)
    expect(entry).toMatchObject({ standing: 'stand-in', source: 'Hamilcar, attrition table' });
  // Each cell depends on its row and column together: every row is the one above, one column further left.
  const columns = tables['attrition']!.axes[1]!.keys;
  const at = (die: number, column: number) =>
    tables['attrition']!.entries.find((e) => e.at[0] === die && e.at[1] === columns[column])!.value;
  for (let die = 2; die <= 6; die++)
    for (let c = 0; c + 1 < columns.length; c++) expect(at(die, c)).toBe(at(die - 1, c + 1));
});
