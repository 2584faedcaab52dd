/** What the page gives the player: where its data is, and which part of it to show. */
import type { SentMap } from '../../calculator/map-wire.ts';
import type { SentTables } from '../../calculator/table-wire.ts';
import type { GameId } from '../../games/index.ts';
import type { Written } from '../../play/sample.ts';
import type { Shown } from '../../play/shown.ts';
import type { Ground } from '../board/ground.ts';

/** The game whose rules may be asked, and the addresses of what they need. */
export interface EngineAt {
  readonly game: GameId;
  readonly content: string;
  readonly line: string;
  readonly readings: string;
  /** Where the rest of the reader's box is told. */
  readonly box?: string;
  /** What the computer judges by; absent where it does not play the game. */
  readonly worth?: string;
}

export interface PlayerProps {
  /** Unique on the page. */
  readonly uid: string;
  /** The address of the game's data. */
  readonly data: string;
  /** Part of a text: it steps in place and leaves the address alone. */
  readonly embedded?: boolean;
  readonly from?: number;
  readonly to?: number;
  /** The page of the whole game, for the way there; empty where all of it is here. */
  readonly page: string;
  /** Where calculators of this game lie. */
  readonly odds: string;
  /** Where its rules may be asked; absent where the game is only shown. */
  readonly engine?: EngineAt;
}

/** The same as it is fetched: the ground, which all games of a map share, by its address. */
export type Wired = Omit<Data, 'ground'> & { readonly ground: string };

/** Many that share a map and the clauses they cite, by their names. */
export interface Gathered extends Omit<Wired, 'shown'> {
  readonly shown: Readonly<Record<string, Shown>>;
}

/** All that a page needs to step through a game. */
export interface Data {
  readonly shown: Shown;
  readonly ground: Ground;
  /** Clauses that the steps cite: where they are told, and what they settle. */
  readonly clauses: Readonly<
    Record<string, { readonly href: string; readonly title?: string; readonly label: string }>
  >;
}

/** All that a branch of any of its games needs beside that. */
export interface EngineData {
  readonly content: { readonly tables: SentTables; readonly map?: SentMap };
  /** Where all clauses are told; what they are called and where they stand only where it is not their id. */
  readonly chapters: readonly {
    readonly href: string;
    readonly clauses: readonly string[];
    readonly labels: Readonly<Record<string, string>>;
    readonly anchors: Readonly<Record<string, string>>;
  }[];
}

/** By ruling that a fresh game may be played by another reading of: what it is called and where it is told. */
export type ReadingsData = Readonly<
  Record<string, { readonly title: string; readonly href: string; readonly label: string }>
>;

/** What was played: the set-up, and the actions step by step. */
export interface LineData {
  readonly setup: unknown;
  readonly steps: readonly (readonly Written[])[];
}
