/** Seeded draws and shuffles: the same seed, the same order; every order equally likely. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { draw, shuffled } from '../../src/engine/shuffle.ts';

describe('draw', () => {
  test('stays in 0..1, and the same seed gives the same draw and the same next seed', () => {
    fc.assert(
      fc.property(fc.integer(), (start) => {
        for (let i = 0, seed = start; i < 20; i++) {
          const drawn = draw(seed);
          expect(drawn.value).toBeGreaterThanOrEqual(0);
          expect(drawn.value).toBeLessThan(1);
          expect(Number.isInteger(drawn.seed)).toBe(true);
          expect(draw(seed)).toEqual(drawn);
          seed = drawn.seed;
        }
      }),
    );
  });

  test('falls evenly from seed to seed: each tenth gets a tenth of 20,000 draws, give or take 10 %', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0, seed = 7; i < 20_000; i++) {
      const drawn = draw(seed);
      tenths[Math.floor(drawn.value * 10)]! += 1;
      seed = drawn.seed;
    }
    for (const n of tenths) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });

  test('neighbouring seeds have nothing in common', () => {
    const first = Array.from({ length: 1000 }, (_, seed) => draw(seed).value);
    const mean = first.reduce((a, b) => a + b, 0) / first.length;
    expect(mean).toBeGreaterThan(0.46);
    expect(mean).toBeLessThan(0.54);
  });
});

describe('shuffled', () => {
  test('keeps every element and leaves the list given as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const before = [...list];
        const order = shuffled(list, new Random(seed));
        expect(list).toEqual(before);
        expect([...order].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
        expect(shuffled(list, new Random(seed))).toEqual(shuffled([...list], new Random(seed)));
      }),
    );
  });

  test('all six orders of three come up about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 12_000; seed++) {
      const order = shuffled(['a', 'b', 'c'], new Random(seed)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});
