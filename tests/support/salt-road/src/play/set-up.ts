/** What a set-up may say, as a sample writes it down. */
import type { Tables } from '../../../../../src/calculator/table.ts';
import type { ROUNDS, Side, Space } from '../words.ts';
import type { Rulings } from './rulings.ts';

/** A position made by hand, at the start of a turn: what is not named is empty, and cards that nobody holds are in the deck. */
export interface Position {
  readonly active: Side;
  readonly round?: number;
  /** Turns of this round that are over. */
  readonly turn?: number;
  readonly points?: number;
  readonly bands: Readonly<Partial<Record<Side, Readonly<Partial<Record<Space, number>>>>>>;
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>;
}

/** What a game is started with, as a sample writes it down. */
export interface Options {
  readonly rounds?: (typeof ROUNDS)[number];
  readonly rulings?: Partial<Rulings>;
  readonly position?: Position;
}

/** What does not change while a game is played. */
export interface SetUp {
  readonly rounds: number;
  readonly rulings: Rulings;
  readonly tables: Tables;
}
