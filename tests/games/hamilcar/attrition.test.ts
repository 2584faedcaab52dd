/** Attrition: the means of the columns by hand, every roll of several Forces, winter and Events. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { attrition } from '../../../src/games/hamilcar/attrition/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof attrition.fields>;
type Force = Input['forces'][number];
const force = (given: Partial<Force>): Force => ({
  cu: 5,
  elephants: 0,
  sts: 0,
  supplied: false,
  ground: 'enemy',
  ...given,
});
const inputOf = (forces: Partial<Force>[], given: Partial<Input> = {}): Input => ({
  ...defaultsOf(attrition.fields),
  forces: forces.map(force),
  ...given,
});
const report = (forces: Partial<Force>[], given: Partial<Input> = {}): Report =>
  attrition.compute(inputOf(forces, given), tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

describe('15.2: the mean loss of each column', () => {
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
    [30, 2],
  ])('%i CU lose %f', (cu, mean) => close(report([{ cu }]).expected['cuLost'], mean));

  test('the other printing of row 6 adds 1/6 to columns 3 and 5-6 only', () => {
    const other = (cu: number) => report([{ cu }], { rowSix: 'step-6' }).expected['cuLost'];
    close(other(3), 4 / 6);
    close(other(5), 8 / 6);
    for (const [cu, mean] of [
      [1, 1 / 6],
      [2, 2 / 6],
      [4, 5 / 6],
      [7, 10 / 6],
      [10, 2],
    ] as const)
      close(other(cu), mean);
  });

  test('every pattern cell: the sum of row and column decides', () => {
    const cells = Object.fromEntries(tables['attrition']!.entries.map(({ at, value }) => [at.join(' '), value]));
    const columns = ['1', '2', '3', '4', '5-6', '7-9', '10+'];
    for (let row = 1; row <= 7; row++)
      columns.forEach((column, c) => {
        const s = row + c + 1;
        expect(cells[`${row} ${column}`]).toBe(s <= 6 ? 0 : s <= 9 ? 1 : s <= 11 ? 2 : s <= 13 ? 3 : 4);
      });
  });
});

describe('5.3.A: who rolls', () => {
  test('an ST takes the place of the roll, and goes', () => {
    const { chances, expected, facts, tables: used } = report([{ cu: 8, sts: 1, supplied: true }]);
    expect(chances).toEqual({ anyLoss: 0, noLoss: 1, emptied: 0 });
    expect(expected).toEqual({ cuLost: 0, stsLeft: 0 });
    expect(facts).toMatchObject({ rolls: 0, stsRemoved: 1 });
    expect(used.filter((u) => u.table !== 'attrition')).toEqual([]);
  });

  test('without an ST the wish to remove one changes nothing', () => {
    expect(report([{ cu: 8, supplied: true }]).expected).toEqual(report([{ cu: 8 }]).expected);
  });

  test('inside the own city, or among friends, nobody rolls', () => {
    const { facts, sentence } = report([{ ground: 'inside' }, { ground: 'clear' }]);
    expect(facts['rolls']).toBe(0);
    expect(sentence).toBe('Nobody rolls for Attrition this winter.');
  });

  test('5.3.B: STs of a Force that lost its last CU are removed', () => {
    // Only a 6 empties a Force of 1 CU.
    const { expected, chances } = report([{ cu: 1, sts: 2 }]);
    close(expected['stsLeft'], (5 * 2) / 6);
    close(chances['emptied'], 1 / 6);
  });
});

describe('several Forces', () => {
  test('every roll of three Forces gives the same', () => {
    const cus = [4, 6, 10];
    const lossOf = (die: number, cu: number): number => {
      const column = cu <= 4 ? cu : cu <= 6 ? 5 : cu <= 9 ? 6 : 7;
      const s = die + column;
      return s <= 6 ? 0 : s <= 9 ? 1 : s <= 11 ? 2 : 3;
    };
    const totals = sequences(3).map((roll) => sum(roll.map((die, i) => lossOf(die, cus[i]!))));
    const { expected, chances, distributions } = report(cus.map((cu) => ({ cu })));
    close(expected['cuLost'], sum(totals) / 216);
    close(chances['noLoss'], 0);
    for (const { value, chance } of distributions['cuLost']!)
      close(chance, totals.filter((t) => t === value).length / 216);
  });

  test('17.1.#35: the Event strikes the Army that loses most, and no ST helps', () => {
    const { facts, expected } = report([{ cu: 4 }, { cu: 9, sts: 1, supplied: true, ground: 'clear' }], {
      cause: 'event',
    });
    expect(facts).toMatchObject({ rolls: 1, struck: 'Army 2', columns: '7-9' });
    close(expected['cuLost'], 5 / 3);
    close(expected['stsLeft'], 1);
  });
});

describe('Elephants', () => {
  test('lost first where the row shows them: on a 6, and where a reader says so', () => {
    close(report([{ cu: 4, elephants: 1 }]).expected['elephantsLost'], 1 / 6);
    close(report([{ cu: 1, elephants: 4 }]).expected['elephantsLost'], 1 / 6);
    const own = withOwn(tables, { 'attrition-elephants': { '5 elephant': 1, '6 elephant': 1 } });
    close(attrition.compute(inputOf([{ cu: 4, elephants: 1 }]), own).expected['elephantsLost'], 2 / 6);
  });

  test('without Elephants the lost symbol is not asked for', () => {
    expect(report([{ cu: 4 }]).standing).toBe('example');
    expect(report([{ cu: 4, elephants: 1 }]).standing).toBe('public');
  });
});

test('written down: in winter an ST goes without a roll, and an ST that nobody guards any more goes too', () => {
  const steps = (given: Partial<Force>, cause: Input['cause'], ...dice: number[]) =>
    attrition.resolve!(inputOf([given], { cause }), { attrition: dice }, tables).steps!.map(({ rule }) => rule);
  expect(steps({ sts: 1, supplied: true }, 'winter')).toEqual(['5.3.A']);
  expect(steps({ cu: 1, sts: 1 }, 'winter', 6)).toEqual(['15.2', '5.3.B']);
  expect(steps({ cu: 1, sts: 1 }, 'winter', 1)).toEqual(['15.2']);
  expect(steps({ cu: 1, sts: 1, supplied: true }, 'event', 6)).toEqual(['15.2']);
});

test('written down: 6 CU and a 5 lose 2', () => {
  const { facts, steps } = attrition.resolve!(inputOf([{ cu: 6 }]), { attrition: [5] }, tables);
  expect(facts).toMatchObject({ cuLost: 2, columns: '5-6', anyLoss: true });
  expect(steps).toEqual([{ rule: '15.2', text: 'Force 1, 6 CUs: a 5 costs 2 CUs.' }]);
});
