/** What can be under way: each frame is a procedure that stands still until somebody has decided. Plain data. */
import type { Asking } from '../../../play/asking.ts';
import type { Side } from '../words.ts';
import type { Heap } from './state.ts';

/** A procedure that has had a Die rolled: the face that fell, until it has been used. */
interface Rolls {
  face: number | null;
}

export const PHASES = ['reinforcement', 'strategy', 'winter', 'isolation', 'victory', 'chest'] as const;

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
  /** It has changed something. */
  worked: boolean;
}

/** What goes along: Units, and Generals besides the one who leads. */
export interface Band extends Heap {
  generals: readonly string[];
}

export interface ActivationFrame {
  readonly type: 'activation';
  readonly who: Side;
  readonly general: string;
  readonly card: string;
  readonly by: 'operation' | 'event';
  /** A naval Event that acts on the ports entered. */
  readonly raid: 'st' | 'pc' | null;
  raided: boolean;
  mp: number;
  limit: number;
  spent: number;
  band: Band;
  /** In this space Units have been taken along and left. */
  grouped: boolean;
  garrisoned: boolean;
  /** Generals who have joined or parted in this space. */
  changed: readonly string[];
  sailed: boolean;
  fought: boolean;
  /** He may not move any more. */
  over: boolean;
  /** 17.2.B.Vulso */
  converted: boolean;
  weathered: boolean;
  path: readonly { readonly at: string; readonly spent: number }[];
}

export interface Fleet extends Band {
  warships: number;
}

export interface VoyageFrame {
  readonly type: 'voyage';
  readonly who: Side;
  readonly general: string;
  readonly start: string;
  at: string;
  route: readonly string[];
  fleet: Fleet;
  /** 7.3.A: MPs of the range used. */
  used: number;
  /** 8.1: the one Interception of this voyage has been declared. */
  declared: boolean;
  /** 2.1.J: Storm symbols of the last lane. */
  storms: number;
  stage: 'port' | 'weather' | 'interception' | 'dodge' | 'naval-die' | 'caught' | 'ashore' | 'storm';
  /** 17.1.#11, 17.1.#39: the storm that rages, and those that have. */
  storm: 'cruel-sea' | 'storms-at-sea' | null;
  stormed: readonly string[];
  boarded: boolean;
  /** He has won a Naval Battle on the way, and has sailed on since: his Warships come home Spent. */
  won: boolean;
  weary: boolean;
}

/** 9.3.B1: where a winning Intercepting Fleet lands. */
export interface LandingFrame {
  readonly type: 'landing';
  readonly who: Side;
  readonly fleet: Fleet;
  readonly route: readonly string[];
}

/** 8.3, 8.4: an Intercepting Fleet on its way. */
export interface SquadronFrame {
  readonly type: 'squadron';
  readonly who: Side;
  readonly target: string;
  at: string | null;
  route: readonly string[];
  fleet: Fleet;
  used: number;
  boarded: boolean;
  refitted: boolean;
}

/** 8.5: the one roll against a Fleet without Warships. */
export interface ShotFrame extends Rolls {
  readonly type: 'shot';
  readonly who: Side;
  readonly fleet: Fleet;
  readonly route: readonly string[];
  stage: 'roll' | 'losses' | 'end';
}

export interface NavalFrame extends Rolls {
  readonly type: 'naval';
  readonly port: string;
  readonly mover: Side;
  readonly routes: Readonly<Record<Side, readonly string[]>>;
  readonly start: Readonly<Record<Side, Fleet>>;
  fleets: Record<Side, Fleet>;
  stage: 'shuffle' | 'window' | 'draw' | 'evade' | 'chase' | 'maneuver' | 'engage' | 'bonus' | 'losses' | 'end';
  round: number;
  /** Who acts first and last in this round. */
  order: readonly Side[];
  part: 0 | 1;
  /** Who is still asked whether to Evade. */
  asked: readonly Side[];
  rolled: boolean;
  drawing: Side | null;
  tactics: readonly string[];
  hands: Record<Side, readonly string[]>;
  /** 9.2.A: what cards add, for the battle, for this round, and to the enemy's next roll. */
  rating: Record<Side, number>;
  battleDie: Record<Side, number>;
  roundDie: number;
  pending: Record<Side, number>;
  prizes: Record<Side, number>;
  surplus: number;
  means: 'supremacy' | 'flee' | 'evasion' | null;
  evader: Side | null;
  winner: Side | null;
  fled: boolean;
  how: 'sunk' | 'evaded' | 'third-round';
}

/** A group that reacts: who leads it, from where to where. */
export interface Party extends Band {
  readonly general: string;
  readonly from: string;
  readonly to: string;
}

/** 11.1, 12.1: who goes with a General who reacts. */
export interface PartyFrame extends Party {
  readonly type: 'party';
  readonly who: Side;
  readonly as: 'avoid' | 'intercept';
  grouped: boolean;
}

export interface EnteredFrame extends Rolls {
  readonly type: 'entered';
  readonly who: Side;
  readonly at: string;
  /** The space before, or the port of embarkation. */
  readonly from: string;
  readonly bySea: boolean;
  /** 12.2: Units of the mover's side stood there before. */
  readonly stood: boolean;
  stage:
    | 'arrange'
    | 'declare'
    | 'avoid'
    | 'intercept'
    | 'outcome'
    | 'intercepted'
    | 'open'
    | 'pursuit'
    | 'pursued'
    | 'after';
  arranged: boolean;
  avoids: readonly Party[];
  intercepts: readonly Party[];
  failed: readonly string[];
  came: readonly string[];
  /** CUs that avoided. */
  away: number;
}

export interface BattleFrame extends Rolls {
  readonly type: 'battle';
  readonly at: string;
  readonly attacker: Side;
  /** Where the Attacker came from. */
  readonly from: string;
  readonly bySea: boolean;
  readonly sortie: boolean;
  stage:
    | 'relief'
    | 'command'
    | 'command-roll'
    | 'window'
    | 'charge'
    | 'fright'
    | 'charge-roll'
    | 'metellus'
    | 'dice'
    | 'reroll'
    | 'reroll-die'
    | 'casualties'
    | 'scipio'
    | 'retreat'
    | 'end';
  /** 13.2: the Consuls have changed places. */
  swapped: boolean;
  joined: boolean;
  fright: boolean;
  raises: Record<Side, number>;
  charged: boolean;
  rolledAgain: boolean;
  right: Side | null;
  dice: Readonly<Record<string, readonly number[]>>;
  again: string | null;
  winner: Side | null;
  led: Readonly<Record<Side, string | null>>;
  lost: Record<Side, number>;
  hits: Readonly<Record<Side, number>>;
}

/** 13.5: what the loser does, and what it costs. */
export interface RetreatFrame {
  readonly type: 'retreat';
  readonly who: Side;
  readonly at: string;
  readonly attacker: boolean;
  readonly from: string;
  readonly bySea: boolean;
  readonly sortie: boolean;
  stage: 'inside' | 'away' | 'losses' | 'done';
  to: string | null;
  lost: number;
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

export interface SiegeFrame {
  readonly type: 'siege';
  readonly who: Side;
  readonly at: string;
  stage: 'roll' | 'defend' | 'losses' | 'place';
  points: number;
  losses: number;
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
