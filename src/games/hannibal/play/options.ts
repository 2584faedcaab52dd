/** What a game is started with, as a sample writes it down: readings, and a position made by hand. */
import type { Side } from '../words.ts';
import type { Stack } from './forces.ts';

import type { Rulings } from './rulings.ts';
import type { Stage } from './stages.ts';

export type Forces = Readonly<Record<string, Partial<Stack>>>;

export interface Position {
  readonly turn?: number;
  /** The phase that begins; with `strategy`, the side named plays the next card. */
  readonly stage?: Stage;
  readonly active?: Side;
  /** Spaces whose owner differs from the map's at the start; `nobody` for none. */
  readonly control?: Readonly<Record<string, Side | 'nobody'>>;
  /** All Forces of both sides, in place of those of the set-up. */
  readonly forces?: Readonly<Record<Side, Forces>>;
  readonly inside?: Forces;
  readonly siege?: Readonly<Record<string, number>>;
  readonly consuls?: readonly string[];
  readonly proconsul?: string | null;
  readonly displaced?: readonly string[];
  /** Generals who are out of the game. */
  readonly gone?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>;
}

/** What a game is started with, as a sample writes it down. */
export interface Options {
  readonly rulings?: Partial<Rulings>;
  /** A position to start from; the set-up of 218 BC where none is given. */
  readonly position?: Position;
}
