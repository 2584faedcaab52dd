/** What can be under way: each frame is a procedure that stands still until somebody has decided. Plain data. */

import type { Asking } from '../../../play/asking.ts';
import type { Side } from '../words.ts';
import type {
  ActivationFrame,
  BattleFrame,
  EnteredFrame,
  PartyFrame,
  RetreatFrame,
  SiegeFrame,
} from './land-frames.ts';
import type { Rolls } from './parts.ts';
import type { LandingFrame, NavalFrame, ShotFrame, SquadronFrame, VoyageFrame } from './sea-frames.ts';

export interface TurnFrame {
  readonly type: 'turn';
  stage:
    | 'reinforcement'
    | 'shuffle'
    | 'deal'
    | 'preempt'
    | 'first'
    | 'rounds'
    | 'winter'
    | 'isolation'
    | 'tribes'
    | 'victory'
    | 'italia'
    | 'chest'
    | 'close'
    | 'reshuffle'
    | 'end';
}

/** 5.2.C: a player's turn to play a card. */
export interface RoundFrame {
  readonly type: 'round';
  readonly who: Side;
  /** 5.2.B: the Campaign that must be played first. */
  readonly bound: string | null;
  asked: boolean;
}

/** 5.2.C2: single OPs, or points of the War Chest. */
export interface SpendFrame {
  readonly type: 'spend';
  readonly who: Side;
  readonly from: 'card' | 'chest';
  left: number;
}

/** 5.2.C3, 16.3: PCs of the Miat for a Mercenary. */
export interface PayFrame {
  readonly type: 'pay';
  readonly port: string | null;
  left: number;
}

/** 5.2.C1: an Event under way, until what it asks for is chosen. */
export interface EventFrame {
  readonly type: 'event';
  readonly who: Side;
  readonly card: string;
  stage: 'window' | 'effect' | 'activations' | 'done';
  /** How often something may still be chosen. */
  left: number;
  /** 17.1.#52: the space beside which all Raids lie. */
  beside: readonly string[] | null;
  cancelled: boolean;
}

/** Pieces that their owner picks to lose. */
export interface LossFrame {
  readonly type: 'loss';
  readonly who: Side;
  readonly by: Side;
  readonly rule: string;
  /** In the open, within the walls, or aboard the Fleet two frames down. */
  readonly where: 'field' | 'inside' | 'fleet';
  readonly at: string;
  left: number;
  elephantFirst: boolean;
}

/** 13.6, 5.5: PCs to be removed by their owner. */
export interface RemovalFrame {
  readonly type: 'removal';
  readonly who: Side;
  readonly cause: 'battle' | 'check' | 'other';
  readonly rule: string;
  left: number;
  fromMiat: boolean;
  /** 16.5: the Province or Region that they come from, if possible. */
  readonly region?: string;
}

/** 16.4 */
export interface BlockadeFrame {
  readonly type: 'blockade';
  readonly city: string;
}

export interface WinterFrame extends Rolls {
  readonly type: 'winter';
  /** Forces that still roll, as side and space. */
  forces: readonly { readonly who: Side; readonly at: string }[];
  asked: boolean;
  readonly cause: 'winter' | 'event';
}

export interface ReinforceFrame {
  readonly type: 'reinforce';
  stage:
    | 'warships'
    | 'prolong'
    | 'cu'
    | 'levy'
    | 'recall'
    | 'draw-generals'
    | 'generals'
    | 'barca'
    | 'refit'
    | 'roma'
    | 'proconsul'
    | 'retire'
    | 'elect'
    | 'draw-consuls'
    | 'consuls'
    | 'reforms'
    | 'done';
  left: number;
  /** Generals who wait to be placed. */
  waiting: readonly string[];
  /** Admirals placed where they count. */
  admirals: readonly string[];
  converted: boolean;
  mounted: boolean;
}

export interface ChestFrame {
  readonly type: 'chest';
  stage: 'burn' | 'spend' | 'done';
  burned: number;
}

export interface ScipioFrame {
  readonly type: 'scipio';
}

/** A Die that one side rolls, and that Good Omen can set. */
export interface DieFrame {
  readonly type: 'die';
  readonly by: Side;
  readonly label: string;
  readonly rule: string;
  asking: Asking<Side> | null;
  opened: boolean;
}

/** What a window answers. */
export const WINDOWS = ['corvus', 'faith', 'weather', 'storm', 'naval', 'battle', 'fright'] as const;

export type WindowId = (typeof WINDOWS)[number];

export interface WindowFrame {
  readonly type: 'window';
  readonly on: WindowId;
  asking: Asking<Side>;
}

/** 5.2.C1: a Counter Event that is about to work; one of Rome waits for Punic Faith. */
export interface CounterFrame {
  readonly type: 'counter';
  readonly who: Side;
  readonly card: string;
  /** 17.1.#50: what the Die is set to. */
  readonly face: number | null;
  cancelled: boolean;
  asked: boolean;
}

export type Frame =
  | TurnFrame
  | RoundFrame
  | SpendFrame
  | PayFrame
  | EventFrame
  | ActivationFrame
  | VoyageFrame
  | SquadronFrame
  | ShotFrame
  | LandingFrame
  | NavalFrame
  | PartyFrame
  | EnteredFrame
  | BattleFrame
  | RetreatFrame
  | LossFrame
  | RemovalFrame
  | SiegeFrame
  | BlockadeFrame
  | WinterFrame
  | ReinforceFrame
  | ChestFrame
  | ScipioFrame
  | DieFrame
  | WindowFrame
  | CounterFrame;
