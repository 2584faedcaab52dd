/** Matrix games against known answers, the test that nobody can do better, and games written out in full. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve, solveAnswered } from '../../src/engine/matrix-game.ts';
import { sum } from '../support/oracle.ts';

type Payoffs = readonly (readonly number[])[];

function expectSolved(payoffs: Payoffs): void {
  const { value, rows, columns } = solve(payoffs);
  for (const mix of [rows, columns]) {
    expect(sum([...mix])).toBeCloseTo(1, 12);
    expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
  }
  // Neither does better by any single choice, so neither does better at all.
  payoffs[0]!.forEach((_, c) => {
    expect(sum(payoffs.map((row, r) => row[c]! * rows[r]!))).toBeGreaterThanOrEqual(value - 1e-11);
  });
  for (const row of payoffs) expect(sum(row.map((p, c) => p * columns[c]!))).toBeLessThanOrEqual(value + 1e-11);
}

const gamesFor = (stakes: number) =>
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([height, width]) =>
    fc.array(fc.array(fc.integer({ min: -stakes, max: stakes }), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );

const anyGame = gamesFor(9);

describe('known games', () => {
  test('stone, paper, scissors', () => {
    const { value, rows, columns } = solve([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(value).toBeCloseTo(0, 12);
    for (const mix of [...rows, ...columns]) expect(mix).toBeCloseTo(1 / 3, 12);
  });

  test('two by three with mixes .8/.2 and .3/.7', () => {
    const { value, rows, columns } = solve([
      [0, -0.6, -0.2],
      [0.4, 0.8, -0.8],
    ]);
    expect(value).toBeCloseTo(-0.32, 12);
    [0.8, 0.2].forEach((p, r) => {
      expect(rows[r]).toBeCloseTo(p, 12);
    });
    [0, 0.3, 0.7].forEach((p, c) => {
      expect(columns[c]).toBeCloseTo(p, 12);
    });
  });

  test('a saddle point is played without mixing', () => {
    expect(
      solve([
        [3, 5],
        [1, 9],
      ]),
    ).toEqual({ value: 3, rows: [1, 0], columns: [1, 0] });
  });

  test('where everything is the same the first choice does', () => {
    expect(
      solve([
        [2, 2],
        [2, 2],
      ]),
    ).toEqual({ value: 2, rows: [1, 0], columns: [1, 0] });
  });
});

describe('laws', () => {
  test('no single choice beats the mixes', () => {
    fc.assert(fc.property(anyGame, expectSolved), { numRuns: 300 });
  });

  test('seen from the other side the value changes its sign', () => {
    fc.assert(
      fc.property(anyGame, (payoffs) => {
        const turned = payoffs[0]!.map((_, c) => payoffs.map((row) => -row[c]!));
        expect(solve(turned).value).toBeCloseTo(-solve(payoffs).value, 11);
      }),
      { numRuns: 100 },
    );
  });

  test('what is added to every payoff is added to the value', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: -50, max: 50 }), (payoffs, more) => {
        const moved = solve(payoffs.map((row) => row.map((p) => p + more)));
        expect(moved.value).toBeCloseTo(solve(payoffs).value + more, 10);
      }),
      { numRuns: 100 },
    );
  });
});

test('of mixes that are worth the same the cheapest is played', () => {
  fc.assert(
    fc.property(gamesFor(1), (payoffs) => {
      const { value, rows, columns } = solve(payoffs);
      const { rows: cheap, ...rest } = solve(
        payoffs,
        payoffs.map((_, r) => r),
      );
      expect(rest).toEqual({ value, columns });
      const least = (mix: readonly number[]) =>
        Math.min(...payoffs[0]!.map((_, c) => sum(payoffs.map((row, r) => row[c]! * mix[r]!))));
      const cost = (mix: readonly number[]) => sum(mix.map((share, r) => share * r));
      expect(least(cheap)).toBeCloseTo(value, 11);
      expect(cost(cheap)).toBeLessThanOrEqual(cost(rows) + 1e-9);
      // No choice can give its whole share to a cheaper one.
      for (const [r, share] of cheap.entries())
        for (let to = 0; share > 1e-9 && to < r; to++) {
          const moved = cheap.map((s, i) => (i === r ? 0 : i === to ? s + share : s));
          expect(least(moved)).toBeLessThan(value - 1e-9);
        }
    }),
    { numRuns: 300 },
  );
});

test('a game needs choices and whole rows of numbers', () => {
  expect(() => solve([])).toThrow(RangeError);
  expect(() => solve([[]])).toThrow(RangeError);
  expect(() => solve([[1], [1, 2]])).toThrow(RangeError);
  expect(() => solve([[Number.NaN]])).toThrow(RangeError);
});

describe('answers', () => {
  test('asked for one by one they give the game written out in full', () => {
    // The column player sees one of two states, equally likely, and may answer each in two ways: four ways in all.
    fc.assert(
      fc.property(anyGame, anyGame, (a, b) => {
        const height = Math.min(a.length, b.length);
        const pairs = a[0]!.flatMap((_, i) => b[0]!.map((__, j) => [i, j] as const));
        const payoff = (r: number, [i, j]: readonly [number, number]) => (a[r]![i]! + b[r]![j]!) / 2;
        const rows = Array.from({ length: height }, (_, r) => r);
        const whole = solve(rows.map((r) => pairs.map((pair) => payoff(r, pair))));
        const best = (state: Payoffs, mix: readonly number[]): number => {
          const worth = state[0]!.map((_, c) => sum(rows.map((r) => state[r]![c]! * mix[r]!)));
          return worth.indexOf(Math.min(...worth));
        };
        const found = solveAnswered(height, (mix) => {
          const pair = [best(a, mix), best(b, mix)] as const;
          return { answer: pair, payoffs: rows.map((r) => payoff(r, pair)) };
        });
        expect(found.value).toBeCloseTo(whole.value, 11);
        expect(sum(found.answers.map((x) => x.weight))).toBeCloseTo(1, 12);
      }),
      { numRuns: 100 },
    );
  });
});
