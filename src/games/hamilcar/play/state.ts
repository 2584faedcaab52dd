/** The state of a game as plain data: pieces, cards, tracks, and the frames that wait for a decision. */
import type { Procedure } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Side } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { Frame } from './frames.ts';
import type { DictatorCard, Heap, Office } from './parts.ts';
import type { Content, SetUp } from './kept.ts';
import type { Options } from './written.ts';

/** Where a General is when he is in no space. */
export const PLACES = ['sea', 'pool', 'aside', 'track', 'mercenary', 'gone'] as const;

export interface General {
  /** A space, or one of the places beside the map. */
  at: string;
  /** Within the walls. */
  inside?: boolean;
  office?: Office;
}

/** 2.3.F: six counts that add up to all Warships of a side. */
export interface Warships {
  ready: number;
  spent: number;
  atSea: number;
  /** Taken by the enemy while the battle lasts. */
  captured: number;
  track: number;
  supply: number;
}

export const USES = ['event', 'ops', 'discard', 'counter'] as const;

export interface Played {
  readonly card: string;
  readonly as: (typeof USES)[number];
  /** 17.1.#45: a cancelled card does not count. */
  readonly counts: boolean;
}

export interface Siege {
  readonly by: Side;
  points: number;
}

/** 7.1: what a card that moves several Generals has moved so far. */
export interface Moved {
  /** MPs that Units there have used, and how many of them. */
  readonly units: Record<string, { mp: number; heap: Heap }>;
  generals: readonly string[];
  engaged: readonly string[];
  attempts: readonly string[];
}

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  turn: number;
  active: Side;
  passed: Record<Side, boolean>;
  supremacy: Side;
  /** 1 Poor to 4 Excellent. */
  seamanship: number;
  /** 5.1.C: raised by a Reform in this turn. */
  reformed: boolean;
  corvi: boolean;
  /** 13.3.D: Forgotten Tactics are in play. */
  forgotten: boolean;
  /** Slots with a PC. */
  miat: readonly string[];
  mercenaries: readonly string[];
  truce: boolean;
  deck: readonly string[];
  discards: readonly string[];
  hands: Record<Side, readonly string[]>;
  chest: Record<Side, readonly Played[]>;
  /** 17.1.#45: Rome's hand lies open for this turn. */
  open: boolean;
  warships: Record<Side, Warships>;
  generals: Record<string, General>;
  /** 2.2.E1: Generals whom their player wants in command among equals. */
  preferred: readonly string[];
  dictatorCard: DictatorCard;
  consulBefore: readonly string[];
  duiliusPaid: boolean;
  /** 17.1.#56: who costs PCs when he is first activated. */
  flamen: string | null;
  /** Who has a PC or city there; a space that nobody holds is not in it. */
  control: Record<string, Side>;
  tribes: readonly string[];
  field: Record<Side, Record<string, Heap>>;
  inside: Record<string, Heap>;
  sieges: Record<string, Siege>;
  /** 7.1, for the card under way. */
  moved: Moved;
  /** The turn in which Xanthippus was hired or prolonged. */
  hired: number | null;
}

/** The types of this game, as the frame of every whole game wants them. */
export interface Hamilcar {
  readonly Seat: Side;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  readonly Setup: Options;
  readonly Content: Content;
}

/** The procedure of one type of frame. */
export type ProcedureOf<T extends Frame['type']> = Procedure<Hamilcar, Extract<Frame, { readonly type: T }>>;

export const noneMoved = (): Moved => ({ units: {}, generals: [], engaged: [], attempts: [] });
