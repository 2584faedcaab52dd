/** A siege roll by roll: points add up until the place falls, CU are lost until too few can roll. Knows no game and no table. */
import { certain, type Dist, map } from '../engine/dist.ts';
import type { Step } from '../engine/markov.ts';

/** What one roll brings. */
export interface SiegeResult {
  readonly points: number;
  readonly cu: number;
}

export interface SiegeState {
  readonly points: number;
  /** The points at which the place falls. */
  readonly needed: number;
  readonly cu: number;
  /** Too few CU were left to roll before it fell. */
  readonly stalled: boolean;
}

export interface SiegeTerms {
  /** The fewest CU that may roll. */
  readonly leastCu: number;
  /** What is needed once a roll is over: less where the place is worn down from elsewhere. */
  readonly ease: (needed: number) => number;
}

export const hasFallen = ({ points, needed }: SiegeState): boolean => points >= needed;

export const canRoll = (state: SiegeState, { leastCu }: SiegeTerms): boolean =>
  !hasFallen(state) && state.cu >= leastCu;

/** Nothing can change any more: it fell, the besiegers are gone, or they cannot roll and nothing wears the place down. */
export const isSettled = (state: SiegeState, terms: SiegeTerms): boolean =>
  hasFallen(state) || state.cu === 0 || (!canRoll(state, terms) && terms.ease(state.needed) === state.needed);

/** The state after a roll, or after a turn to roll that passed without one. */
export function afterRoll(state: SiegeState, result: SiegeResult | undefined, terms: SiegeTerms): SiegeState {
  const points = state.points + (result?.points ?? 0);
  const cu = Math.max(0, state.cu - (result?.cu ?? 0));
  const rolled = { ...state, points, cu };
  if (hasFallen(rolled)) return rolled;
  const stalled = state.stalled || cu < terms.leastCu;
  return { ...rolled, stalled, needed: cu === 0 ? state.needed : terms.ease(state.needed) };
}

/** One turn to roll, for a chain of them. */
export const siegeStep =
  (results: Dist<SiegeResult>, terms: SiegeTerms): Step<SiegeState> =>
  (state) => {
    if (isSettled(state, terms)) return undefined;
    if (!canRoll(state, terms)) return certain(afterRoll(state, undefined, terms));
    return map(results, (result) => afterRoll(state, result, terms));
  };
