/** What content says of the board, the leaders, the first position and the decks, before a game is set up from it. */
import type { Tables } from '../../../calculator/table.ts';
import type { Holder } from '../control/rules.ts';
import type { Player, Power } from '../words.ts';

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
