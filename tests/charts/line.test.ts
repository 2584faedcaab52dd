/** The line of a game in words: points with their sign, and luck told of everybody. */
import { expect, test } from 'vitest';
import { luckWords, signedPoints } from '../../src/charts/line.ts';
import type { Line } from '../../src/play/line.ts';
import type { Side } from '../../src/play/shown.ts';

const names = [
  { id: 'rome', name: 'Rome' },
  { id: 'carthage', name: 'Carthage' },
] as unknown as readonly Side[];

const lineOf = (...luck: readonly number[]): Line => ({
  ...{ sides: [['rome'], ['carthage']], steps: [], swings: [] },
  totals: luck.map((one) => ({ luck: one, decisions: 0 })),
});

test('points have a sign, nothing has none', () => {
  expect([0.123, -0.066, 0.004, -0.004].map(signedPoints)).toEqual(['+12', '−7', '0', '0']);
});

test('luck is told of everybody, or that there was none', () => {
  expect(luckWords(lineOf(0.09, -0.09), names)).toBe(
    'Effect of luck on the chance to win, in points: Rome +9 and Carthage −9.',
  );
  expect(luckWords(lineOf(0.001, -0.001), names)).toBe('Luck favoured nobody.');
});
