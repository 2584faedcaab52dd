/**
 * What a game measures in a position so that it can be judged: who wins together, features of each side, how far the game
 * has progressed.
 */
import type { AnyState } from './state.ts';

export interface Worth<S extends AnyState = AnyState> {
  /** Short noun phrases for the features, by name, in the order in which they are measured. */
  readonly features: Readonly<Record<string, string>>;
  /** The seats of each person: those that win together. */
  readonly sides: (s: S) => readonly (readonly string[])[];
  /** The features of each side, in the order of the sides. */
  readonly measure: (s: S) => readonly (readonly number[])[];
  /** What decides at the end, of each side: VP, or what is counted for the win. */
  readonly score: (s: S) => readonly number[];
  /** From 0 at the beginning to 1 at the latest end. */
  readonly progress: (s: S) => number;
  /** The types of frames at which nothing is half done, so that a position can be judged. */
  readonly rests: readonly string[];
  /** Features of which more is never worse, and never better: what is fitted keeps to it, where too little was seen to tell. */
  readonly good?: readonly string[];
  readonly bad?: readonly string[];
}

/** What was fitted from games that were played: it makes of features the chance to win. */
export interface Weights {
  /** Of each feature: early in the game, and what is added until its end. */
  readonly features: Readonly<Record<string, readonly [number, number]>>;
  /** Of each seat as such. */
  readonly seats: Readonly<Record<string, readonly [number, number]>>;
  /** Of what an action is and names: how much likelier it is to be chosen. */
  readonly leaning: Readonly<Record<string, number>>;
  /** How the chances that a search estimates are told; as they are where it was never measured. */
  readonly calibration?: Calibration;
}

/** Of the logarithm of the odds, beside those of an even share: how much of it is told, and what is added for each seat as such; early, and what is added until the end. */
export interface Calibration {
  readonly slope: readonly [number, number];
  readonly seats: Readonly<Record<string, readonly [number, number]>>;
  /** The games that showed it: what never happened in so many may happen in the next. */
  readonly games: number;
}
