/** An example agrees where every figure it states came out, to as many places as it is written with. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agrees } from '../../src/calculator/example.ts';
import type { Fact } from '../../src/calculator/report.ts';

const verdict = (expected: Fact, found: Fact | undefined): boolean =>
  agrees({ key: expected }, found === undefined ? {} : { key: found })[0]!.agrees;

describe('agrees', () => {
  test.each<[Fact, Fact | undefined, boolean]>([
    [1.066, 1.06567, true],
    [1.066, 1.0651, false],
    [4.06, 4.0549, false],
    [4.05, 4.0549, true],
    [-0.5, -0.46, true],
    [5, 5, true],
    [5, 5.2, false],
    [0, 0, true],
    ['attacker', 'attacker', true],
    ['attacker', 'defender', false],
    [true, true, true],
    [true, 1, false],
    [1, true, false],
    ['5', 5, false],
    [5, undefined, false],
    [false, undefined, false],
  ])('%j of %j: %s', (expected, found, result) => {
    expect(verdict(expected, found)).toBe(result);
  });

  test('tells key, what was expected and what was found, in the order of the example', () => {
    expect(agrees({ winner: 'attacker', losses: 2, none: 1 }, { losses: 3, winner: 'attacker', other: 9 })).toEqual([
      { key: 'winner', expected: 'attacker', found: 'attacker', agrees: true },
      { key: 'losses', expected: 2, found: 3, agrees: false },
      { key: 'none', expected: 1, found: undefined, agrees: false },
    ]);
  });

  test('a figure agrees with itself rounded, and not with its neighbour', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 4 }), (n, places) => {
        const expected = Number((n / 10 ** places).toFixed(places));
        // A trailing zero is not written, so the places are those that remain.
        const written = String(expected).split('.')[1]?.length ?? 0;
        fc.pre(written > 0);
        const unit = 10 ** -written;
        expect(verdict(expected, expected + 0.4 * unit)).toBe(true);
        expect(verdict(expected, expected + 0.6 * unit)).toBe(false);
        expect(verdict(expected, expected - 0.6 * unit)).toBe(false);
      }),
    );
  });
});
