/** Results that are one of a few named ends: how often each comes, and which of them came. */
import { chance, type Dist } from '../../engine/dist.ts';

export const byEnd = <E extends string, T>(
  ends: readonly E[],
  of: (end: E, place: number) => T,
): Readonly<Record<E, T>> =>
  // One entry for each end.
  Object.fromEntries(ends.map((end, place) => [end, of(end, place)])) as Record<E, T>;

export const chancesOf = <E extends string, T>(
  ends: readonly E[],
  dist: Dist<T>,
  endOf: (outcome: T) => E,
): Readonly<Record<E, number>> => byEnd(ends, (end) => chance(dist, (outcome) => endOf(outcome) === end));

export const whichOf = <E extends string>(ends: readonly E[], came: E): Readonly<Record<E, boolean>> =>
  byEnd(ends, (end) => end === came);
