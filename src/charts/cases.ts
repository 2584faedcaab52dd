/** From cases side by side to one bar chart: the same distribution of each, one beside the other. Knows no canvas. */
import type { Calculator, Tone } from '../calculator/calculator.ts';
import type { Case } from '../calculator/told/compare.ts';
import type { Bars } from './bars.ts';

/** Told apart by tone and pattern, as sides are. */
const TONES: readonly Tone[] = ['attacker', 'defender', 'plain', 'faint'];

/** The first distribution that the calculator draws, over one another; none where no case has it. */
export function casesOver(calculator: Calculator, cases: readonly Case[]): Bars | undefined {
  const key = calculator.charts[0]?.keys[0];
  if (key === undefined) return undefined;
  const present = cases.filter(({ report }) => report.distributions[key]);
  if (!present.length) return undefined;
  const most = Math.max(...present.flatMap(({ report }) => report.distributions[key]!.map(({ value }) => value)));
  const values = Array.from({ length: most + 1 }, (_, i) => i);
  return {
    title: calculator.terms[key] ?? key,
    form: 'bars',
    values,
    series: present.map(({ letter, report }, i) => ({
      key: letter,
      label: letter,
      tone: TONES[i % TONES.length]!,
      chances: values.map((value) => report.distributions[key]!.find((s) => s.value === value)?.chance ?? 0),
      mean: report.expected[key] ?? 0,
    })),
  };
}
