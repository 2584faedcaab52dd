/** Turns distributions into the parts of a report. */
import { type Dist, entriesOf, map, mean, part } from '../engine/dist.ts';
import { mapped } from './keys.ts';
import type { Assumption, Basis, Line, Share } from './report.ts';
import { weakest } from './standing.ts';
import type { Reader } from './table.ts';

/** Outcomes in rising order with their chances. */
export function shares(dist: Dist<number>): Share[] {
  const others = dist.outcomes.length - 1;
  return [...entriesOf(dist)]
    .map(([value, weight]) => ({ value, chance: part(weight, others, dist.total) }))
    .sort((a, b) => a.value - b.value);
}

/** Expectation and distribution of each of these numbers. */
export const spread = <K extends string>(numbers: Readonly<Record<K, Dist<number>>>) => ({
  expected: mapped(numbers, (dist) => mean(dist, self)),
  // Shares are of what their weights add up to.
  distributions: mapped(numbers, (dist) => shares(map(dist, self))),
});

const self = (value: number): number => value;

type OutcomeOf<D> = D extends Dist<infer T> ? T : never;

/** A figure to take from each outcome, over the outcomes where it means something; none where they cannot happen. */
type Measures<Ds> = { readonly [K in keyof Ds]: readonly [over: Ds[K], of: (outcome: OutcomeOf<Ds[K]>) => number] };

/** A value for every measure; it may be missing where its outcomes may be. */
type Measured<Ds, V> = { readonly [K in keyof Ds as undefined extends Ds[K] ? never : K]: V } & {
  readonly [K in keyof Ds as undefined extends Ds[K] ? K : never]?: V;
};

/** Expectation and distribution of every measure that can happen. */
// biome-ignore lint/suspicious/noExplicitAny: outcomes of any kind; the exact ones are inferred from each measure
export function measure<Ds extends Readonly<Record<string, Dist<any> | undefined>>>(
  measures: Measures<Ds>,
): { expected: Measured<Ds, number>; distributions: Measured<Ds, Share[]> } {
  const expected: Record<string, number> = {};
  const distributions: Record<string, Share[]> = {};
  // Each with its own outcomes.
  for (const [key, [over, of]] of Object.entries(measures as Measures<Record<string, Dist<unknown> | undefined>>)) {
    if (!over) continue;
    expected[key] = mean(over, of);
    distributions[key] = shares(map(over, of));
  }
  // One entry for each measure that can happen.
  return { expected, distributions } as { expected: Measured<Ds, number>; distributions: Measured<Ds, Share[]> };
}

/** What a result rests on, with the weakest standing of the ledger and of every entry looked up. */
export function basis(breakdown: readonly Line[], assumptions: readonly Assumption[], read: Reader): Basis {
  const tables = read.uses;
  return { breakdown, assumptions, tables, standing: weakest([...breakdown, ...tables].map((part) => part.standing)) };
}
