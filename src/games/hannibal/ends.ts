/** Results that are one of a few named ends: how often each comes, and which of them came. */
import { keyed } from '../../calculator/keys.ts';
import { chance, type Dist } from '../../engine/dist.ts';

export const chancesOf = <E extends string, T>(
  ends: readonly E[],
  dist: Dist<T>,
  endOf: (outcome: T) => E,
): Readonly<Record<E, number>> => keyed(ends, (end) => chance(dist, (outcome) => endOf(outcome) === end));

export const whichOf = <E extends string>(ends: readonly E[], came: E): Readonly<Record<E, boolean>> =>
  keyed(ends, (end) => end === came);
