/** The seeded source of chance: repeatable, even, and different from seed to seed. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';

const draws = (seed: number, n: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: n }, () => random.next());
};

describe('random numbers', () => {
  test('the same seed gives the same run, another seed another', () => {
    expect(draws(7, 100)).toEqual(draws(7, 100));
    const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => draws(seed, 1)[0]));
    expect(firsts.size).toBe(1000);
  });

  test('are what sfc32 gives', () => {
    // The published generator, step by step, from the same state.
    let [a, b, c, d] = [5, 5 ^ 0x9e3779b9, 5 ^ 0x243f6a88, 1];
    const next = () => {
      const sum = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + sum) | 0;
      return sum >>> 0;
    };
    for (let i = 0; i < 15; i++) next();
    expect(draws(5, 50)).toEqual(Array.from({ length: 50 }, next));
  });

  test('fall evenly: each face of a die and each pair of faces about as often', () => {
    const random = new Random(1);
    const pairs = new Float64Array(36);
    const n = 360_000;
    for (let i = 0; i < n; i++) pairs[random.below(6) * 6 + random.below(6)]!++;
    const chiSquared = pairs.reduce((sum, k) => sum + (k - n / 36) ** 2 / (n / 36), 0);
    // 35 degrees of freedom: beyond 70 once in some two thousand seeds.
    expect(chiSquared).toBeLessThan(70);
  });

  test('stay below their bound', () => {
    const random = new Random(2);
    const values = Array.from({ length: 10_000 }, (_, i) => [random.below(1 + (i % 48)), i % 48] as const);
    expect(values.filter(([value, most]) => !Number.isInteger(value) || value < 0 || value > most)).toEqual([]);
  });
});
