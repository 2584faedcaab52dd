/** What a game is set up with: players, version, board, deck, figures and readings. Reads no file. */

import type { EventId } from '../deck.ts';
import type { Colour } from './colours.ts';
import type { Figures, Version } from './figures.ts';
import type { Rulings } from './rulings.ts';

/** 5.8: the city; no Province. */
export const ROMA = 'roma';

/** 5.0, 5.8: over a border, along a Straits arrow, or between the city and Italy. */
export const LINKS = ['border', 'straits', 'city'] as const;

export interface Card {
  readonly event: EventId;
  readonly mp: number;
  readonly bp: number;
  /** 12.0: its event may be played once in a player round. */
  readonly once: boolean;
  /** 12.0-revolts: the Province that it names. */
  readonly province?: string;
}

export type Deck = Readonly<Record<string, Card>>;

/** The board as it is handed over: Provinces, and what joins them. */
export interface BoardData {
  readonly provinces: readonly {
    readonly id: string;
    readonly name: string;
    /** Null for the two Provinces of Italy. */
    readonly area: Colour | null;
    readonly port: boolean;
  }[];
  readonly links: readonly {
    readonly between: readonly [string, string];
    readonly kind: (typeof LINKS)[number];
  }[];
  /** 12.0-barbarians: where the tribe may attack. */
  readonly tribe: readonly string[];
}

export interface Place {
  readonly name: string;
  readonly area: Colour | null;
  readonly port: boolean;
  readonly borders: readonly string[];
  readonly straits: readonly string[];
  /** 5.8: the city on one side of the step, the Province on the other. */
  readonly city: readonly string[];
}

export interface Board {
  readonly places: Readonly<Record<string, Place>>;
  readonly areas: Readonly<Record<Colour, readonly string[]>>;
  readonly italy: readonly string[];
  readonly tribe: readonly string[];
}

export interface Options {
  readonly players: 2 | 3 | 4;
  readonly version?: Version;
  /** 3.0.5: the colour of the youngest; with two players one of the two that the youngest plays. */
  readonly youngest?: Colour;
  /** 3.2: with three players, the Area left vacant. */
  readonly vacant?: Colour;
  readonly board: BoardData;
  readonly deck: Deck;
  readonly figures: Figures;
  readonly rulings?: Partial<Rulings>;
}

/** What does not change while a game is played. */
export interface Setup {
  readonly players: 2 | 3 | 4;
  readonly version: Version;
  readonly youngest: Colour;
  readonly vacant: Colour | null;
  /** Those in play, clockwise. */
  readonly colours: readonly Colour[];
  readonly board: Board;
  readonly deck: Deck;
  readonly figures: Figures;
  readonly rulings: Rulings;
}
