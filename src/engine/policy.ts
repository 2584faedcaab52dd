/** Decisions state by state, solved backwards: the best option in each state, and its value. Knows no game. */
import { type Dist, keyOf } from './dist.ts';
import { shortOr } from './recall.ts';

export interface Option<S> {
  readonly name: string;
  /** What follows this choice. */
  readonly to: Dist<S>;
}

/** What may be chosen in a state; nothing where the process is over. */
export type Options<S> = (state: S) => readonly Option<S>[];

export interface Manner<S> {
  /** What whoever chooses in a state is after: two sides with opposed aims want more and less of the same worth. */
  readonly wants?: (state: S) => 'more' | 'less';
  /** What tells states apart, where there are too many to compare their content. */
  readonly key?: (state: S) => unknown;
  /** What an end costs whoever wants more: it settles what is worth the same. */
  readonly cost?: (end: S) => number;
}

export interface Policy<S> {
  /** The option to take; undefined where the process is over. */
  readonly choose: (state: S) => Option<S> | undefined;
  /** What is to be expected from here on under best play. */
  readonly worth: (state: S) => number;
  /** What an option is worth if play is best from then on. */
  readonly worthOf: (option: Option<S>) => number;
  /** Every state that best play reaches, each after all that lead to it, with its chance. */
  readonly reached: (start: S) => readonly { readonly state: S; readonly chance: number }[];
  /** What best play brings of another figure of the ends. */
  readonly expected: (of: (end: S) => number) => (state: S) => number;
}

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

/** The best policy where no state comes back; among equals what costs whoever decides least, where a cost is told, else the first. */
export function policy<S>(
  options: Options<S>,
  worthOf: (end: S) => number,
  { wants = () => 'more', key: short = keyOf, cost }: Manner<S> = {},
): Policy<S> {
  const key = shortOr(short, keyOf);
  type Solved = { readonly choice?: Option<S>; readonly worth: number };
  type Chosen = Required<Solved>;
  const known = new Map<unknown, Solved | 'open'>();
  const expect = ({ outcomes, weights, total }: Dist<S>, of: (state: S) => number): number => {
    let sum = 0;
    for (let i = 0; i < outcomes.length; i++) sum += of(outcomes[i]!) * weights[i]!;
    return sum / total;
  };
  const worth = (state: S): number => solve(state).worth;
  const isBetter = (a: Chosen, b: Chosen, sign: number): boolean => {
    const gain = sign * (a.worth - b.worth);
    if (Math.abs(gain) > EQUAL || !priced) return gain > EQUAL;
    return sign * (expect(b.choice.to, priced) - expect(a.choice.to, priced)) > EQUAL;
  };
  const solve = (state: S, at = key(state)): Solved => {
    const found = known.get(at);
    if (found === 'open') throw new RangeError(`state ${JSON.stringify(state)}: leads back to itself`);
    if (found) return found;
    known.set(at, 'open');
    const sign = wants(state) === 'more' ? 1 : -1;
    let best: Chosen | undefined;
    for (const choice of options(state)) {
      const option = { choice, worth: expect(choice.to, worth) };
      if (!best || isBetter(option, best, sign)) best = option;
    }
    const solved = best ?? { worth: worthOf(state) };
    known.set(at, solved);
    return solved;
  };
  const choose = (state: S): Option<S> | undefined => solve(state).choice;
  const expected = (of: (end: S) => number): ((state: S) => number) => {
    const values = new Map<unknown, number>();
    const value = (state: S): number => {
      const at = key(state);
      const found = values.get(at);
      if (found !== undefined) return found;
      const { choice } = solve(state, at);
      const now = choice ? expect(choice.to, value) : of(state);
      values.set(at, now);
      return now;
    };
    return value;
  };
  const priced = cost && expected(cost);
  const reached = (start: S): { state: S; chance: number }[] => {
    const chances = new Map<unknown, number>();
    const last: { at: unknown; state: S; to: Dist<S> | undefined; next: unknown[] }[] = [];
    const visit = (state: S): unknown => {
      const at = key(state);
      if (chances.has(at)) return at;
      chances.set(at, 0);
      const to = solve(state, at).choice?.to;
      last.push({ at, state, to, next: to ? to.outcomes.map(visit) : [] });
      return at;
    };
    chances.set(visit(start), 1);
    return last.reverse().map(({ at, state, to, next }) => {
      const chance = chances.get(at)!;
      for (let i = 0; i < next.length; i++)
        chances.set(next[i], chances.get(next[i])! + (chance * to!.weights[i]!) / to!.total);
      return { state, chance };
    });
  };
  return { choose, worth, worthOf: ({ to }) => expect(to, worth), reached, expected };
}
