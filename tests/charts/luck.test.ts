/** The luck line of a game that is shown: sums by side, nothing gained without a loss, and the moments in order. */
import { describe, expect, test } from 'vitest';
import { luckChart } from '../../src/charts/luck.ts';
import { gameOf } from '../../src/gate/game.ts';
import { samplesOf } from '../../src/gate/samples.ts';
import type { Luck } from '../../src/play/luck.ts';
import type { ShownStep, Side } from '../../src/play/shown.ts';

const side = (id: string): Side => ({ id, name: id, letters: id.slice(0, 2), look: 'band' });
const sides = ['red', 'blue', 'idle'].map(side);
const step = (...luck: Luck[]): ShownStep => ({ says: '', happened: [], passed: 0, dice: [], luck });

test('each side has its own rolls, and those against it the other way', () => {
  const steps = [step({ by: 'red', luck: 0.25 }), step({ by: 'blue', against: 'red', luck: 0.5 }), step()];
  const chart = luckChart({ sides, steps });
  expect(chart?.series.map(({ side: { id }, soFar }) => [id, soFar])).toEqual([
    ['red', [0, 0.25, -0.25, -0.25]],
    ['blue', [0, 0, 0.5, 0.5]],
  ]);
  expect(chart?.luckiest.map((m) => m.step)).toEqual([2, 1]);
  expect(chart?.unluckiest).toEqual([]);
});

test('one roll makes no line', () => {
  expect(luckChart({ sides, steps: [step({ by: 'red', luck: 0.25 })] })).toBeUndefined();
});

describe('in the long game of The Sword of Rome', async () => {
  const samples = await samplesOf(gameOf('sword-of-rome'));
  const shown = samples.find(({ id }) => id === 'three-turns')!;
  const chart = luckChart(shown)!;

  test('all four seats roll, and every roll counts', () => {
    expect(chart.series.map(({ side: { id } }) => id)).toEqual(['romans', 'greeks', 'gauls', 'etruscans']);
    const rolled = shown.steps.filter((s) => s.dice.length > 0);
    expect(rolled.filter((s) => !s.luck)).toEqual([]);
  });

  test('the five luckiest and unluckiest are rolls of their steps, in order', () => {
    for (const moments of [chart.luckiest, chart.unluckiest]) {
      expect(moments).toHaveLength(5);
      const sizes = moments.map(({ luck }) => Math.abs(luck));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      for (const {
        step: at,
        side: { id },
        luck,
      } of moments)
        expect(shown.steps[at - 1]?.luck).toContainEqual(expect.objectContaining({ by: id, luck }));
    }
  });
});
