/** Cards drawn without putting back. */
import { describe, expect, test } from 'vitest';
import { chanceOfNone } from '../../src/engine/hand.ts';

describe('hands without the cards that matter', () => {
  test('by hand: 2 of 5 cards, 2 drawn, none with 3/10', () => {
    expect(chanceOfNone(5, 2, 2)).toBeCloseTo(3 / 10, 15);
    expect(chanceOfNone(5, 4, 2)).toBe(0);
    expect(chanceOfNone(5, 0, 5)).toBe(1);
    expect(chanceOfNone(3, 1, 0)).toBe(1);
  });

  test('more cards than there are is an error', () => {
    expect(() => chanceOfNone(3, 1, 4)).toThrow(RangeError);
  });
});
