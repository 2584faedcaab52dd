/** Decisions state by state, solved backwards: the best option everywhere, and what it is worth. Knows no game. */
import { type Dist, entriesOf, keyOf } from './dist.ts';

export interface Option<S> {
  readonly name: string;
  /** What follows this choice. */
  readonly to: Dist<S>;
}

/** What may be chosen in a state; nothing where the process is over. */
export type Options<S> = (state: S) => readonly Option<S>[];

export interface Policy<S> {
  /** The option to take; undefined where the process is over. */
  readonly choose: (state: S) => Option<S> | undefined;
  /** What is to be expected from here on under best play. */
  readonly worth: (state: S) => number;
}

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

/** The best policy where no state comes back; among equals the first option is taken. */
export function policy<S>(options: Options<S>, worthOf: (end: S) => number): Policy<S> {
  type Solved = { readonly choice?: Option<S>; readonly worth: number };
  const known = new Map<unknown, Solved | 'open'>();
  const expect = (to: Dist<S>): number => {
    let sum = 0;
    for (const [state, weight] of entriesOf(to)) sum += solve(state).worth * weight;
    return sum / to.total;
  };
  const solve = (state: S): Solved => {
    const key = keyOf(state);
    const found = known.get(key);
    if (found === 'open') throw new RangeError(`state ${JSON.stringify(state)}: leads back to itself`);
    if (found) return found;
    known.set(key, 'open');
    let best: Solved | undefined;
    for (const choice of options(state)) {
      const worth = expect(choice.to);
      if (!best || worth > best.worth + EQUAL) best = { choice, worth };
    }
    const solved = best ?? { worth: worthOf(state) };
    known.set(key, solved);
    return solved;
  };
  return { choose: (state) => solve(state).choice, worth: (state) => solve(state).worth };
}
