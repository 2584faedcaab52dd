/** Draws against every hand written out, and against the laws that any draw obeys. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, mean } from '../../src/engine/dist.ts';
import { atLeast, choose, counts, hand, hands } from '../../src/engine/draw.ts';
import { choose as slowChoose, sum } from '../support/oracle.ts';

/** Every set of so many places out of n. */
function subsets(n: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: n }, (_, last) => last).flatMap((last) =>
    subsets(last, size - 1).map((rest) => [...rest, last]),
  );
}

const deckOf = (kinds: readonly number[]): number[] =>
  kinds.flatMap((n, kind) => Array.from({ length: n }, () => kind));

const anyKinds = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });

describe('ways to choose', () => {
  test('agree with factorials, and are exact for 55 cards', () => {
    for (let n = 0; n <= 12; n++) for (let k = 0; k <= n; k++) expect(choose(n, k)).toBe(Math.round(slowChoose(n, k)));
    expect(choose(55, 10)).toBe(29_248_649_430);
    expect(choose(55, 27)).toBe(3_824_345_300_380_220);
    expect([choose(5, -1), choose(5, 6)]).toEqual([0, 0]);
  });

  test('not from less than nothing', () => {
    expect(() => choose(-1, 0)).toThrow(RangeError);
    expect(() => choose(1.5, 1)).toThrow(RangeError);
  });
});

describe('one hand', () => {
  test('holds what every hand written out holds', () => {
    fc.assert(
      fc.property(anyKinds, fc.nat(6), (kinds, wanted) => {
        const deck = deckOf(kinds);
        const size = Math.min(wanted, deck.length);
        const all = subsets(deck.length, size).map((places) =>
          kinds.map((_, kind) => places.filter((p) => deck[p] === kind).length),
        );
        const dist = counts(kinds, deck.length, size);
        expect(dist.total).toBe(all.length);
        dist.outcomes.forEach((held, i) => {
          expect(dist.weights[i]).toBe(all.filter((other) => other.join() === held.join()).length);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('joins hands that come to the same: the best two of a hand', () => {
    const kinds = [1, 1, 1, 2];
    const values = [6, 4, 3, 1];
    const best = hand(kinds, 3, { sum: 0, taken: 0 }, ({ sum: so, taken }, kind, n) => {
      const more = Math.min(n, 2 - taken);
      return { sum: so + more * values[kind]!, taken: taken + more };
    });
    const deck = [6, 4, 3, 1, 1];
    const slow = subsets(5, 3).map((places) =>
      sum(
        places
          .map((p) => deck[p]!)
          .toSorted((a, b) => b - a)
          .slice(0, 2),
      ),
    );
    for (let total = 2; total <= 10; total++)
      expect(chance(best, (s) => s.sum === total)).toBe(slow.filter((s) => s === total).length / slow.length);
  });

  test('its mean is its share of the kind; at least none is certain', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(30), fc.nat(50), (there, others, wanted) => {
        const total = there + others;
        const size = Math.min(wanted, total);
        if (total > 0) expect(mean(counts([there], total, size), ([n]) => n!)).toBeCloseTo((there * size) / total, 12);
        expect(atLeast(0, there, total, size)).toBeCloseTo(1, 12);
        for (let n = 0; n <= there; n++)
          expect(atLeast(n, there, total, size)).toBeCloseTo(
            chance(counts([there], total, size), ([held]) => held! >= n),
            12,
          );
      }),
      { numRuns: 40 },
    );
  });

  test('cannot be larger than the cards there are', () => {
    expect(() => counts([2], 3, 4)).toThrow(RangeError);
    expect(() => counts([4], 3, 1)).toThrow(RangeError);
  });
});

describe('several hands', () => {
  test('hold together what one hand of their size holds', () => {
    fc.assert(
      fc.property(anyKinds, fc.array(fc.nat(4), { maxLength: 3 }), (kinds, wanted) => {
        const total = sum([...kinds]) + 4;
        let left = total;
        const sizes = wanted.map((w) => {
          const size = Math.min(w, left);
          left -= size;
          return size;
        });
        const pooled = counts(kinds, total, sum(sizes));
        const apart = hands<readonly number[]>(
          kinds,
          total,
          sizes,
          kinds.map(() => 0),
          (so, held) => so.map((n, k) => n + held[k]!),
        );
        for (const held of pooled.outcomes)
          expect(chance(apart, (h) => h.join() === held.join())).toBeCloseTo(
            chance(pooled, (h) => h.join() === held.join()),
            12,
          );
      }),
      { numRuns: 30 },
    );
  });

  test('two hands of two from four cards, two of them red: both red cards in one hand 1 time in 3', () => {
    const both = hands([2], 4, [2, 2], false, (so, [red]) => so || red === 2);
    expect(chance(both, (b) => b)).toBeCloseTo(1 / 3, 15);
  });
});
