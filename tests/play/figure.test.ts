/** How options with figures compare: which is called best or worst, and where nothing is said since it would not be so. */
import { describe, expect, test } from 'vitest';
import { type Figure, marksOf } from '../../src/play/figure.ts';

const exact = (chance: number, of = 'wins'): Figure => ({ type: 'exact', chance, of, hope: 'for' });
/** So far behind the best estimate, give or take so much. */
const estimate = (chance: number, behind: number, doubt: number): Figure => ({
  ...{ type: 'estimate', chance, error: doubt, behind, doubt, looks: 40 },
});

describe('exact figures', () => {
  test.each<[readonly number[], readonly (string | undefined)[]]>([
    [
      [0.3, 0.5, 0.2],
      [undefined, 'best', 'worst'],
    ],
    [
      [0.5, 0.5, 0.2],
      [undefined, undefined, 'worst'],
    ],
    [
      [0.5, 0.2, 0.2],
      ['best', undefined, undefined],
    ],
    [
      [0.4, 0.4],
      ['the same', 'the same'],
    ],
    // Of two the other one is no worst.
    [
      [0.5, 0.2],
      ['best', undefined],
    ],
  ])('%j: %j', (chances, marks) => {
    expect(marksOf(chances.map((chance) => exact(chance)))).toEqual(marks);
  });

  test('of another aim are not compared, nor is one that is alone, nor with estimates', () => {
    expect(marksOf([exact(0.5), exact(0.2, 'falls')])).toEqual([undefined, undefined]);
    expect(marksOf([exact(0.5), estimate(0.2, 0, 0), undefined])).toEqual([undefined, undefined, undefined]);
    expect(marksOf([exact(0.5), { type: 'quiet' }, exact(0.3)])).toEqual(['best', undefined, undefined]);
  });
});

describe('estimates', () => {
  test('the best leads beyond doubt, the worst is behind all others beyond doubt', () => {
    const clear = [estimate(0.6, 0, 0), estimate(0.5, 0.1, 0.02), estimate(0.3, 0.3, 0.02)];
    expect(marksOf(clear)).toEqual(['best', undefined, 'worst']);
    const unclear = [estimate(0.6, 0, 0), estimate(0.35, 0.25, 0.05), estimate(0.3, 0.3, 0.05)];
    expect(marksOf(unclear)).toEqual(['best', undefined, undefined]);
    expect(marksOf(clear.slice(0, 2))).toEqual(['best', undefined]);
  });

  test('those that may be as good are too close, more than three of them are not told one by one', () => {
    const close = estimate(0.59, 0.01, 0.03);
    expect(marksOf([estimate(0.6, 0, 0), close])).toEqual(['too close', 'too close']);
    expect(marksOf([estimate(0.6, 0, 0), close, close, estimate(0.2, 0.4, 0.02)])).toEqual([
      ...['too close', 'too close', 'too close', 'worst'],
    ]);
    expect(marksOf([estimate(0.6, 0, 0), close, close, close])).toEqual([undefined, undefined, undefined, undefined]);
    // Less than a point is no lead, however sure it is.
    expect(marksOf([estimate(0.6, 0, 0), estimate(0.595, 0.005, 0.001)])).toEqual(['too close', 'too close']);
  });

  test('without any doubt and difference they are the same', () => {
    expect(marksOf([estimate(0.4, 0, 0), estimate(0.4, 0, 0)])).toEqual(['the same', 'the same']);
  });
});
