/** The state of a game as plain data: pieces, cards, the player round, and the frames that wait for a decision. */
import type { Tables } from '../../../calculator/table.ts';
import type { Procedure } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Colour } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { Force, Leader, Stack, Waiting } from './forces.ts';
import type { Frame } from './frames.ts';
import type { Options, SetUp } from './set-up.ts';

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

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  turn: number;
  /** Who opens the game turn. */
  first: Colour;
  /** 14.0: the colours whose VP count at the end, where two play. */
  counting: readonly Colour[];
  hands: Record<Colour, readonly string[]>;
  held: Record<Colour, string | null>;
  /** Cards that are in no hand and not seen: not dealt, or discarded unseen. */
  faceDown: readonly string[];
  /** Cards used. */
  faceUp: readonly string[];
  stacks: Readonly<Record<Colour, Readonly<Record<string, Stack>>>>;
  uncontrolled: Record<string, number>;
  leaders: Record<Colour, Leader>;
  barbarian: string | null;
  vp: Record<Colour, number>;
  /** 13.2: Emperor and in Roma since before the first player round of the game turn. */
  wholeTurn: Record<Colour, boolean>;
  round: Round;
}

/** The types of this game, as the frame of every whole game wants them. */
export interface Nero {
  readonly Seat: Colour;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  readonly Setup: Options;
  readonly Content: { readonly tables: Tables };
}

/** The procedure of one type of frame. */
export type ProcedureOf<T extends Frame['type']> = Procedure<Nero, Extract<Frame, { readonly type: T }>>;

export const roundOf = (active: Colour, last: boolean): Round => ({
  active,
  used: 0,
  discarded: false,
  once: [],
  waiting: [],
  force: null,
  forces: 0,
  leaderDone: false,
  sick: [],
  failed: false,
  last,
  struck: [],
  seen: null,
});
