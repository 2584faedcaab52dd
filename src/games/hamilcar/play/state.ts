/** The state of a game as plain data: pieces, cards, tracks, and the frames that wait for a decision. */
import type { FrameOf, Procedure, Stage } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Side } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { Content, SetUp } from './content.ts';
import type { procedures, Setup } from './game.ts';

/** CUs without the Elephants among them, Elephants, STs. */
export interface Heap {
  cu: number;
  elephants: number;
  st: number;
}

export const NONE: Readonly<Heap> = Object.freeze({ cu: 0, elephants: 0, st: 0 });

/** What goes along: Units, and Generals besides the one who leads. */
export interface Band extends Heap {
  generals: string[];
}

export interface Fleet extends Band {
  warships: number;
}

/** A group that reacts: who leads it, from where to where. */
export interface Party extends Band {
  readonly general: string;
  readonly from: string;
  readonly to: string;
}

/** A procedure that has had a Die rolled: the face that fell, until it has been used. */
export interface Rolls {
  face: number | null;
}

export const OFFICES = ['consul', 'proconsul', 'dictator'] as const;
export type Office = (typeof OFFICES)[number];

/** 5.2.C4: where the Dictator card is. */
export const DICTATOR_CARD = ['held', 'chest', 'gone'] as const;

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
  counts: boolean;
}

interface Siege {
  readonly by: Side;
  points: number;
}

/** 7.1: what a card that moves several Generals has moved so far. */
interface Moved {
  /** MPs that Units there have used, and how many of them. */
  readonly units: Record<string, { mp: number; heap: Heap }>;
  generals: string[];
  engaged: string[];
  attempts: string[];
}

export type Frame = FrameOf<typeof procedures>;
export type FrameAt<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

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
  miat: string[];
  mercenaries: string[];
  truce: boolean;
  deck: string[];
  discards: string[];
  hands: Record<Side, string[]>;
  chest: Record<Side, Played[]>;
  /** 17.1.#45: Rome's hand lies open for this turn. */
  open: boolean;
  warships: Record<Side, Warships>;
  generals: Record<string, General>;
  /** 2.2.E1: Generals whom their player wants in command among equals. */
  preferred: string[];
  dictatorCard: (typeof DICTATOR_CARD)[number];
  consulBefore: string[];
  duiliusPaid: boolean;
  /** 17.1.#56: who costs PCs when he is first activated. */
  flamen: string | null;
  /** Who has a PC or city there; a space that nobody holds is not in it. */
  control: Record<string, Side>;
  tribes: string[];
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
  readonly Setup: Setup;
  readonly Content: Content;
}

/** The procedure of a frame. */
export type ProcedureOf<F> = Procedure<Hamilcar, F>;
export type StageFor<F> = Stage<Hamilcar, F>;

export const noneMoved = (): Moved => ({ units: {}, generals: [], engaged: [], attempts: [] });
