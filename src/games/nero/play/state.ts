/** The state of a game as plain data: pieces, cards, the player round, and the frames that wait for a decision. */
import type { Tables } from '../../../calculator/table.ts';
import type { FrameOf } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Colour, Status } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { procedures } from './game.ts';
import type { Options, SetUp } from './set-up.ts';

/** All Legions of one colour in one Province; the last four hold for the player round only. */
export const stackOf = (n: number, /** 5.6: under a Retreat marker. */ marker = false) => ({
  n,
  marker,
  /** Those that have finished their movement, of the active colour. */
  done: 0,
  /** 6.0: those that have been attacked. */
  attacked: 0,
  /** 5.6: the force from which the stack has withdrawn; 0 for none. */
  fled: 0,
  /** 5.6: its withdrawal was stopped, so it cannot withdraw any more. */
  stuck: false,
});
export type Stack = ReturnType<typeof stackOf>;

interface Leader {
  status: Status;
  /** A Province or Roma; empty before set-up places him. */
  at: string;
}

/** Pieces that go together: Legions of the active colour, its Leader, or both. */
export interface Pieces {
  legions: number;
  leader: boolean;
}

/** MP that are allotted to pieces which have not moved yet. */
export interface Waiting extends Pieces {
  readonly id: number;
  readonly at: string;
  readonly mp: number;
}

/** The force that moves now; its Legions count in the stack of the Province where it is. */
export interface Force extends Pieces {
  readonly id: number;
  at: string;
  /** Where it just came from; null until its first step. */
  came: string | null;
  /** MP left, of those that it was given. */
  left: number;
  readonly mp: number;
  /** 5.3: battles won, and how many of its Legions carry them. */
  fatigue: number;
  tired: number;
  steps: number;
  fought: boolean;
  /** 5.6: under a Retreat marker, which it must remove first. */
  marked: boolean;
  /** 5.5: the colours that had Legions here when it entered and that it has not beaten. */
  met: Colour[];
  /** 5.5: the colours here that have let it pass. */
  agreed: Colour[];
  asked: boolean;
  over: boolean;
}

export const roundOf = (active: Colour, last: boolean) => ({
  active,
  /** 4.3: cards used in the player's own round. */
  used: 0,
  discarded: false,
  /** 12.0: Once events played, with the colour in front where each colour counts for itself. */
  once: [] as string[],
  waiting: [] as Waiting[],
  force: null as Force | null,
  /** Forces numbered so far. */
  forces: 0,
  leaderDone: false,
  /** 12.0-sick: colours whose Leader may not move any more. */
  sick: [] as Colour[],
  /** A declaration has failed. */
  failed: false,
  /** 4.2.3-last */
  last,
  /** Provinces whose Uncontrolled Legions have been attacked. */
  struck: [] as string[],
  /** 12.0-traitor: what the active colour was shown last. */
  seen: null as { readonly of: Colour; readonly cards: readonly string[] } | null,
});
export type Round = ReturnType<typeof roundOf>;

export type Frame = FrameOf<typeof procedures>;
/** The frame of one type. */
export type FrameAt<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  turn: number;
  /** Who opens the game turn. */
  first: Colour;
  /** 14.0: the colours whose VP count at the end, where two play. */
  counting: Colour[];
  hands: Record<Colour, string[]>;
  held: Record<Colour, string | null>;
  /** Cards that are in no hand and not seen: not dealt, or discarded unseen. */
  faceDown: string[];
  /** Cards used. */
  faceUp: string[];
  /** Cards out of a colour's sight whose place it knows: what it discarded unseen, what Traitor showed it or took from it. */
  known: Record<Colour, string[]>;
  stacks: Record<Colour, Record<string, Stack>>;
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
