/** Lines of a ledger: who gets how much, why and by which clause, their sum, and which appear only where they apply. */
import type { Line } from './report.ts';
import type { Standing } from './standing.ts';

/** A line; what stands in the rules or was given by the reader is printed. */
export const line = <Who extends string>(
  who: Who,
  amount: number,
  why: string,
  rule: string,
  standing: Standing = 'printed',
): Line & { readonly who: Who } => ({ who, amount, why, rule, standing });

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** These where the condition holds, else none. */
export const when = <T>(holds: boolean, ...these: T[]): T[] => (holds ? these : []);
