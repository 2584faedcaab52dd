/** The cheapest way: against all ways tried out, and where there is none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapest, reachable, type Step } from '../../src/engine/path.ts';

type Graph = Readonly<Record<string, readonly Step<string>[]>>;

const DIAMOND: Graph = {
  a: [
    { to: 'b', cost: 1 },
    { to: 'c', cost: 4 },
  ],
  b: [
    { to: 'c', cost: 1 },
    { to: 'd', cost: 5 },
  ],
  c: [{ to: 'd', cost: 1 }],
  d: [],
  e: [{ to: 'a', cost: 1 }],
};

test('a way round may be cheaper; what cannot be reached is not there', () => {
  const routes = cheapest('a', (n) => DIAMOND[n]!);
  expect(routes.get('d')).toEqual({ cost: 3, path: ['a', 'b', 'c', 'd'] });
  expect(routes.get('a')).toEqual({ cost: 0, path: ['a'] });
  expect(routes.has('e')).toBe(false);
});

test('of ways that cost the same the one found first stays', () => {
  const both: Graph = {
    a: [
      { to: 'b', cost: 1 },
      { to: 'c', cost: 1 },
    ],
    b: [{ to: 'd', cost: 1 }],
    c: [{ to: 'd', cost: 1 }],
    d: [],
  };
  expect(cheapest('a', (n) => both[n]!).get('d')?.path).toEqual(['a', 'b', 'd']);
});

test('a step cannot pay back', () => {
  expect(() => cheapest('a', () => [{ to: 'b', cost: -1 }])).toThrow(RangeError);
});

/** By trying every way without a circle. */
function tried(
  costs: readonly (readonly number[])[],
  from: number,
  to: number,
  seen: readonly number[] = [from],
): number {
  if (from === to) return 0;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...costs[from]!.flatMap((cost, next) =>
      cost > 6 || seen.includes(next) ? [] : [cost + tried(costs, next, to, [...seen, next])],
    ),
  );
}

test('no way tried out by hand is cheaper', () => {
  const size = 5;
  const any = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  });
  fc.assert(
    fc.property(any, (costs) => {
      // Above 6 there is no step.
      const routes = cheapest(0, (n) => costs[n]!.flatMap((cost, to) => (cost > 6 || to === n ? [] : [{ to, cost }])));
      for (let to = 0; to < size; to++)
        expect(routes.get(to)?.cost ?? Number.POSITIVE_INFINITY).toBe(tried(costs, 0, to));
    }),
    { numRuns: 60 },
  );
});

test('what can be reached is found once, the nearest first, round circles too', () => {
  const next: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'd'], c: ['d'], d: [], e: ['a'] };
  expect([...reachable(['a'], (node) => next[node] ?? [])]).toEqual(['a', 'b', 'c', 'd']);
  expect([...reachable<string>([], () => ['a'])]).toEqual([]);
});
