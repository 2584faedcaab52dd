/** How the pieces of a game get about: what a game says of its moves, so that others can look how far a piece comes. */
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
  readonly moving: (s: S) => Moving | undefined;
}
