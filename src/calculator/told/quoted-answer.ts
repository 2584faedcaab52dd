/** An answer to paste into a chat: the case, the figure, and what it costs on average. */
import type { Calculator } from '../calculator.ts';
import type { Report } from '../report.ts';
import { decimal } from '../words.ts';
import { caseWords } from './case-words.ts';
import { whole } from './verdict.ts';

/** `Attacker loses (CU)` with its average: attacker loses 1.3 CU. */
function costOf(term: string, average: number): string {
  const [, words = term, unit = ''] = /^(.*?)(?: \((.+)\))?$/.exec(term) ?? [];
  return `${words} ${decimal(average)}${unit && ` ${unit}`}`;
}

export function answerToQuote(
  calculator: Calculator,
  input: Readonly<Record<string, unknown>>,
  report: Report,
): string {
  const words = caseWords(calculator, input);
  const key = calculator.figure ?? calculator.headline[0];
  const chance = key === undefined ? undefined : report.chances[key];
  const lead = words ? `${words}: ` : '';
  if (key === undefined || chance === undefined) return `${lead}${report.sentence}`;
  const costs = (calculator.charts[0]?.keys ?? []).flatMap((name) =>
    report.expected[name] === undefined ? [] : [costOf(calculator.terms[name] ?? name, report.expected[name])],
  );
  return `${lead}${calculator.terms[key]} ${whole(chance)}${costs.length ? ` (${costs.join(', ')})` : ''}`;
}
