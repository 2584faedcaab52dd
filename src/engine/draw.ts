/** Cards drawn without replacement: exact counts by kind, in one hand or several. Knows no card and no game. */
import { type Dist, keyOf, part, weighted } from './dist.ts';

const pascal: number[][] = [[1]];

/** Ways to choose k of n; sums of whole numbers, so exact as long as a double holds the result. */
export function choose(n: number, k: number): number {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`choose from ${n}: must be a whole number from 0`);
  if (k < 0 || k > n) return 0;
  for (let row = pascal.length; row <= n; row++) {
    const above = pascal[row - 1]!;
    pascal.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
  }
  return pascal[n]![k]!;
}

function checked(kinds: readonly number[], size: number): number {
  const wrong = kinds.find((n) => !Number.isInteger(n) || n < 0);
  if (wrong !== undefined) throw new RangeError(`${wrong} cards of a kind: must be a whole number from 0`);
  const all = kinds.reduce((a, b) => a + b, 0);
  if (!Number.isInteger(size) || size < 0 || size > all) throw new RangeError(`hand of ${size}: must be 0 to ${all}`);
  return all;
}

/**
 * One hand of this size. The kinds make up all the cards there are; each is taken in turn with the number of its cards in
 * the hand, and hands that come to the same are joined on the way, so that many kinds cost little.
 */
export function hand<S>(
  kinds: readonly number[],
  size: number,
  start: S,
  take: (state: S, kind: number, count: number) => S,
): Dist<S> {
  let left = checked(kinds, size);
  let reached: Dist<{ readonly state: S; readonly free: number }> = {
    outcomes: [{ state: start, free: size }],
    weights: [1],
    total: 1,
  };
  kinds.forEach((there, kind) => {
    left -= there;
    const after = left;
    reached = weighted(
      reached.outcomes.flatMap(({ state, free }, i) => {
        const least = Math.max(0, free - after);
        const most = Math.min(there, free);
        return Array.from({ length: most - least + 1 }, (_, n) => {
          const count = least + n;
          const weight = reached.weights[i]! * choose(there, count);
          return [{ state: take(state, kind, count), free: free - count }, weight] as const;
        });
      }),
    );
  });
  return weighted(reached.outcomes.map(({ state }, i) => [state, reached.weights[i]!] as const));
}

/** How many of each kind are in one hand; cards of no kind fill up the total. */
export const counts = (kinds: readonly number[], total: number, size: number): Dist<readonly number[]> => {
  const rest = total - kinds.reduce((a, b) => a + b, 0);
  return hand<readonly number[]>([...kinds, rest], size, [], (state, kind, count) =>
    kind < kinds.length ? [...state, count] : state,
  );
};

/** The chance that a hand holds at least so many of `there` cards among `total`. */
export function atLeast(least: number, there: number, total: number, size: number): number {
  let [ways, rest] = [0, 0];
  for (let n = 0; n <= Math.min(there, size); n++) {
    const hands = choose(there, n) * choose(total - there, size - n);
    if (n >= least) ways += hands;
    else rest += hands;
  }
  return part(ways, rest, choose(total, size));
}

/** Every way to hold some of each kind, the last kind counting fastest. */
const holdings = (kinds: readonly number[]): number[][] =>
  kinds.reduce<number[][]>(
    (lists, there) => lists.flatMap((list) => Array.from({ length: there + 1 }, (_, n) => [...list, n])),
    [[]],
  );

interface Draws {
  /** The places of what is drawn, and in how many ways each. */
  readonly at: number[];
  readonly ways: number[];
}

/** All draws from a holding, kind by kind. */
function drawsFrom(there: readonly number[], kinds: readonly number[]): Draws {
  let draws: Draws = { at: [0], ways: [1] };
  there.forEach((most, k) => {
    const next: Draws = { at: [], ways: [] };
    draws.at.forEach((at, i) => {
      for (let n = 0; n <= most; n++) {
        next.at.push(at * (kinds[k]! + 1) + n);
        next.ways.push(draws.ways[i]! * choose(most, n));
      }
    });
    draws = next;
  });
  return draws;
}

/**
 * Several hands, dealt one after the other from what is left; what they come to is gathered hand by hand. What is left is
 * kept by its place among all holdings: a draw at one place moves it down by just that many places.
 */
export function hands<S>(
  kinds: readonly number[],
  total: number,
  sizes: readonly number[],
  start: S,
  take: (state: S, counts: readonly number[], hand: number) => S,
): Dist<S> {
  const all = holdings(kinds);
  const sums = all.map((held) => held.reduce((a, b) => a + b, 0));
  checked([...kinds, total - sums.at(-1)!], Math.max(0, ...sizes));
  const draws: Draws[] = [];
  type Reached = Map<unknown, { readonly state: S; readonly left: Float64Array }>;
  const leftOf = (into: Reached, state: S): Float64Array => {
    const key = keyOf(state);
    const known = into.get(key) ?? { state, left: new Float64Array(all.length) };
    into.set(key, known);
    return known.left;
  };
  let reached: Reached = new Map();
  leftOf(reached, start)[all.length - 1] = 1;
  let cards = total;
  sizes.forEach((size, hand) => {
    const next: Reached = new Map();
    const ways = choose(cards, size);
    for (const { state, left } of reached.values()) {
      const into = all.map((held) => leftOf(next, take(state, held, hand)));
      left.forEach((weight, from) => {
        if (weight === 0) return;
        const others = cards - sums[from]!;
        const share = weight / ways;
        draws[from] ??= drawsFrom(all[from]!, kinds);
        const { at, ways: each } = draws[from];
        for (let i = 0; i < at.length; i++)
          into[at[i]!]![from - at[i]!]! += share * each[i]! * choose(others, size - sums[at[i]!]!);
      });
    }
    reached = next;
    cards -= size;
  });
  return weighted([...reached.values()].map(({ state, left }) => [state, left.reduce((a, b) => a + b, 0)] as const));
}
