/** Turns cases that are being compared into one bar chart: the same distribution for each, side by side. Knows no canvas. */
import { type Calculator, TONES } from '../calculator/calculator.ts';
import type { Lettered } from '../calculator/told/compare.ts';
import { type Bars, chancesOf, valuesOf } from './bars.ts';

/** The first distribution that the calculator draws, over one another, told apart by tone as sides are; none where no case has it. */
export function casesOver(calculator: Calculator, cases: readonly Lettered[]): Bars | undefined {
  const key = calculator.charts[0]?.keys[0];
  if (key === undefined) return undefined;
  const present = cases.flatMap(({ letter, report }) => {
    const shares = report.distributions[key];
    return shares ? [{ letter, shares, mean: report.expected[key] ?? 0 }] : [];
  });
  if (!present.length) return undefined;
  const values = valuesOf(present.map(({ shares }) => shares));
  return {
    title: calculator.terms[key] ?? key,
    form: 'bars',
    values,
    series: present.map(({ letter, shares, mean }, i) => ({
      key: letter,
      label: letter,
      tone: TONES[i % TONES.length] ?? 'plain',
      chances: chancesOf(shares, values),
      mean,
    })),
  };
}
