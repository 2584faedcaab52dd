/** What can be under way: each frame is a procedure that stands still until somebody has decided. Plain data. */
import type { Colour, EventId } from '../words.ts';
import type { Part, Target } from './actions.ts';
import type { Waiting } from './forces.ts';

/** An answer that a window offers, or that has taken effect: the event, and what of the procedure it is aimed at. */
export interface Reply {
  readonly event: EventId;
  /** A force, a stack, a fleet, or a card that was laid. */
  readonly target: string;
}

/** A procedure that windows open upon: the answers that took effect. */
interface Answerable {
  struck: readonly Reply[];
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
  stage: 'first' | 'shuffle' | 'deal' | 'rounds' | 'end';
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
  /** The Province that the attacker came from. */
  readonly came: string | null;
  /** The loser is the moving force, not the stack there. */
  readonly force: boolean;
}
export interface DpCard {
  readonly card: string;
  /** The event that has cancelled it. */
  readonly struck: EventId | null;
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
  readonly which?: Part;
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
export interface BetrayFrame {
  readonly type: 'betray';
  readonly of: Colour;
  readonly look: boolean;
}
interface DisplaceFrame {
  readonly type: 'displace';
  readonly at: string;
  waiting: readonly (Colour | 'uncontrolled')[];
}
interface MusterFrame {
  readonly type: 'muster';
  readonly who: Colour;
  readonly province: string;
  need: number;
}

/** What a window answers. */
export const WINDOWS = ['event', 'march', 'withdrawal', 'attack', 'senate', 'guard', 'bribe', 'fleet'] as const;
export type WindowId = (typeof WINDOWS)[number];

export interface WindowFrame {
  readonly type: 'window';
  readonly on: WindowId;
  offers: readonly Reply[];
  /** Those still to be asked, clockwise. */
  waiting: readonly Colour[];
}
interface AnswerFrame extends Answerable {
  readonly type: 'answer';
  readonly who: Colour;
  readonly card: string;
  readonly reply: Reply;
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
  | BetrayFrame
  | DisplaceFrame
  | MusterFrame
  | WindowFrame
  | AnswerFrame;
