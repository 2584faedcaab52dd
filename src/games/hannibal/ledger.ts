/** Lines of a ledger, and what they add up to. */
import type { Line } from '../../calculator/report.ts';
import type { Standing } from '../../calculator/standing.ts';

export const line = (who: string, amount: number, why: string, rule: string, standing: Standing = 'printed'): Line => ({
  who,
  amount,
  why,
  rule,
  standing,
});

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
