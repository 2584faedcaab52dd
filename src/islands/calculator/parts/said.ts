/** A figure of a report in words: exact if it was counted, with its error if it was sampled. */
import type { Report } from '../../../calculator/report.ts';
import { decimal, percent, sampledDecimal, sampledPercent } from '../../../calculator/words.ts';

export const isDrawn = ({ sampled }: Report, key: string): boolean => sampled?.errors[key] !== undefined;

export function chanceIn({ chances, sampled }: Report, key: string): string {
  const [chance = 0, error] = [chances[key], sampled?.errors[key]];
  return error === undefined ? percent(chance) : sampledPercent(chance, error);
}

export function meanIn({ expected, sampled }: Report, key: string, places = 2): string {
  const [mean = 0, error] = [expected[key], sampled?.errors[key]];
  return error === undefined ? decimal(mean, places) : sampledDecimal(mean, error);
}

export function factIn({ facts }: Report, key: string): string {
  const fact = facts[key] ?? '';
  return typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : String(fact).replace('-', '−');
}

/** Any figure of a report by its name. */
export function figureIn(report: Report, key: string): string {
  if (report.chances[key] !== undefined) return chanceIn(report, key);
  if (report.expected[key] !== undefined) return meanIn(report, key);
  return factIn(report, key);
}
