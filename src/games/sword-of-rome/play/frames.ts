/** What can be under way: one type of frame for each procedure, as plain data. */
import type { Asking } from '../../../play/asking.ts';
import type { Fleet } from '../naval-capacity/rules.ts';
import type { Neutral } from '../neutral-power/rules.ts';
import type { Player, Power } from '../words.ts';

/** The phases in their order, by clause. */
export const PHASES = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'] as const;
export type Phase = (typeof PHASES)[number];

/** CU and leaders that move together. */
export interface Force {
  readonly power: Power;
  /** The seat that has activated it. */
  readonly by: Player;
  leader: string;
  leaders: string[];
  cu: number;
  at: string;
  /** Where it was before the last step. */
  from: string | null;
  cameBy: 'clear' | 'rough' | 'sea' | null;
  mp: number;
  readonly of: number;
  /** What lets it sail. */
  readonly means: Fleet['means'];
  /** 11.4: it has pursued. */
  pursued: boolean;
  /** 21.2-#12: it is under way on the Appian Way. */
  onAppianWay: boolean;
  moved: boolean;
  /** 13.4.1: it comes out of a besieged city. */
  sortie: boolean;
}

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
}
export interface FirstFrame {
  readonly type: 'first';
  readonly tied: Player[];
  decider: Player | null;
}
/** 4.4: seats in the order of their VP, the tied as their winner likes. */
export interface OrderFrame {
  readonly type: 'order';
  readonly rule: string;
  groups: Player[][];
}
export interface RoundsFrame {
  readonly type: 'rounds';
  queue: Player[];
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
  proposed: string[];
}
export interface AnswerFrame {
  readonly type: 'answer';
  readonly matter: 'alliance' | 'campaign';
  readonly seat: Player;
  readonly from: Power;
  readonly to: Power;
  readonly leader?: string;
}
export interface CampaignFrame {
  readonly type: 'campaign';
  readonly seat: Player;
  /** Those who have been activated, and how many may be. */
  led: string[];
  readonly most: 1 | 2;
  readonly means: Fleet['means'];
}
export interface MoveFrame {
  readonly type: 'move';
  readonly force: Force;
  /** Nothing has been chosen yet; it moves; it is over. */
  stage: 'open' | 'moving' | 'over';
  /** 9.5.6: the space of the battle that it is to flank. */
  readonly flanks: string | null;
  readonly campaign: boolean;
  voyage?: Landed;
  fought?: Fought;
}
/** How a voyage ended. */
export interface Landed {
  readonly result: 'sailed' | 'returned' | 'stormed';
  readonly lost: number;
}
export interface VoyageFrame {
  readonly type: 'voyage';
  readonly power: Power;
  readonly cu: number;
  readonly from: string;
  readonly to: string;
  readonly use: 'moving' | 'avoiding' | 'refusing' | 'retreating';
  stormed: boolean;
  asked: boolean;
}
export interface Declared {
  readonly power: Power;
  readonly from: string;
  readonly leader: string;
  readonly cu: number;
}
export interface Avoidance {
  readonly power: Power;
  readonly leader: string;
  readonly cu: number;
  readonly to: string;
  readonly card: string | null;
  letGo: boolean;
}
/** How a battle ended, for whoever waits for it. */
export interface Fought {
  readonly winner: 'attacker' | 'defender';
  readonly automatic: boolean;
}
export interface EnteredFrame {
  readonly type: 'entered';
  fought?: Fought;
  stage:
    | 'shelter'
    | 'intercept'
    | 'avoid'
    | 'order'
    | 'intercept-roll'
    | 'leave'
    | 'avoid-roll'
    | 'sail'
    | 'refuse'
    | 'refuse-leave'
    | 'refuse-roll'
    | 'refuse-sail'
    | 'bribe'
    | 'event'
    | 'settle'
    | 'pursuit';
  asking: Asking<Player> | null;
  declared: Declared[];
  /** Powers that still try, in their order. */
  trying: Power[];
  came: Declared[];
  avoidances: Avoidance[];
  at: number;
  failedAvoid: boolean;
  avoided: number;
  /** 7.2.2: the mover passes as a friend. */
  passes: boolean;
  caudine: boolean;
  windowed: boolean;
  voyage?: Landed;
}
export const WINDOWS = ['mistrust', 'storms', 'walls', 'bribe', 'before-battle', 'combat', 'beaten', 'won'] as const;
export interface WindowFrame {
  readonly type: 'window';
  readonly id: (typeof WINDOWS)[number];
  readonly rule: string;
  readonly events: string[];
  asking: Asking<Player>;
}
export interface BattleFrame {
  readonly type: 'battle';
  readonly at: string;
  readonly attacker: Power;
  readonly defender: Power;
  /** Null for a sortie. */
  readonly entry: string | null;
  readonly cameBy: 'clear' | 'rough' | 'sea' | null;
  /** The attacking commander. */
  readonly leader: string;
  readonly sortie: boolean;
  /** CU from inside the city: of a sortie, or that join a relief (13.4.2). */
  joined: number;
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  /** Those who flank: their power, where they stand, how many. */
  flank: { readonly power: Power; readonly at: string; cu: number; readonly leader: string } | null;
  aulius: boolean;
  manlius: boolean;
  /** 7.3.4: spaces next to control of each side when it began. */
  readonly reach: { readonly attacker: string[]; readonly defender: string[] };
  stage: 'join' | 'automatic' | 'flank' | 'combat' | 'roll' | 'brave' | 'retreat' | 'won' | 'support' | 'done';
  flankAsked: boolean;
  automatic: boolean;
  winner: 'attacker' | 'defender' | null;
  /** CU that the loser has lost. */
  removed: number;
  again: boolean;
}
export interface RetreatFrame {
  readonly type: 'retreat';
  readonly power: Power;
  readonly role: 'attacker' | 'defender';
  readonly entry: string | null;
  readonly cameBy: 'clear' | 'rough' | 'sea' | null;
  /** Where it is now. */
  at: string;
  readonly start: string;
  path: string[];
  leaders: string[];
  cu: number;
  stage: 'inside' | 'sea' | 'land' | 'sailing';
  wallsAsked: boolean;
  to: string | null;
  voyage?: Landed;
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
export interface SiegeFrame {
  readonly type: 'siege';
  readonly at: string;
  readonly by: Power;
}
export interface LootFrame {
  readonly type: 'loot';
  readonly at: string;
  readonly by: Power;
}
export interface RaidFrame {
  readonly type: 'raid';
}
export interface CommandFrame {
  readonly type: 'command';
  readonly at: string;
  readonly power: Power;
  readonly among: string[];
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
}
export interface ReinforceFrame {
  readonly type: 'reinforce';
  readonly powers: Power[];
  /** CU still to be placed, of these powers together. */
  cu: number;
  stage: 'cu' | 'leaders' | 'consuls' | 'minor' | 'upkeep' | 'pay';
  /** Those who have to be placed now. */
  leaders: string[];
  kept: string[];
  owed: number;
  started: boolean;
}
export interface ReturnFrame {
  readonly type: 'return';
  /** Powers that place together; null before the order of the seats is known. */
  left: Power[][] | null;
}
/** A leader or a force that an event puts on the map. */
export interface ArriveFrame {
  readonly type: 'arrive';
  readonly seat: Player;
  readonly leader: string;
  readonly africa: boolean;
}
/** 16.1.1: minor leaders of a neutral power, and then its one action. */
export interface NeutralFrame {
  readonly type: 'neutral';
  readonly seat: Player;
  readonly power: Neutral;
  readonly use: 'support' | 'cu' | 'activate';
  readonly card: string;
  done: boolean;
}

export type Frame =
  | TurnFrame
  | DrawFrame
  | FirstFrame
  | OrderFrame
  | RoundsFrame
  | DesperateFrame
  | InterruptFrame
  | RedrawFrame
  | PlayerFrame
  | AnswerFrame
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
  | RaidFrame
  | CommandFrame
  | AttritionFrame
  | SurrenderFrame
  | RenewFrame
  | ReturnFrame
  | ReinforceFrame
  | ArriveFrame
  | NeutralFrame;

export type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;
