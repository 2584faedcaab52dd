/** Two pools compared at once give, cell by cell, what comparing every roll with every roll gives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exceeding, type Face, type Joint, type Pool, pool } from '../../src/engine/contest.ts';
import { total } from '../../src/engine/dice.ts';
import { weightsOf } from '../support/dists.ts';
import { sequences, sum } from '../support/oracle.ts';

/** The reference battle's dice: what a winner's and a loser's die cost the loser (x) and the winner (y). */
const WINNER: Face[] = [0, 0, 0, 1, 2, 2].map((x, i) => ({ pips: i + 1, x, y: 0 }));
const LOSER: Face[] = [1, 0, 0, 0, 0, 0].map((x, i) => ({ pips: i + 1, x, y: i >= 3 ? 1 : 0 }));

const all = ({ ways }: Joint): number => sum(ways);

function slow(
  diceA: number,
  facesA: readonly Face[],
  diceB: number,
  facesB: readonly Face[],
  by: number,
): Map<string, number> {
  const cells = new Map<string, number>();
  const thrown = (dice: number, faces: readonly Face[]) =>
    sequences(dice, faces.length).map((roll) => roll.map((i) => faces[i - 1]!));
  for (const a of thrown(diceA, facesA)) {
    for (const b of thrown(diceB, facesB)) {
      const pips = (roll: readonly Face[]) => sum(roll.map((f) => f.pips));
      if (pips(a) < pips(b) + by) continue;
      const key = `${sum([...a, ...b].map((f) => f.x))} ${sum([...a, ...b].map((f) => f.y))}`;
      cells.set(key, (cells.get(key) ?? 0) + 1);
    }
  }
  return cells;
}

function cellsOf({ width, height, ways }: Joint): Map<string, number> {
  expect(ways).toHaveLength(width * height);
  const cells = new Map<string, number>();
  ways.forEach((w, i) => {
    if (w !== 0) cells.set(`${Math.floor(i / height)} ${i % height}`, w);
  });
  return cells;
}

const count = { min: 0, max: 2 };
const face: fc.Arbitrary<Face> = fc.record({
  pips: fc.integer({ min: -2, max: 7 }),
  x: fc.integer(count),
  y: fc.integer(count),
});
const faces = fc.array(face, { minLength: 1, maxLength: 4 });
const dice = fc.integer({ min: 1, max: 3 });
const by = fc.integer({ min: -12, max: 12 });

describe('exceeding', () => {
  test('agrees with every roll against every roll, whatever the faces', () => {
    fc.assert(
      fc.property(dice, faces, dice, faces, by, (diceA, facesA, diceB, facesB, k) => {
        const joint = exceeding(pool(diceA, facesA), pool(diceB, facesB), k);
        expect(cellsOf(joint)).toEqual(slow(diceA, facesA, diceB, facesB, k));
      }),
    );
  });

  test('what it counts and its complement are all rolls, cell by cell', () => {
    fc.assert(
      fc.property(dice, faces, dice, faces, by, (diceA, facesA, diceB, facesB, k) => {
        const [a, b]: [Pool, Pool] = [pool(diceA, facesA), pool(diceB, facesB)];
        const [yes, no, every] = [exceeding(a, b, k), exceeding(b, a, 1 - k), exceeding(a, b, -1000)];
        expect(all(every)).toBe(a.rolls * b.rolls);
        expect(yes.ways.map((w, i) => w + no.ways[i]!)).toEqual([...every.ways]);
      }),
    );
  });

  test('counts whole rolls, and no more of them as more is asked', () => {
    fc.assert(
      fc.property(dice, faces, dice, faces, by, (diceA, facesA, diceB, facesB, k) => {
        const [a, b] = [pool(diceA, facesA), pool(diceB, facesB)];
        const [less, more] = [exceeding(a, b, k), exceeding(a, b, k + 1)];
        less.ways.forEach((w, i) => {
          expect(Number.isSafeInteger(w)).toBe(true);
          expect(w).toBeGreaterThanOrEqual(more.ways[i]!);
        });
      }),
    );
  });

  test('like against like: a tie falls as often as 2n dice total 7n, and both are ahead equally often', () => {
    // Turning one side's dice upside down, 1 for 6, makes a tie of n against n a total of 7n.
    for (const n of [1, 2, 3, 6]) {
      const same = pool(n, WINNER);
      const [ahead, notBehind] = [all(exceeding(same, same, 1)), all(exceeding(same, same, 0))];
      const ties = weightsOf(total(2 * n)).get(7 * n)!;
      expect(notBehind - ahead).toBe(ties);
      expect(2 * ahead + ties).toBe(36 ** n);
    }
  });

  // Counted by an independent exact engine and by brute force; see the reference battle in battle.test.ts.
  test.each([
    [3, 29_715],
    [6, 1_303_702_726],
    [10, 2_110_698_053_941_956],
  ])('%id6 +3 against as many +1: the attacker is ahead in %i rolls', (n, wins) => {
    expect(all(exceeding(pool(n, WINNER), pool(n, LOSER), -1))).toBe(wins);
    expect(all(exceeding(pool(n, WINNER), pool(n, LOSER), 2))).toBe(36 ** n - wins);
  });

  test('nothing can exceed by more than the pools can show, everything by less', () => {
    const [a, b] = [pool(2, WINNER), pool(3, LOSER)];
    expect(all(exceeding(a, b, 10))).toBe(0);
    expect(all(exceeding(a, b, 9))).toBe(1);
    expect(all(exceeding(a, b, -16))).toBe(6 ** 5);
    expect(all(exceeding(a, b, -15))).toBe(6 ** 5 - 1);
  });
});

describe('pool', () => {
  test('holds as many ways as there are rolls, none of them empty, total by total', () => {
    fc.assert(
      fc.property(dice, faces, (n, sides) => {
        const made = pool(n, sides);
        expect(sum([...made.ways])).toBe(sides.length ** n);
        expect(made.rolls).toBe(sides.length ** n);
        expect([...made.ways].every((w) => Number.isSafeInteger(w) && w > 0)).toBe(true);
        expect(made.starts).toHaveLength(made.highest - made.lowest + 2);
        expect(made.starts.at(-1)).toBe(made.ways.length);
      }),
    );
  });

  test.each([
    [0, WINNER, 'dice 0: must be a whole number from 1'],
    [1.5, WINNER, 'dice 1.5: must be a whole number from 1'],
    [1, [{ pips: 1, x: -1, y: 0 }], 'x and y of a face: must not be negative'],
  ])('refuses %d dice of what it cannot count', (n, sides, message) => {
    expect(() => pool(n, sides as Face[])).toThrow(new RangeError(message));
  });
});
