/** The state of a game as plain data: pieces, cards, the player round, and the frames that wait for a decision. */

import type { Colour } from '../words.ts';
import type { Force, Leader, Stack, Waiting } from './forces.ts';
import type { Frame } from './frames.ts';
import type { SetUp } from './set-up.ts';

export interface Round {
  readonly active: Colour;
  /** 4.3: cards used in the own round. */
  readonly used: number;
  readonly discarded: boolean;
  /** 12.0: Once events played, with the colour in front where each colour counts for itself. */
  readonly once: readonly string[];
  readonly waiting: readonly Waiting[];
  readonly force: Force | null;
  /** Forces numbered so far. */
  readonly forces: number;
  readonly leaderDone: boolean;
  /** 12.0-sick: colours whose Leader may not move any more. */
  readonly sick: readonly Colour[];
  /** A declaration has failed. */
  readonly failed: boolean;
  /** 4.2.3-last */
  readonly last: boolean;
  /** Provinces whose Uncontrolled Legions have been attacked. */
  readonly struck: readonly string[];
  /** 12.0-traitor: what the active colour was shown last. */
  readonly seen: { readonly of: Colour; readonly cards: readonly string[] } | null;
}

export interface Happening {
  readonly rule: string;
  readonly says: string;
}

export interface Ending {
  readonly how: 'automatic' | 'points';
  readonly rule: string;
  /** More than one where they share the victory. */
  readonly winners: readonly Colour[];
}

/** Replaced, never changed, once `play` has handed it over. */
export interface State {
  readonly setup: SetUp;
  seed: number;
  turn: number;
  /** Who opens the game turn. */
  first: Colour;
  /** 14.0: the colours whose VP count at the end, where two play. */
  counting: readonly Colour[];
  hands: Record<Colour, readonly string[]>;
  held: Record<Colour, string | null>;
  /** The Discard Box: cards not dealt or discarded unseen, and cards used. */
  faceDown: readonly string[];
  faceUp: readonly string[];
  stacks: Readonly<Record<Colour, Readonly<Record<string, Stack>>>>;
  uncontrolled: Record<string, number>;
  leaders: Record<Colour, Leader>;
  barbarian: string | null;
  vp: Record<Colour, number>;
  /** 13.2: Emperor and in Roma since before the first player round of the game turn. */
  wholeTurn: Record<Colour, boolean>;
  round: Round;
  /** What is under way; the last one decides next. */
  frames: Frame[];
  /** What the last action brought about. */
  happened: Happening[];
  ending: Ending | null;
}

/** A copy that may be changed without touching what it was made from. */
export const copied = (s: State): State => ({
  ...s,
  hands: { ...s.hands },
  held: { ...s.held },
  uncontrolled: { ...s.uncontrolled },
  leaders: { ...s.leaders },
  vp: { ...s.vp },
  wholeTurn: { ...s.wholeTurn },
  frames: s.frames.map((f) => ({ ...f })),
  happened: [],
});
