/** Exact distributions: outcomes with weights over one total. Knows no dice and no game. */
import { shortOr } from './recall.ts';

export interface Dist<T> {
  readonly outcomes: readonly T[];
  /** Whole numbers while one roll is concerned; doubles, with total 1, once a product outgrows them. */
  readonly weights: readonly number[];
  readonly total: number;
}

/** Outcomes that count as the same: primitives by value, plain data by content. */
export function keyOf(outcome: unknown): unknown {
  return typeof outcome === 'object' && outcome !== null ? JSON.stringify(outcome) : outcome;
}

/** `key` where a number tells outcomes apart faster than their content does. */
export function weighted<T>(entries: Iterable<readonly [T, number]>, key: (outcome: T) => unknown = keyOf): Dist<T> {
  const tell = shortOr(key, keyOf);
  const places = new Map<unknown, number>();
  const outcomes: T[] = [];
  const weights: number[] = [];
  let total = 0;
  for (const [outcome, weight] of entries) {
    if (!(weight >= 0 && Number.isFinite(weight)))
      throw new RangeError(`weight ${weight}: must be finite and not negative`);
    if (weight === 0) continue;
    const told = tell(outcome);
    const place = places.get(told);
    if (place === undefined) {
      places.set(told, outcomes.length);
      outcomes.push(outcome);
      weights.push(weight);
    } else {
      weights[place]! += weight;
    }
    total += weight;
  }
  if (total === 0) throw new RangeError('a distribution needs at least one outcome with weight');
  return { outcomes, weights, total };
}

export const certain = <T>(outcome: T): Dist<T> => ({ outcomes: [outcome], weights: [1], total: 1 });

export const uniform = <T>(outcomes: readonly T[]): Dist<T> => weighted(outcomes.map((o) => [o, 1] as const));

/** Chance p of yes, else no. */
export const either = <T>(p: number, yes: T, no: T): Dist<T> => {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`chance ${p}: must be 0 to 1`);
  return weighted([
    [yes, p],
    [no, 1 - p],
  ]);
};

export function* entriesOf<T>(dist: Dist<T>): Generator<readonly [T, number]> {
  for (let i = 0; i < dist.outcomes.length; i++) yield [dist.outcomes[i]!, dist.weights[i]!];
}

export const map = <T, U>(dist: Dist<T>, change: (outcome: T) => U): Dist<U> =>
  weighted(dist.outcomes.map((o, i) => [change(o), dist.weights[i]!] as const));

/** Weights stay whole while their total is a safe integer; beyond that they become chances. */
function scale(...totals: number[]): number {
  const product = totals.reduce((a, b) => a * b, 1);
  return Number.isSafeInteger(product) ? 1 : 1 / product;
}

export function combine<A, B, C>(a: Dist<A>, b: Dist<B>, join: (a: A, b: B) => C): Dist<C> {
  const by = scale(a.total, b.total);
  return weighted(
    (function* () {
      for (const [x, wx] of entriesOf(a)) for (const [y, wy] of entriesOf(b)) yield [join(x, y), wx * wy * by] as const;
    })(),
  );
}

/** What follows each outcome is itself a distribution. */
export function chain<T, U>(dist: Dist<T>, next: (outcome: T) => Dist<U>): Dist<U> {
  const followers = dist.outcomes.map((o) => next(o));
  const common = followers.reduce((acc, f) => leastCommonMultiple(acc, f.total), 1);
  const whole = Number.isSafeInteger(common * dist.total);
  return weighted(
    (function* () {
      for (let i = 0; i < followers.length; i++) {
        const f = followers[i]!;
        const by = whole ? dist.weights[i]! * (common / f.total) : dist.weights[i]! / dist.total / f.total;
        for (const [o, w] of entriesOf(f)) yield [o, w * by] as const;
      }
    })(),
  );
}

/** Only the outcomes that pass; undefined where none does. */
export function given<T>(dist: Dist<T>, passes: (outcome: T) => boolean): Dist<T> | undefined {
  const outcomes: T[] = [];
  const weights: number[] = [];
  let total = 0;
  for (const [outcome, weight] of entriesOf(dist)) {
    if (!passes(outcome)) continue;
    outcomes.push(outcome);
    weights.push(weight);
    total += weight;
  }
  return total > 0 ? { outcomes, weights, total } : undefined;
}

export function chance<T>(dist: Dist<T>, passes: (outcome: T) => boolean): number {
  let [weight, rest] = [0, 0];
  for (const [o, w] of entriesOf(dist)) {
    if (passes(o)) weight += w;
    else rest += w;
  }
  return part(weight, rest, dist.total);
}

const BELOW_ONE = 1 - Number.EPSILON / 2;

/**
 * A weight beside the weight of all the rest, as a chance: exactly 0 or 1 where one of them is nothing, and nowhere else.
 * Weights are added up and never taken away, so that rounding brings none of them down to nothing.
 */
export function part(weight: number, rest: number, total = weight + rest): number {
  if (weight === 0) return 0;
  return rest === 0 ? 1 : Math.min(BELOW_ONE, weight / total);
}

/** A chance that adds up case by case, with what speaks against it beside. */
export class Count {
  #weight = 0;
  #rest = 0;

  /** A case that comes with `chance`, in which it holds, fails, or holds so often. */
  add(chance: number, holds: boolean | number): void {
    const share = Number(holds);
    this.#weight += chance * share;
    this.#rest += chance * (1 - share);
  }

  get chance(): number {
    return part(this.#weight, this.#rest, 1);
  }
}

export function mean<T>(dist: Dist<T>, worth: (outcome: T) => number): number {
  let sum = 0;
  for (const [o, w] of entriesOf(dist)) sum += worth(o) * w;
  return sum / dist.total;
}

/** The smallest outcome reached with at least chance p. */
export function quantile(dist: Dist<number>, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`quantile ${p}: must be 0 to 1`);
  const order = [...entriesOf(dist)].sort(([a], [b]) => a - b);
  let weight = 0;
  for (const [o, w] of order) {
    weight += w;
    if (weight >= p * dist.total) return o;
  }
  return order.at(-1)![0];
}

function leastCommonMultiple(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Number.NaN;
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return (a / x) * b;
}
