/** What can be under way: each frame is a procedure that stands still until somebody has decided. Plain data. */

import type { Colour, EventId } from '../words.ts';
import type { Waiting } from './forces.ts';

export const WINDOWS = ['W1', 'W2', 'W4', 'W5', 'W7', 'W8', 'W9', 'W10'] as const;
export type WindowId = (typeof WINDOWS)[number];

/** An answer that a window offers, or that has taken effect: the event, and what of the procedure it is aimed at. */
export interface Answer {
  readonly event: EventId;
  readonly target: number;
}

/** A procedure that windows open upon: the answers that took effect. */
interface Answerable {
  struck: readonly Answer[];
}

export interface SetUpStep {
  readonly do: 'open' | 'record' | 'legion' | 'general';
  readonly who: Colour;
}
export interface SetUpFrame {
  readonly type: 'set-up';
  steps: readonly SetUpStep[];
}
export interface TurnFrame {
  readonly type: 'turn';
  stage: 'deal' | 'rounds' | 'end';
}
export interface RoundFrame {
  readonly type: 'round';
}
export interface AllotFrame extends Answerable {
  readonly type: 'allot';
  readonly at: string;
  /** MP not allotted yet. */
  mp: number;
  forces: readonly Waiting[];
  ready: boolean;
}
export interface MarchFrame extends Answerable {
  readonly type: 'march';
  /** The step announced. */
  to: string | null;
}
export interface EnteredFrame {
  readonly type: 'entered';
  readonly at: string;
  readonly came: string | null;
  /** MP left to the force that entered. */
  readonly left: number;
  readonly force: number;
  waiting: readonly Colour[];
}
export interface WithdrawFrame extends Answerable {
  readonly type: 'withdraw';
  readonly who: Colour;
  readonly from: string;
  readonly to: string;
  readonly force: number;
  /** MP that the cards must exceed; null where no card is needed. */
  readonly need: number | null;
  laid: number;
  total: number;
  ready: boolean;
}
export interface ConsentFrame {
  readonly type: 'consent';
  waiting: readonly Colour[];
}
export type Target = Colour | 'barbarian' | 'uncontrolled';
export interface BattleFrame extends Answerable {
  readonly type: 'battle';
  readonly target: Target;
  stage: 'window' | 'attacker' | 'defender' | 'resolve';
  attackerCard: string | null;
  defenderCard: string | null;
}
export interface RetreatFrame {
  readonly type: 'retreat';
  readonly who: Colour;
  readonly from: string;
  /** Where the attacker came from. */
  readonly came: string | null;
  /** The loser is the moving force, not the stack there. */
  readonly force: boolean;
}
export interface DpCard {
  readonly event: EventId;
  readonly live: boolean;
}
export interface DeclareFrame extends Answerable {
  readonly type: 'declare';
  cards: readonly DpCard[];
  bribed: boolean;
  totalling: boolean;
}
export interface AssassinateFrame {
  readonly type: 'assassinate';
  readonly target: Colour;
  /** Guards and Bribes for the attempt, and against it. */
  guards: number;
  bribes: number;
  guardsAgainst: number;
  bribesAgainst: number;
  ready: boolean;
  waiting: readonly Colour[];
}
/** What an event is aimed at. */
export interface Aim {
  readonly colour?: Colour;
  readonly province?: string;
  readonly look?: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly legions?: number;
  readonly leader?: boolean;
}
export interface EventFrame extends Answerable {
  readonly type: 'event';
  readonly card: string;
  aim: Aim | null;
  asked: boolean;
}
export interface DisplaceFrame {
  readonly type: 'displace';
  readonly at: string;
  waiting: readonly (Colour | 'uncontrolled')[];
}
export interface MusterFrame {
  readonly type: 'muster';
  readonly who: Colour;
  readonly province: string;
  need: number;
}
export interface WindowFrame {
  readonly type: 'window';
  readonly id: WindowId;
  offers: readonly Answer[];
  /** Those still to be asked, clockwise. */
  waiting: readonly Colour[];
}
export interface AnswerFrame extends Answerable {
  readonly type: 'answer';
  readonly who: Colour;
  readonly answer: Answer;
  asked: boolean;
}

export type Frame =
  | SetUpFrame
  | TurnFrame
  | RoundFrame
  | AllotFrame
  | MarchFrame
  | EnteredFrame
  | WithdrawFrame
  | ConsentFrame
  | BattleFrame
  | RetreatFrame
  | DeclareFrame
  | AssassinateFrame
  | EventFrame
  | DisplaceFrame
  | MusterFrame
  | WindowFrame
  | AnswerFrame;

export type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
