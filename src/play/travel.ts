/** How the pieces of a game move: what a game declares about its moves, so that reach can be computed from them. */
import type { AnyState } from './state.ts';

/** Pieces under way. */
export interface Moving {
  /** Whose they are, as the board draws them. */
  readonly side: string;
  readonly at: string;
  /** What they have left to spend, in the unit of the game. */
  readonly left: number;
  /** Nobody stays where they are now: they are at sea. */
  readonly afloat?: boolean;
  /** Nothing has been settled yet of who goes along. */
  readonly fresh?: boolean;
}

/** What of a report lets a move go on. */
export interface ArrivalChance {
  /** The chances that add up to it; what the question turns on where there are none. */
  readonly keys?: readonly string[];
  /** Of the battle for the goal alone, or of everything but that; of both where absent. */
  readonly when?: 'enemy' | 'no enemy';
  /** Asked again on the same way it is the same attempt: the worst of them counts. */
  readonly once?: true;
}

export interface Travel<S extends AnyState = AnyState> {
  /** What they spend: MP. */
  readonly unit: string;
  /** Types of action that set pieces going. */
  readonly begins: readonly string[];
  /** Types that come before the first step, the first that is offered first, each for as much as can be. */
  readonly outset: readonly string[];
  /** Types with one place each, to which they take the pieces. */
  readonly steps: readonly string[];
  /** Types without a place that change the way of going: aboard, ashore. */
  readonly links?: readonly string[];
  /** Types that end a move. */
  readonly ends: readonly string[];
  /** By calculator, what of its report tells how often a move gets where it goes. */
  readonly chances?: Readonly<Record<string, ArrivalChance>>;
  readonly moving: (s: S) => Moving | undefined;
}
