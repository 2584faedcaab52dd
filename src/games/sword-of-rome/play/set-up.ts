/** What a game is set up with, and what its content and its options are made of. */
import type { Tables } from '../../../calculator/table.ts';
import type { Holder } from '../control/rules.ts';
import type { Alliance } from '../player-fields.ts';
import type { Count, Player, Power } from '../words.ts';
import type { Rulings } from './rulings.ts';

export const KINDS = ['city', 'tribe', 'plain', 'capital', 'box'] as const;
export type Kind = (typeof KINDS)[number];
export const LINES = ['clear', 'rough', 'strait'] as const;
export type Line = (typeof LINES)[number];

/** The board, the leaders and the first position as content has them. */
export interface SetUpData {
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly spaces: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly home?: Holder;
    readonly loyalty?: number;
    readonly factor?: number;
    readonly reinforcement?: number;
    readonly port?: true;
    readonly victory?: 'all' | '5';
    readonly region?: string;
  }[];
  readonly links: readonly {
    readonly between: readonly [string, string];
    readonly terrain: Line;
    readonly oneWay?: true;
    readonly appianWay?: true;
    readonly onlyIfBothFriendly?: true;
  }[];
  readonly leaders: readonly {
    readonly id: string;
    readonly name: string;
    readonly power: Power;
    readonly kind: 'consul' | 'named' | 'minor';
    readonly initiative: number;
    readonly tactics: number;
    readonly penalty?: number;
    readonly players?: string;
  }[];
  readonly start: Readonly<Record<string, Start>>;
}

export interface Start {
  readonly cu: Readonly<Partial<Record<Power, Readonly<Record<string, number>>>>>;
  readonly militia: Readonly<Record<string, number>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly vp: Readonly<Partial<Record<Player, number>>>;
  readonly marks: readonly string[];
}

/** 7.1: what a card is worth. */
export type Worth = 1 | 2 | 3;

export interface CardsData {
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    readonly response?: true;
    readonly remove?: true;
    readonly players?: string;
  }[];
  readonly decks: Readonly<
    Record<
      string,
      readonly {
        readonly number: number;
        readonly value: Worth;
        readonly event?: string;
        readonly title?: string;
        readonly reshuffle?: true;
        readonly cancelsGallicEvent?: true;
      }[]
    >
  >;
  readonly desperate: Readonly<Record<string, readonly string[]>>;
}

export interface Content {
  readonly tables: Tables;
  readonly setUp: SetUpData;
  readonly decks: CardsData;
}

/** Where a game begins that does not begin at the beginning. */
export interface Position {
  readonly turn?: number;
  readonly round?: number;
  /** Whose turn it is in that round; without it the turn begins with its first phase. */
  readonly active?: Player;
  /** The first player of the turn; the active one where absent. */
  readonly first?: Player;
  readonly vp?: Readonly<Partial<Record<Player, number>>>;
  /** CU by space and power, instead of those of the set-up in that space. */
  readonly cu?: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly inside?: Readonly<Record<string, number>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly within?: readonly string[];
  readonly markers?: Readonly<Record<string, Holder>>;
  readonly loyalty?: Readonly<Record<string, number>>;
  readonly sieges?: Readonly<Record<string, { readonly by: Power; readonly level: number }>>;
  readonly plunder?: number;
  readonly alliances?: readonly Alliance[];
  readonly marks?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly desperate?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly wildBeasts?: readonly Power[];
  readonly neutralUsed?: readonly Power[];
  readonly siegeRolled?: readonly string[];
  /** 20: the unrest level of Carthage. */
  readonly unrest?: number;
  /** How many of Carthage's CU in a space are mercenaries. */
  readonly mercenaries?: Readonly<Record<string, number>>;
}

/** What a sample writes down. */
export interface Options {
  readonly players: Count;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly position?: Position;
}

export interface Way {
  readonly to: string;
  readonly line: Line;
  readonly appian: boolean;
  readonly bothFriendly: boolean;
}

export interface Space {
  readonly name: string;
  readonly kind: Kind;
  readonly home: Holder;
  readonly loyalty: number;
  readonly factor: number;
  readonly reinforcement: number;
  readonly port: boolean;
  readonly victory: boolean;
  /** 2.2-victory-spaces-5p: a victory space only with five players. */
  readonly forFive: boolean;
  readonly region: string;
  readonly ways: readonly Way[];
}

export interface LeaderFacts {
  readonly name: string;
  readonly power: Power;
  readonly kind: 'consul' | 'named' | 'minor';
  readonly initiative: number;
  readonly tactics: number;
  readonly penalty: number;
}

export interface CardFacts {
  readonly seat: Player;
  readonly title: string;
  readonly value: Worth;
  /** The event that it carries in this game; none where it does not fit the number of players. */
  readonly event: string | null;
  readonly remove: boolean;
  readonly reshuffle: boolean;
  /** 7.1-icons: with three players it keeps the Gauls quiet for the round. */
  readonly calms: boolean;
}

export interface SetUp {
  readonly players: Count;
  /** Clockwise (5.4). */
  readonly seats: readonly Player[];
  /** The seats, and with three players the place at which the Gauls come by themselves (5.4-3p). */
  readonly places: readonly Place[];
  readonly powers: readonly Power[];
  readonly spaces: Readonly<Record<string, Space>>;
  readonly leaders: Readonly<Record<string, LeaderFacts>>;
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly events: Readonly<Record<string, { readonly title: string; readonly response: boolean }>>;
  /** The event that each Desperate Times card names (7.4.3). */
  readonly desperate: Readonly<Record<string, string>>;
  /** 5.4-3p: what each face brings, with three players. */
  readonly gallicEvents: readonly string[];
  readonly tables: Tables;
  readonly rulings: Rulings;
}

export const HOLDING_BOX = 'transalpine-holding-box';
export const GARRISON_BOX = 'garrison-box';

/** Who comes next in a round. */
export type Place = Player | 'gallic-event';
