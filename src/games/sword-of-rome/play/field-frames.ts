/** What can be under way in the field: a force on the move, a reaction, a battle, a retreat, a siege. Plain data. */
import type { Asking } from '../../../play/asking.ts';
import type { Fleet } from '../naval-capacity/fields.ts';
import type { Player, Power } from '../words.ts';

/** 9.6.3-5p: the value of the card with which Carthage ships an ally; null before it was asked. */
export type Carried = '1' | '2' | '3' | 'no' | null;

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
  /** 9.6.3-5p: the card of Carthage whose ships carry it. */
  carried: Carried;
  /** 11.4: it has pursued. */
  pursued: boolean;
  /** 21.2-#12: it is under way on the Appian Way. */
  onAppianWay: boolean;
  moved: boolean;
  /** 13.4.1: it comes out of a besieged city. */
  sortie: boolean;
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
  /** 9.6.4-5p: the value of the card with which Carthage contests it; null before it was asked. */
  contest: 'none' | '1' | '2' | '3' | null;
}
/** 9.6.3-5p: Carthage may lend its ships to an ally. */
export interface CarryFrame {
  readonly type: 'carry';
  readonly power: Power;
  readonly at: string;
}
/** 20.3: an attack on the unrest. */
export interface UnrestFrame {
  readonly type: 'unrest';
  sacred: boolean;
  windowed: boolean;
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
  readonly bySea: boolean;
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
    | 'ticket'
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
    | 'forks'
    | 'settle'
    | 'pursuit';
  /** 9.3.1: leaders who do not go inside with the others. */
  stays: string[];
  asking: Asking<Player> | null;
  declared: Declared[];
  /** Powers that still try, in their order. */
  trying: Power[];
  came: Declared[];
  avoidances: Avoidance[];
  /** 11.1.1-5p: whom Carthage lends its ships, and whom not. */
  carried: Partial<Record<Power, Carried>>;
  at: number;
  failedAvoid: boolean;
  avoided: number;
  /** 7.2.2: the mover passes as a friend. */
  passes: boolean;
  caudine: boolean;
  windowed: boolean;
  voyage?: Landed;
}
export interface BattleFrame {
  readonly type: 'battle';
  readonly at: string;
  readonly attacker: Power;
  readonly defender: Power;
  /** Null for a sortie. */
  readonly entry: string | null;
  readonly cameBy: 'clear' | 'rough' | 'sea' | null;
  /** The attacking commander; none is ''. */
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
  sacred: boolean;
  /** 7.3.4: spaces next to control of each side when it began. */
  readonly reach: { readonly attacker: string[]; readonly defender: string[] };
  stage:
    | 'join'
    | 'automatic'
    | 'flank'
    | 'combat'
    | 'roll'
    | 'brave'
    | 'retreat'
    | 'hurry'
    | 'won'
    | 'support'
    | 'done';
  flankAsked: boolean;
  automatic: boolean;
  winner: 'attacker' | 'defender' | null;
  /** CU that the loser has lost. */
  removed: number;
  again: boolean;
  /** 17.2.1: how Hamilcar's voyage ended. */
  voyage?: Landed;
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
  stage: 'inside' | 'sea' | 'land' | 'sailing' | 'ended';
  wallsAsked: boolean;
  /** 12.4.5: CU still to be lost in this space. */
  owed: number;
  to: string | null;
  /** CU for which the ships have room. */
  room: number;
  /** 12.4.3-5p */
  carried: Carried;
  voyage?: Landed;
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
/** 12.3, 9.1.1: which CU of a mixed stack of Carthage are lost, or go somewhere. */
export interface LossesFrame {
  readonly type: 'losses';
  readonly at: string;
  /** Null where they are lost. */
  readonly to: string | null;
  readonly kind: 'militia' | 'mercenaries';
  /** So many of that kind there were. */
  readonly of: number;
  /** So few and so many of them may be among those. */
  readonly least: number;
  readonly most: number;
  readonly lost: number;
}
export const WINDOWS = ['mistrust', 'storms', 'walls', 'before-battle', 'combat', 'beaten', 'won'] as const;
export interface WindowFrame {
  readonly type: 'window';
  readonly id: (typeof WINDOWS)[number];
  readonly rule: string;
  readonly events: string[];
  asking: Asking<Player>;
}
