/** From distributions to the parts of a report. */
import { type Dist, entriesOf, map, mean } from '../engine/dist.ts';
import type { Assumption, Basis, Line, Share } from './report.ts';
import { weakest } from './standing.ts';
import type { Reader } from './table.ts';

/** Outcomes in rising order with their chances. */
export const shares = (dist: Dist<number>): Share[] =>
  [...entriesOf(dist)]
    .map(([value, weight]) => ({ value, chance: weight / dist.total }))
    .sort((a, b) => a.value - b.value);

/** A figure to take from each outcome, over the outcomes where it means something; none where they cannot happen. */
export type Measures<T> = Readonly<Record<string, readonly [over: Dist<T> | undefined, of: (outcome: T) => number]>>;

/** Expectation and distribution of every measure that can happen. */
export function measure<T>(measures: Measures<T>): {
  expected: Record<string, number>;
  distributions: Record<string, Share[]>;
} {
  const expected: Record<string, number> = {};
  const distributions: Record<string, Share[]> = {};
  for (const [key, [over, of]] of Object.entries(measures)) {
    if (!over) continue;
    expected[key] = mean(over, of);
    distributions[key] = shares(map(over, of));
  }
  return { expected, distributions };
}

/** What a result rests on, with the weakest standing of the ledger and of every entry looked up. */
export const basis = (breakdown: readonly Line[], assumptions: readonly Assumption[], read: Reader): Basis => ({
  breakdown,
  assumptions,
  tables: read.uses,
  standing: weakest([...breakdown, ...read.uses].map((part) => part.standing)),
});
