/** The state of a game as plain data: spaces, stacks, Generals, cards, and the frames that wait for a decision. */
import type { Problem } from '../../../play/problem.ts';
import type { FrameOf } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Side } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { Content, SetUp } from './content.ts';
import type { Options, procedures } from './game.ts';

/** CUs, and how many of them are Elephants. */
export interface Pieces {
  cu: number;
  elephants: number;
}

/** CUs and Generals that are together. */
export interface Stack extends Pieces {
  generals: readonly string[];
}

export const NOBODY: Readonly<Stack> = Object.freeze({ cu: 0, elephants: 0, generals: [] });

export type Frame = FrameOf<typeof procedures>;
export type FrameAt<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  turn: number;
  /** Whose Strategy Card comes next. */
  active: Side;
  /** PCs, Walled Cities and Tribes; a space of nobody is not in it. */
  control: Record<string, Side>;
  /** Tribes that have not been Subjugated. */
  tribes: string[];
  /** Outside any Walled City; a space without pieces is not in it. */
  stacks: Record<Side, Record<string, Stack>>;
  /** Within the walls, of the city's owner. */
  inside: Record<string, Stack>;
  /** The space of every General, so that nobody looks through the stacks for him; null off the map. */
  where: Record<string, string | null>;
  /** 12.d, 12.g: Siege and Subjugation points, 1 or 2. */
  siege: Record<string, number>;
  /** 12.e: whose points those on a Tribe are. */
  subjugating: Record<string, Side>;
  consuls: string[];
  proconsul: string | null;
  /** The Consul whom Rome named to command where both are together. */
  named: string | null;
  /** 5.1.B5 */
  pool: string[];
  /** 2.2.B: of both sides, until the next Reinforcements. */
  displaced: string[];
  /** Not in the game yet, or never any more. */
  away: string[];
  africanus: 'waiting' | 'in-play' | 'never';
  hands: Record<Side, readonly string[]>;
  /** Cards of the other hand that a side has been shown. */
  seen: Record<Side, readonly string[]>;
  deck: readonly string[];
  discards: string[];
  /** Cards out of the game. */
  out: string[];
  /** 5.2.e: the Truce has left a hand in this turn. */
  shuffleDue: boolean;
  truce: boolean;
  macedon: 'none' | 'allied' | 'peace';
  /** Carthage rules the sea for the rest of the turn. */
  navalVictory: boolean;
  /** What a side's CUs may not do at sea; the card lies beside the map until the turn after the next shuffle begins. */
  bans: Partial<Record<Side, Ban>>;
  /** 2.2.B: PCs that Carthage owes for the loss of Hannibal. */
  owed: number;
  /** Where the siege train of Carthage is. */
  train: string | null;
}

export interface Ban {
  readonly card: string;
  /** The turn with which it ends, once the cards have been shuffled. */
  ends: number | null;
}

/** What forbids something: the words are only made where somebody reads them. */
export type Bar = () => Problem;

/** The types of this game, as the frame of every whole game wants them. */
export interface Hannibal {
  readonly Seat: Side;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  readonly Setup: Options;
  readonly Content: Content;
}
