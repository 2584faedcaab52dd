/** 8.2.3-5p: how Carthaginian spaces in Sicily make the upkeep cheaper for the Greeks. */
import type { Standing } from '../../../calculator/standing.ts';

export interface Penalty {
  /** Where the leader is known by name. */
  readonly name?: string;
  readonly penalty: number;
  readonly standing: Standing;
  readonly inSicily: boolean;
}

export interface Relief {
  /** The place of the leader who pays less; none where nobody does. */
  readonly at?: number;
  readonly points: number;
  /** Points that find nothing to take off. */
  readonly lost: number;
}

/** 8.2.3-5p: one leader in Sicily pays 1 less for each Carthaginian home space there, not below 0. */
export function reliefOf(leaders: readonly Penalty[], spaces: number, sicilyIntact: boolean): Relief {
  const saved = leaders.map(({ penalty, inSicily }) => (sicilyIntact && inSicily ? Math.min(penalty, spaces) : 0));
  const points = Math.max(0, ...saved);
  return { ...(points > 0 && { at: saved.indexOf(points) }), points, lost: spaces - points };
}
