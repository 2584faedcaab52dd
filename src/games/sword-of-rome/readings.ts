/** The readings that a case touches, as reports of the game write them down. */
import type { Assumption } from '../../calculator/report.ts';

/** A reading, and whether the case at hand touches it. */
export interface Reading extends Assumption {
  readonly holds: boolean;
}

export const touched = (readings: readonly Reading[]): Assumption[] =>
  readings.filter((r) => r.holds).map(({ holds: _, ...reading }) => reading);

/** Each ruling once, as it is first told. */
export const once = (readings: readonly Assumption[]): Assumption[] =>
  readings.filter((r, i) => readings.findIndex((other) => other.ruling === r.ruling) === i);
