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

/** Outcomes as they come, those that count as the same joined. */
class Gathering<T> {
  readonly #tell: (outcome: T) => unknown;
  readonly #places = new Map<unknown, number>();
  readonly #outcomes: T[] = [];
  readonly #weights: number[] = [];
  #total = 0;

  constructor(key: (outcome: T) => unknown = keyOf) {
    this.#tell = shortOr(key, keyOf);
  }

  add(outcome: T, weight: number): void {
    if (!(weight >= 0 && Number.isFinite(weight)))
      throw new RangeError(`weight ${weight}: must be finite and not negative`);
    if (weight === 0) return;
    const told = this.#tell(outcome);
    const place = this.#places.get(told);
    if (place === undefined) {
      this.#places.set(told, this.#outcomes.length);
      this.#outcomes.push(outcome);
      this.#weights.push(weight);
    } else {
      this.#weights[place]! += weight;
    }
    this.#total += weight;
  }

  get dist(): Dist<T> {
    if (this.#total === 0) throw new RangeError('a distribution needs at least one outcome with weight');
    return { outcomes: this.#outcomes, weights: this.#weights, total: this.#total };
  }
}

/** `key` where a number tells outcomes apart faster than their content does. */
export function weighted<T>(entries: Iterable<readonly [T, number]>, key?: (outcome: T) => unknown): Dist<T> {
  const gathered = new Gathering(key);
  // Taking pairs apart makes garbage, and whatever is counted comes through here.
  for (const entry of entries) gathered.add(entry[0], entry[1]);
  return gathered.dist;
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

export function map<T, U>(
  { outcomes, weights }: Pick<Dist<T>, 'outcomes' | 'weights'>,
  change: (outcome: T) => U,
  key?: (outcome: U) => unknown,
): Dist<U> {
  const gathered = new Gathering<U>(key);
  for (let i = 0; i < outcomes.length; i++) gathered.add(change(outcomes[i]!), weights[i]!);
  return gathered.dist;
}

/** Weights stay whole while their total is a safe integer; beyond that they become chances. */
function scale(...totals: number[]): number {
  const product = totals.reduce((a, b) => a * b, 1);
  return Number.isSafeInteger(product) ? 1 : 1 / product;
}

export function combine<A, B, C>(a: Dist<A>, b: Dist<B>, join: (a: A, b: B) => C): Dist<C> {
  const by = scale(a.total, b.total);
  const gathered = new Gathering<C>();
  for (let i = 0; i < a.outcomes.length; i++)
    for (let j = 0; j < b.outcomes.length; j++)
      gathered.add(join(a.outcomes[i]!, b.outcomes[j]!), a.weights[i]! * b.weights[j]! * by);
  return gathered.dist;
}

/** What follows each outcome is itself a distribution. */
export function chain<T, U>(dist: Dist<T>, next: (outcome: T) => Dist<U>): Dist<U> {
  const followers = dist.outcomes.map((o) => next(o));
  const common = followers.reduce((acc, f) => leastCommonMultiple(acc, f.total), 1);
  const whole = Number.isSafeInteger(common * dist.total);
  const gathered = new Gathering<U>();
  for (let i = 0; i < followers.length; i++) {
    const { outcomes, weights, total } = followers[i]!;
    const by = whole ? dist.weights[i]! * (common / total) : dist.weights[i]! / dist.total / total;
    for (let j = 0; j < outcomes.length; j++) gathered.add(outcomes[j]!, weights[j]! * by);
  }
  return gathered.dist;
}

/** Only the outcomes that pass; undefined where none does. */
export function given<T>(dist: Dist<T>, passes: (outcome: T) => boolean): Dist<T> | undefined {
  const outcomes: T[] = [];
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < dist.outcomes.length; i++) {
    const outcome = dist.outcomes[i]!;
    if (!passes(outcome)) continue;
    outcomes.push(outcome);
    weights.push(dist.weights[i]!);
    total += dist.weights[i]!;
  }
  return total > 0 ? { outcomes, weights, total } : undefined;
}

export function chance<T>({ outcomes, weights, total }: Dist<T>, passes: (outcome: T) => boolean): number {
  let [weight, rest] = [0, 0];
  for (let i = 0; i < outcomes.length; i++) {
    if (passes(outcomes[i]!)) weight += weights[i]!;
    else rest += weights[i]!;
  }
  return part(weight, rest, total);
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

  /** To count on from here twice. */
  copy(): Count {
    const copy = new Count();
    copy.#weight = this.#weight;
    copy.#rest = this.#rest;
    return copy;
  }

  get chance(): number {
    return part(this.#weight, this.#rest, 1);
  }
}

export function mean<T>({ outcomes, weights, total }: Dist<T>, worth: (outcome: T) => number): number {
  let sum = 0;
  for (let i = 0; i < outcomes.length; i++) sum += worth(outcomes[i]!) * weights[i]!;
  return sum / total;
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
