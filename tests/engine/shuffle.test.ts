/** Seeded draws and shuffles: the same seed, the same order; every order equally likely. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, random, shuffled } from '../../src/engine/shuffle.ts';

describe('draw', () => {
  test('stays in 0..1, and the seed written down gives the same draws as the stream', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const stream = random(seed);
        let at = seed;
        for (let i = 0; i < 20; i++) {
          const drawn = draw(at);
          at = drawn.seed;
          expect(drawn.value).toBeGreaterThanOrEqual(0);
          expect(drawn.value).toBeLessThan(1);
          expect(stream()).toBe(drawn.value);
        }
      }),
    );
  });

  test('falls evenly: each tenth gets a tenth of 100,000 draws, give or take 4 %', () => {
    const stream = random(7);
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) tenths[Math.floor(stream() * 10)]! += 1;
    for (const n of tenths) expect(Math.abs(n - 10_000)).toBeLessThan(400);
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
        const { list: order } = shuffled(list, seed);
        expect(list).toEqual(before);
        expect([...order].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
        expect(shuffled(list, seed).list).toEqual(shuffled([...list], seed).list);
      }),
    );
  });

  test('all six orders of three come up about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 12_000; seed++) {
      const order = shuffled(['a', 'b', 'c'], seed).list.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});
