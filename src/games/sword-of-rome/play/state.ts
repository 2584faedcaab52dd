/** The state of a game as plain data: pieces, cards, the turn, and the frames that wait for a decision. */
import type { Answer, FrameOf } from '../../../play/procedure.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Holder, Pact } from '../control/rules.ts';
import type { Fleet } from '../naval-capacity/fields.ts';
import type { Player, Power } from '../words.ts';
import type { ACTIONS, Action, Of } from './actions.ts';
import type { procedures } from './game.ts';
import type { Content, Options, SetUp } from './set-up.ts';

export const MARKS = ['mines-depleted', 'duoviri', 'appian-way', 'punic-envoys', 'treaty', 'carthage-broken'] as const;
export type Mark = (typeof MARKS)[number];

/** Where a leader can be but on a space. */
export const OFF_MAP = ['aside', 'displaced', 'pool', 'out'] as const;

export interface LeaderState {
  /** A space, or one of the places off the map. */
  at: string;
  inside: boolean;
  commands: boolean;
}

/** CU that have moved or fought in the action under way. */
export interface Spent {
  readonly at: string;
  readonly power: Power;
  cu: number;
  /** MP that they have used; 99 where they may not move again. */
  readonly mp: number;
}

export interface Under {
  /** 10.6: leaders that have tried to intercept, each with the leader of the army they tried to meet. */
  tried: string[];
  spent: Spent[];
  /** Leaders that have moved, with the MP they used; 99 where they may not move again. */
  used: Record<string, number>;
  /** 21.3-#9: powers that may not go into a city. */
  noCity: Power[];
  /** 7.2.2: spaces whose CU may not intercept, each with the leader of the army that has bribed them. */
  bribed: string[];
  /** 4.4: whom the winner of a tie has named to decide for a power that nobody plays, by power and moment. */
  named: Record<string, Player>;
}

export const nothingUnder = (): Under => ({ tried: [], spent: [], used: {}, noCity: [], bribed: [], named: {} });

export type Frame = FrameOf<typeof procedures>;
/** The frame of one type. */
export type FrameAt<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

/** 9.6.3-5p: the value of the card with which Carthage ships an ally; null before it was asked. */
export type Carried = '1' | '2' | '3' | 'no' | null;

/** A leader who has been activated, by which seat, with so many MP, and what lets him sail. */
export interface Activated {
  readonly power: Power;
  readonly by: Player;
  readonly leader: string;
  readonly of: number;
  readonly means: Fleet['means'];
}

/** CU and leaders that move together: at first he alone. */
export const forceOf = (activated: Activated, at: string, mp: number) => ({
  ...activated,
  leaders: [activated.leader],
  cu: 0,
  at,
  /** Where it was before the last step. */
  from: null as string | null,
  cameBy: null as 'clear' | 'rough' | 'sea' | null,
  mp,
  /** 9.6.3-5p: the card of Carthage whose ships carry it. */
  carried: null as Carried,
  /** 11.4: it has pursued. */
  pursued: false,
  /** 21.2-#12: it is under way on the Appian Way. */
  onAppianWay: false,
  moved: false,
  /** 13.4.1: it comes out of a besieged city. */
  sortie: false,
  /** 9.1.2: CU were left where it is now, and these leaders: they are not taken along again before it moves on. */
  dropped: false,
  left: [] as string[],
});
export type Force = ReturnType<typeof forceOf>;
/** How a voyage ended. */
export interface Landed {
  readonly result: 'sailed' | 'returned' | 'stormed';
  readonly lost: number;
}
export interface Declared {
  readonly power: Power;
  readonly from: string;
  readonly leader: string;
  readonly cu: number;
}
/** How a battle ended, for whoever waits for it. */
export interface Fought {
  readonly winner: 'attacker' | 'defender';
  readonly automatic: boolean;
}

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  turn: number;
  round: number;
  first: Player | null;
  active: Player | null;
  /** The order of the phase under way. */
  order: Player[];
  out: Player[];
  vp: Record<string, number>;
  deck: Record<Player, string[]>;
  hand: Record<Player, string[]>;
  discard: Record<Player, string[]>;
  removed: Record<Player, string[]>;
  reshuffle: Player[];
  desperate: Record<Player, string[]>;
  /** Only where it differs from the printed colour. */
  marker: Record<string, Holder>;
  /** Cities founded and tribes subjugated. */
  kind: Record<string, 'city' | 'plain'>;
  loyalty: Record<string, number>;
  siege: Record<string, { by: Power; level: number }>;
  cu: Record<string, Partial<Record<Power, number>>>;
  /** How many of Carthage's CU there are militia. */
  militia: Record<string, number>;
  /** 7.2.4: how many of Carthage's CU there, inside and outside, are mercenaries. */
  mercenaries: Record<string, number>;
  inside: Record<string, number>;
  leaders: Record<string, LeaderState>;
  alliances: Pact[];
  /** Gallic markers; below 0: Transalpine ones. */
  plunder: number;
  marks: Mark[];
  /** 20: the unrest level of Carthage. */
  unrest: number;
  /** 7.1-icons: a card has kept the Gauls quiet in this round. */
  calm: boolean;
  wildBeasts: Power[];
  neutralUsed: Power[];
  siegeRolled: string[];
  /** 16.1.2: the power in motion that no player has, who leads it, and whether it is friendly to him. */
  ward: { power: Power; seat: Player; friend: boolean } | null;
  under: Under;
  /** Something has changed that pieces may have to follow at once. */
  unsettled: boolean;
}

/** An answer of a frame by one type of action. */
export type AnswerIn<F, T extends Action['type']> = Answer<Sword, F, Of<T>>;

export interface Sword {
  readonly Seat: Player;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  readonly Setup: Options;
  readonly Content: Content;
}
