/** What can be under way: one type of frame for each procedure, as plain data. */
import type { Asking } from '../../../play/asking.ts';
import type { Fleet } from '../naval-capacity/fields.ts';
import type { Neutral } from '../neutral-power/rules.ts';
import type { Player, Power } from '../words.ts';
import type {
  BattleFrame,
  CarryFrame,
  CommandFrame,
  EnteredFrame,
  LootFrame,
  LossesFrame,
  MoveFrame,
  RaidFrame,
  RetreatFrame,
  SiegeFrame,
  UnrestFrame,
  VoyageFrame,
  WindowFrame,
} from './field-frames.ts';
import type { Place } from './set-up.ts';

/** The phases in their order, by clause. */
export const PHASES = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'] as const;
export type Phase = (typeof PHASES)[number];

export interface TurnFrame {
  readonly type: 'turn';
  phase: Phase;
}
export interface DrawFrame {
  readonly type: 'draw';
  stage: 'shuffle' | 'discard' | 'draw';
  left: Player[];
  /** 6.4.2: the deck ran out in the middle of a draw. */
  short: boolean;
  /** 6.2.1: what will be discarded once all have decided. */
  thrown: string[];
}
export interface FirstFrame {
  readonly type: 'first';
  readonly tied: Player[];
  decider: Player | null;
}
/** 16.1, 4.4: several have the fewest VP, and one of them is to decide for a power that nobody plays. */
export interface NamingFrame {
  readonly type: 'naming';
  readonly power: Power;
  readonly moment: 'inactive' | 'end';
  readonly tied: Player[];
}
/** 4.4: seats in the order of their VP, the tied as their winner likes. */
export interface OrderFrame {
  readonly type: 'order';
  readonly rule: string;
  groups: Player[][];
}
export interface RoundsFrame {
  readonly type: 'rounds';
  queue: Place[];
  /** Desperate Times has been asked for before the first of the queue. */
  asked: boolean;
  /** 7.4.5: the seats that may still play one after the last round. */
  last: Player[] | null;
}
export interface DesperateFrame {
  readonly type: 'desperate';
  /** Null after the last round. */
  readonly before: Player | null;
  asking: Asking<Player>;
  announced: Player[];
  /** 7.4.2: everybody has been asked once more. */
  again: boolean;
}
export interface InterruptFrame {
  readonly type: 'interrupt';
  readonly seat: Player;
  played: boolean;
}
export interface RedrawFrame {
  readonly type: 'redraw';
  readonly seat: Player;
  discarded: number;
  drawing: boolean;
}
export interface PlayerFrame {
  readonly type: 'player';
  readonly seat: Player;
  played: boolean;
  /** 7.2.4: mercenaries have been hired in this turn. */
  hired: boolean;
  proposed: string[];
}
/** 15.1: an alliance has been proposed. */
export interface AnswerFrame {
  readonly type: 'answer';
  readonly seat: Player;
  readonly from: Power;
  readonly to: Power;
}
/** 9.5.5: a Campaign would activate an ally's leader, to flank a battle or not. */
export interface ConsentFrame {
  readonly type: 'consent';
  readonly seat: Player;
  readonly leader: string;
  readonly flanks: string | null;
}
export interface CampaignFrame {
  readonly type: 'campaign';
  readonly seat: Player;
  /** Those who have been activated, and how many may be. */
  led: string[];
  readonly most: 1 | 2;
  readonly means: Fleet['means'];
  /** 9.5.7: the flanking leader, who alone may move on. */
  again: string | null;
  /** 9.5.5: leaders whose owners have declined. */
  refused: string[];
  /** 9.5.3: the spaces for which it has rolled. */
  rolled: string[];
}
export interface SupportFrame {
  readonly type: 'support';
  readonly occasion: 'battle' | 'card' | 'own';
  readonly seat: Player;
  readonly powers: Power[];
  readonly losers: Power[];
  readonly reach: string[];
  points: number;
  /** 15.5: what follows once the price is paid. */
  readonly breaks?: { readonly from: Power; readonly to: Power };
}
export interface AttritionFrame {
  readonly type: 'attrition';
  /** Null before the order of the seats is known. */
  left: { readonly power: Power; readonly at: string }[] | null;
}
export interface SurrenderFrame {
  readonly type: 'surrender';
  left: Power[];
  rolled: string[];
}
export interface RenewFrame {
  readonly type: 'renew';
  left: { readonly one: Power; readonly other: Power }[];
  agreed: boolean;
  /** 4.4: seats whose place among those with the same VP is settled. */
  settled: Player[];
}
export interface ReinforceFrame {
  readonly type: 'reinforce';
  readonly powers: Power[];
  /** CU still to be placed, of these powers together. */
  cu: number;
  /** 5.10.1-5p: mercenaries still to be placed, and still to be sent home. */
  hired: number;
  disband: number;
  stage: 'disband' | 'cu' | 'leaders' | 'consuls' | 'minor' | 'upkeep' | 'pay';
  /** Those who have to be placed now. */
  leaders: string[];
  kept: string[];
  owed: number;
  /** 8.2.3-5p: Sicily has paid for one leader. */
  relieved: boolean;
  started: boolean;
}
export interface ReturnFrame {
  readonly type: 'return';
  /** Powers that place together; null before the order of the seats is known. */
  left: Power[][] | null;
}
/** 7.1, 16.1.1, 7.2.4: CU to be placed, mercenaries or others. */
export interface LevyFrame {
  readonly type: 'levy';
  readonly seat: Player;
  readonly powers: Power[];
  cu: number;
  readonly hired: boolean;
}
/** A leader or a force that an event puts on the map. */
export interface ArriveFrame {
  readonly type: 'arrive';
  readonly seat: Player;
  readonly leader: string;
  /** To CU of his own, with CU to Africa (17.2), at the head of the rebels (16.4), or all Greeks from Africa (17.2.2). */
  readonly how: 'joins' | 'lands' | 'rises' | 'returns';
}
/** 21.5-#15/#16: a free siege roll at a port. */
export interface BlockadeFrame {
  readonly type: 'blockade';
  readonly seat: Player;
  at: string | null;
  off: boolean;
}
export const GALLIC_EVENTS = ['quiet', 'levy', 'raid', 'invasion'] as const;
export type GallicEvent = (typeof GALLIC_EVENTS)[number];
/** 5.4-3p: the Gauls come by themselves. */
export interface GallicFrame {
  readonly type: 'gallic';
  event: GallicEvent | null;
  led: boolean;
}
/** 16.1.1: minor leaders of a neutral power, and then its one action. */
export interface NeutralFrame {
  readonly type: 'neutral';
  readonly seat: Player;
  readonly power: Neutral;
  readonly use: 'support' | 'cu' | 'activate' | 'unrest';
  readonly card: string;
  done: boolean;
}

export type Frame =
  | TurnFrame
  | DrawFrame
  | FirstFrame
  | OrderFrame
  | NamingFrame
  | RoundsFrame
  | DesperateFrame
  | InterruptFrame
  | RedrawFrame
  | PlayerFrame
  | AnswerFrame
  | ConsentFrame
  | CampaignFrame
  | MoveFrame
  | VoyageFrame
  | EnteredFrame
  | WindowFrame
  | BattleFrame
  | RetreatFrame
  | SupportFrame
  | SiegeFrame
  | LootFrame
  | LossesFrame
  | RaidFrame
  | CommandFrame
  | AttritionFrame
  | SurrenderFrame
  | RenewFrame
  | ReturnFrame
  | ReinforceFrame
  | LevyFrame
  | ArriveFrame
  | BlockadeFrame
  | GallicFrame
  | CarryFrame
  | UnrestFrame
  | NeutralFrame;

export type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
