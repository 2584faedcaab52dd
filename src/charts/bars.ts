/** Turns the distributions of a report into the description of a chart: bars, or lines over time. Knows no canvas. */
import type { Calculator, Tone } from '../calculator/calculator.ts';
import type { Report, Share } from '../calculator/report.ts';
import { part } from '../engine/dist.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone;
  /** Chances at each value of the chart. */
  readonly chances: readonly number[];
  readonly mean: number;
}

export interface Bars {
  readonly title: string;
  /** Lines where the values are moments one after the other. */
  readonly form: 'bars' | 'lines';
  readonly values: readonly number[];
  readonly series: readonly Series[];
}

/** From 0 to the highest value of any of these. */
export const valuesOf = (all: readonly (readonly Share[])[]): number[] =>
  Array.from({ length: Math.max(...all.flat().map(({ value }) => value)) + 1 }, (_, i) => i);

export const chancesOf = (shares: readonly Share[], values: readonly number[]): number[] =>
  values.map((value) => shares.find((share) => share.value === value)?.chance ?? 0);

/** The charts of a report that have something to show. */
export function barsOf(calculator: Calculator, report: Report): Bars[] {
  return calculator.charts.flatMap(({ title, keys }) => {
    const present = keys.flatMap((key) => {
      const shares = report.distributions[key];
      return shares ? [{ key, shares }] : [];
    });
    if (!present.length) return [];
    const values = valuesOf(present.map(({ shares }) => shares));
    const series = present.map(({ key, shares }) => ({
      key,
      label: calculator.terms[key] ?? key,
      tone: calculator.tones[key] ?? 'plain',
      chances: chancesOf(shares, values),
      mean: report.expected[key] ?? 0,
    }));
    return [{ title, form: 'bars', values, series }];
  });
}

/** Chances over time, a line each. */
export function stepsOf(calculator: Calculator, { series }: Report): Bars | undefined {
  if (!series) return undefined;
  const keys = Object.keys(series.points[0]?.chances ?? {});
  return {
    title: series.title,
    form: 'lines',
    values: series.points.map((p) => p.at),
    series: keys.map((key) => ({
      key,
      label: calculator.terms[key] ?? key,
      tone: calculator.tones[key] ?? 'plain',
      chances: series.points.map((p) => p.chances[key] ?? 0),
      mean: 0,
    })),
  };
}

/** The chance of this value or more. */
export function atLeast(chances: readonly number[], place: number): number {
  const sum = (part: readonly number[]) => part.reduce((total, p) => total + p, 0);
  return part(sum(chances.slice(place)), sum(chances.slice(0, place)), 1);
}

/** The same bars, each the chance of its value or more. */
export const cumulated = (bars: Bars): Bars => ({
  ...bars,
  series: bars.series.map((one) => ({ ...one, chances: one.chances.map((_, i) => atLeast(one.chances, i)) })),
});
