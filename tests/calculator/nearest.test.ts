/** "Did you mean" offers what is near, and nothing where nothing is. */
import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/calculator/quoted.ts';

const KNOWN = ['attackerCu', 'attackerTactics', 'defenderCu', 'flankCu'];

describe('nearest', () => {
  test.each([
    ['atackerCu', 'attackerCu'],
    ['ATTACKERCU', 'attackerCu'],
    ['defnderCU', 'defenderCu'],
    ['flank', 'flankCu'],
    ['flankCu', 'flankCu'],
  ])('%s: %s', (typed, known) => {
    expect(nearest(typed, KNOWN)).toBe(known);
  });

  test('what resembles nothing gets no offer', () => {
    for (const typed of ['siege', 'x', '']) expect(nearest(typed, KNOWN)).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  test('of two as near, the first', () => {
    expect(nearest('ab', ['ac', 'ad'])).toBe('ac');
  });
});
