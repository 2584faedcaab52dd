/** What every report of the game writes down beside its figures: lines of the ledger, and the readings it touches. */
import type { Assumption, Line } from '../../calculator/report.ts';

export const line = <Who extends string>(
  who: Who,
  amount: number,
  why: string,
  rule: string,
  standing: Line['standing'] = 'printed',
): Line & { readonly who: Who } => ({ who, amount, why, rule, standing });

/** A reading, and whether the case at hand touches it. */
export interface Reading extends Assumption {
  readonly holds: boolean;
}

export const touched = (readings: readonly Reading[]): Assumption[] =>
  readings.filter((r) => r.holds).map(({ holds: _, ...reading }) => reading);

/** Each ruling once, as it is first told. */
export const once = (readings: readonly Assumption[]): Assumption[] =>
  readings.filter((r, i) => readings.findIndex((other) => other.ruling === r.ruling) === i);
