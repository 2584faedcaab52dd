/** How reports of the game write down what they rest on: lines as printed, and readings where they matter. */
import type { Assumption, Line } from '../../calculator/report.ts';

/** A line whose figure stands in the rules or was given by the reader. */
export const printed = (who: string, amount: number, why: string, rule: string): Line => ({
  who,
  amount,
  why,
  rule,
  standing: 'printed',
});

/** A reading, where the result rests on it. */
export const assumed = (holds: boolean, assumption: Assumption): Assumption[] => (holds ? [assumption] : []);
