/** What can be under way on land: an activation, reactions, a battle, a Retreat, a Siege. Plain data. */

import type { Side } from '../words.ts';
import type { Band, Heap, Party, Rolls } from './parts.ts';

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
  /** 11.2: Generals whose Interception of this Army has failed. */
  failed: readonly string[];
  /** 11.2: by the space that they are in, Units whose Interception of this Army has failed. */
  failedUnits: Readonly<Record<string, Readonly<Heap>>>;
  /** Where he has been; where he came by sea, with the port of embarkation. */
  path: readonly { readonly at: string; readonly spent: number; readonly embarked?: string }[];
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
  /** 12.1: own Units of the one who reacts stood there when he declared. */
  held: boolean;
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
  /** 14.5.B: who has come out of a Besieged city to join those who relieve it. */
  joined: Readonly<Band> | null;
  fright: boolean;
  raises: Record<Side, number>;
  charged: boolean;
  /** The dice levels have been told. */
  told: boolean;
  rolledAgain: boolean;
  right: Side | null;
  dice: Readonly<Record<string, readonly number[]>>;
  again: string | null;
  winner: Side | null;
  led: Readonly<Record<Side, string | null>>;
  lost: Record<Side, number>;
  hits: Readonly<Record<Side, number>>;
  /** Where those who were beaten have gone. */
  fled: readonly Refuge[];
}

/** 13.5: a part of a beaten Force, and where it is now. */
export interface Refuge extends Band {
  readonly at: string;
  readonly inside: boolean;
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
  /** 14.5.B: those of the Force who may go back into the Besieged city that they came out of. */
  readonly joined: Readonly<Band> | null;
  stage: 'inside' | 'away' | 'losses' | 'done';
  /** 13.5.E: those who have gone within the walls. */
  within: Band;
  to: string | null;
  /** Those who have gone there. */
  went: Readonly<Band>;
  lost: number;
}

export interface SiegeFrame {
  readonly type: 'siege';
  readonly who: Side;
  readonly at: string;
  stage: 'roll' | 'defend' | 'losses' | 'place';
  points: number;
  losses: number;
}
