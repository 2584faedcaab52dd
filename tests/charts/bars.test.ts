/** Bars carry the report's distributions, value by value, and "or more" runs from certain to the last value. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import type { Report } from '../../src/calculator/report.ts';
import { atLeast, barsOf, cumulated, stepsOf } from '../../src/charts/bars.ts';
import { battle } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { raid } from '../../src/games/sword-of-rome/raid/calculator.ts';
import { siege } from '../../src/games/sword-of-rome/siege/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');
const report: Report = battle.compute(defaultsOf(battle.fields), tables);

test('each series adds up to 1 and has the mean of the report', () => {
  for (const { values, series } of barsOf(battle, report)) {
    for (const { key, chances, mean } of series) {
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      expect(chances.reduce((sum, p, i) => sum + p * values[i]!, 0)).toBeCloseTo(mean, 12);
      expect(mean).toBe(report.expected[key]);
    }
  }
});

test('or more: certain at first, falling, the chance itself at last', () => {
  const [{ series }] = barsOf(battle, report) as [ReturnType<typeof barsOf>[number]];
  const { chances } = series[0]!;
  const more = chances.map((_, i) => atLeast(chances, i));
  expect(more[0]).toBe(1);
  expect(more.every((p, i) => i === 0 || p <= more[i - 1]!)).toBe(true);
  expect(more.at(-1)).toBeCloseTo(chances.at(-1)!, 12);
});

test('cumulated bars are each value or more', () => {
  const [bars] = barsOf(battle, report) as [ReturnType<typeof barsOf>[number]];
  const { chances } = cumulated(bars).series[0]!;
  expect(chances).toEqual(bars.series[0]!.chances.map((_, i) => atLeast(bars.series[0]!.chances, i)));
});

test('a siege over its rolls and a raid over its MP are lines, and end where the answer does', () => {
  for (const [one, key] of [
    [siege, 'falls'],
    [raid, 'plunders'],
  ] as const) {
    const found: Report = one.compute(defaultsOf(one.fields) as never, tables);
    const lines = stepsOf(one, found)!;
    expect(lines.form).toBe('lines');
    const { chances } = lines.series.find((s) => s.key === key)!;
    expect(chances.every((p, i) => i === 0 || p >= chances[i - 1]! - 1e-12)).toBe(true);
    expect(chances.at(-1)).toBeCloseTo(found.chances[key]!, 12);
  }
});

test('a side that cannot win has no chart of its winning', () => {
  const sure = battle.compute({ ...defaultsOf(battle.fields), attackerCu: 40, defenderCu: 1 }, tables);
  expect(barsOf(battle, sure).map((b) => b.title)).not.toContain('Losses if the defender wins');
});
