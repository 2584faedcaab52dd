/** What can be under way at sea: a voyage, an Intercepting Fleet, a battle, a landing. Plain data. */

import type { Side } from '../words.ts';
import type { Fleet, Rolls } from './parts.ts';

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
  stage: 'port' | 'weather' | 'interception' | 'dodge' | 'naval-die' | 'caught' | 'ashore' | 'storm' | 'stormed';
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
  /** 2.3.E3: CUs that a Consul aboard must have with him. */
  owed: number;
  /** 17.2.A.Adherbal: a Warship that he has refitted may still join. */
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
  /** 9.2.C: Pursuit has held the one who is asked, who may try again with a card. */
  held: boolean;
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
