/** What can be under way: each frame is a procedure that stands still until somebody has decided. Plain data. */
import type { Fought, Toll } from '../after-battle/rules.ts';
import type { Charge } from '../elephant-charge/rules.ts';
import type { Side, Type } from '../words.ts';
import type { Source, Use } from './actions.ts';
import type { Way } from './content.ts';
import type { Pieces, Stack } from './forces.ts';
import type { Stage } from './stages.ts';

export interface TurnFrame {
  readonly type: 'turn';
  stage: Stage;
}
export interface ReinforceFrame {
  readonly type: 'reinforce';
  left: readonly Source[];
}
export interface ReturnFrame {
  readonly type: 'return';
  left: readonly string[];
}
export interface LevyFrame {
  readonly type: 'levy';
  left: number;
  /** 5.1.B3: of those left, how many must still go to Italia. */
  italia: number;
}
export interface OfficesFrame {
  readonly type: 'offices';
  stage: 'proconsul' | 'draw' | 'consuls' | 'africanus';
  left: readonly string[];
}
/** Two Consuls are together: Rome names who commands. */
export interface CommandFrame {
  readonly type: 'command';
}
export interface FirstFrame {
  readonly type: 'first';
  stage: 'carthage' | 'rome';
}
export interface PlayFrame {
  readonly type: 'play';
}
/** A Strategy Card under resolution. */
export interface CardFrame {
  readonly type: 'card';
  readonly card: string;
  readonly use: Use;
  /** Generals that it may still activate. */
  left: number;
  /** Those it has activated. */
  activated: readonly string[];
  /** 12.a: places attempted with it. */
  attempted: readonly string[];
  /** Pieces that other Generals have moved with it, by the place where they are now. */
  moved: Readonly<Record<string, Pieces>>;
}
export interface PoliticalFrame {
  readonly type: 'political';
  left: number;
  placed: readonly string[];
}
export interface RaiseFrame {
  readonly type: 'raise';
}
/** A General with MPs; his Force counts in the stack of the space where it is. */
export interface MoveFrame {
  readonly type: 'move';
  readonly general: string;
  at: string;
  force: Stack;
  mp: number;
  came: string | null;
  /** 12: a Land Battle was fought. */
  fought: boolean;
  over: boolean;
}
export interface EntryFrame {
  readonly type: 'entry';
  readonly at: string;
  readonly from: string;
  readonly way: Way | 'sea';
  stage: 'cross' | 'gates' | 'react' | 'avoid' | 'intercept' | 'reply' | 'meet' | 'overrun' | 'back';
  avoids: boolean;
  failedAvoid: boolean;
  intercepts: readonly Interceptor[];
  /** 10.a: somebody has Intercepted. */
  came: boolean;
}
/** 8.a, 11.10B.e: the owner says what goes inside the city. */
export interface GatesFrame {
  readonly type: 'gates';
  readonly side: Side;
  readonly at: string;
  readonly why: 'entry' | 'retreat';
}
export interface Interceptor {
  readonly from: string;
  readonly general: string;
  readonly cu: number;
  readonly elephants: number;
}
export interface ReactFrame {
  readonly type: 'react';
  readonly side: Side;
}
/** 9: those who Avoid Battle roll, and go. */
export interface FleeFrame {
  readonly type: 'flee';
  readonly side: Side;
  readonly at: string;
  /** The space that the enemy came from. */
  readonly barred: string | null;
  stage: 'roll' | 'go';
}
export interface InterceptionFrame {
  readonly type: 'interception';
  readonly side: Side;
  /** The origin whose General rolls now. */
  next: string | null;
  left: readonly Interceptor[];
}
export interface BattleFrame {
  readonly type: 'battle';
  readonly at: string;
  readonly attacker: Side;
  /** Where the Attacker came from, by land. */
  readonly from: string | null;
  readonly way: Way | null;
  /** 11.10B.b: the Attacker debarked here. */
  readonly landed: boolean;
  readonly sortie: boolean;
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  stage:
    | 'command'
    | 'command-roll'
    | 'attacker-events'
    | 'defender-events'
    | 'charge'
    | 'charge-roll'
    | 'shuffle'
    | 'deal'
    | 'over';
  commanders: Readonly<Record<Side, string | null>>;
  /** When it began. */
  cu: Readonly<Record<Side, number>>;
  elephants: number;
  events: Readonly<Record<Side, number>>;
  charge: Charge;
}
export interface DuelFrame {
  readonly type: 'duel';
  /** The current Attacker. */
  attacker: Side;
  hands: Readonly<Record<Side, readonly string[]>>;
  /** In the order of play, a Reserve as the type that it was named. */
  played: Readonly<Record<Side, readonly PlayedCard[]>>;
  lead: PlayedCard | null;
  stage: 'lead' | 'match' | 'initiative' | 'counter-roll' | 'disengage-roll' | 'cancel' | 'cancel-roll' | 'take-over';
  last: Type | null;
}
export interface PlayedCard {
  readonly card: string;
  readonly as: Type;
}
export interface AftermathFrame {
  readonly type: 'aftermath';
  readonly fought: Fought;
  stage: 'roll' | 'leave' | 'march' | 'politics';
  toll: Toll;
  /** 11.10B.d: CUs lost on the march. */
  march: number;
  eliminated: boolean;
}
export interface WithdrawFrame {
  readonly type: 'withdraw';
  readonly side: Side;
  readonly at: string;
}
export interface RetreatFrame {
  readonly type: 'retreat';
  readonly side: Side;
  readonly at: string;
  /** The ways that are allowed, space by space. */
  ways: readonly (readonly string[])[];
  path: readonly string[];
}
export interface RemovalFrame {
  readonly type: 'removal';
  readonly side: Side;
  readonly rule: string;
  left: number;
}
export interface SiegeFrame {
  readonly type: 'siege';
  readonly at: string;
  readonly side: Side;
}
export interface WinterFrame {
  readonly type: 'winter';
  readonly side: Side;
  left: readonly string[];
}

export type Frame =
  | TurnFrame
  | ReinforceFrame
  | ReturnFrame
  | LevyFrame
  | OfficesFrame
  | CommandFrame
  | FirstFrame
  | PlayFrame
  | CardFrame
  | PoliticalFrame
  | RaiseFrame
  | MoveFrame
  | EntryFrame
  | GatesFrame
  | ReactFrame
  | FleeFrame
  | InterceptionFrame
  | BattleFrame
  | DuelFrame
  | AftermathFrame
  | WithdrawFrame
  | RetreatFrame
  | RemovalFrame
  | SiegeFrame
  | WinterFrame;
