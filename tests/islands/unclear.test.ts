/** An estimate that is wider than twelve points to either side is told as unclear: beside an option, at a swing and at a step. */
import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { standingWords, swingWords } from '../../src/charts/line.ts';
import { Estimated } from '../../src/islands/player/what-if/parts/drawn-figure.tsx';
import type { Estimate } from '../../src/play/figure.ts';
import type { Line, Swing } from '../../src/play/line.ts';

const [JUST, WIDER] = [0.12, 0.121];

const figure = (error: number): Estimate => ({
  ...{ type: 'estimate', chance: 0.57, error, behind: 0, doubt: 0, looks: 8 },
});
const swing = (error: number): Swing => ({
  ...{ step: 1, act: 0, type: 'decision', seat: 'rome', by: -0.2, error, better: 'Wait' },
});
const line = (error: number): Line => ({
  ...{ sides: [['rome'], ['carthage']], steps: [{ chances: [0.57, 0.43], error }], swings: [], totals: [] },
});

/** The words of what is drawn. */
function textOf(drawn: unknown): string {
  if (Array.isArray(drawn)) return drawn.map(textOf).join('');
  if (typeof drawn !== 'object' || drawn === null) return String(drawn ?? '');
  return textOf((drawn as VNode<{ children?: unknown }>).props.children);
}

test('beside an option', () => {
  const words = (error: number): string => textOf(Estimated({ figure: figure(error) }));
  expect(words(JUST)).toContain('57%');
  expect(words(JUST)).not.toContain('unclear');
  expect(words(WIDER)).toContain('unclear');
  expect(words(WIDER)).not.toContain('57');
});

test('at a swing and at a step of a line', () => {
  expect(swingWords(swing(JUST), [])).toBe('Decision, rome: −20 points. Better: Wait.');
  expect(swingWords(swing(WIDER), [])).toBe('Decision, rome: unclear. Better: Wait.');
  expect(standingWords(line(JUST), [], 0)).toBe('rome 57% and carthage 43%');
  expect(standingWords(line(WIDER), [], 0)).toBe('unclear');
});
