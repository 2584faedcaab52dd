/** Distributions for properties, and what it means that two are the same. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Dist, entriesOf, keyOf, weighted } from '../../src/engine/dist.ts';

/** Some whole numbers with whole weights, at least one of them above 0. */
export const wholeDist = (max = 12): fc.Arbitrary<Dist<number>> =>
  fc
    .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max })), { minLength: 1, maxLength: 6 })
    .filter((entries) => entries.some(([, weight]) => weight > 0))
    .map((entries) => weighted(entries));

/** One distribution for each outcome that may come before it. */
export const follower = (): fc.Arbitrary<(outcome: number) => Dist<number>> =>
  fc.array(wholeDist(5), { minLength: 1, maxLength: 4 }).map((dists) => (n) => dists[Math.abs(n) % dists.length]!);

export const weightsOf = <T>(dist: Dist<T>): Map<unknown, number> =>
  new Map([...entriesOf(dist)].map(([o, w]) => [keyOf(o), w]));

/** The same outcomes with exactly the same chances, however the weights are scaled. */
export function expectSame<T>(a: Dist<T>, b: Dist<T>): void {
  const [inA, inB] = [weightsOf(a), weightsOf(b)];
  expect(new Set(inA.keys())).toEqual(new Set(inB.keys()));
  for (const [key, weight] of inA)
    expect(BigInt(weight) * BigInt(b.total)).toBe(BigInt(inB.get(key)!) * BigInt(a.total));
}

/** Weights are whole numbers that add up to the total. */
export function expectWhole(dist: Dist<unknown>): void {
  for (const weight of dist.weights) expect(Number.isSafeInteger(weight) && weight > 0).toBe(true);
  expect(dist.weights.reduce((a, b) => a + b, 0)).toBe(dist.total);
}
