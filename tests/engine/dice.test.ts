/** Dice as multisets say the same as every ordered roll counted one by one. */
import { describe, expect, test } from 'vitest';
import { atMost, rolls, total } from '../../src/engine/dice.ts';
import { chance, mean } from '../../src/engine/dist.ts';
import { expectWhole, weightsOf } from '../support/dists.ts';
import { choose, sequences, sum, tally } from '../support/oracle.ts';

const CASES = [
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 6],
  [1, 1],
  [3, 1],
  [4, 3],
  [3, 8],
  [2, 20],
] as const;

describe('rolls', () => {
  test('3d6 has 56 sorted rolls, not 216', () => {
    const dist = rolls(3);
    expect(dist.outcomes).toHaveLength(56);
    expect(dist.total).toBe(216);
    expect(weightsOf(dist).get('[1,2,3]')).toBe(6);
    expect(weightsOf(dist).get('[5,5,6]')).toBe(3);
    expect(weightsOf(dist).get('[4,4,4]')).toBe(1);
  });

  test.each(CASES)('%id%i: each sorted roll has as many ways as there are sequences of it', (dice, sides) => {
    const dist = rolls(dice, sides);
    const slow = tally(sequences(dice, sides), (roll) => JSON.stringify(roll.toSorted((a, b) => a - b)));
    expect(weightsOf(dist)).toEqual(slow);
    expect(dist.outcomes).toHaveLength(choose(dice + sides - 1, dice));
    expectWhole(dist);
    for (const roll of dist.outcomes) expect(roll).toEqual(roll.toSorted((a, b) => a - b));
  });

  test('ten dice: 3,003 sorted rolls that stand for all 60,466,176', () => {
    const dist = rolls(10);
    expect(dist.outcomes).toHaveLength(3003);
    expect(dist.total).toBe(6 ** 10);
    expectWhole(dist);
  });

  test.each([
    [-1, 6, 'dice -1: must be a whole number from 0'],
    [1.5, 6, 'dice 1.5: must be a whole number from 0'],
    [2, 0, 'sides 0: must be a whole number from 1'],
    [2, 2.5, 'sides 2.5: must be a whole number from 1'],
  ])('%d dice with %d sides are refused', (dice, sides, message) => {
    expect(() => rolls(dice, sides)).toThrow(new RangeError(message));
  });
});

describe('total', () => {
  // The numbers of ways in every handbook of dice: 1, 3, 6, 10, 15, 21, 25, 27 and back.
  test('3d6 by the book', () => {
    expect(total(3).outcomes).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(total(3).weights).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
  });

  test.each(CASES)('%id%i: equals the sums of all sequences, and of all sorted rolls', (dice, sides) => {
    expect(weightsOf(total(dice, sides))).toEqual(tally(sequences(dice, sides), sum));
    expect(mean(rolls(dice, sides), sum)).toBeCloseTo(
      mean(total(dice, sides), (n) => n),
      12,
    );
  });

  test('is symmetric, has mean 3.5 a die, and is exact up to 20 dice', () => {
    for (let dice = 1; dice <= 20; dice++) {
      const dist = total(dice);
      expectWhole(dist);
      expect(dist.total).toBe(6 ** dice);
      expect(dist.weights).toEqual(dist.weights.toReversed());
      expect(mean(dist, (n) => n)).toBeCloseTo(3.5 * dice, 10);
    }
  });
});

describe('atMost', () => {
  test('is the chance that one die shows so much or less, and never leaves 0 to 1', () => {
    for (let target = -2; target <= 9; target++)
      expect(atMost(target)).toBe(chance(total(1), (face) => face <= target));
    expect(atMost(3.9)).toBe(3 / 6);
    expect(atMost(5, 20)).toBe(5 / 20);
  });
});
