/** Lines of a ledger, and what stands in a list only where it applies. */
import type { Line } from '../../calculator/report.ts';
import type { Standing } from '../../calculator/standing.ts';

export const line = <Who extends string>(
  who: Who,
  amount: number,
  why: string,
  rule: string,
  standing: Standing = 'printed',
): Line & { readonly who: Who } => ({ who, amount, why, rule, standing });

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** These where the condition holds, else none. */
export const when = <T>(holds: boolean, ...these: readonly T[]): readonly T[] => (holds ? these : []);
