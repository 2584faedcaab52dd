/** What a game is started with, as a sample writes it down: options, and a position laid over the set-up. */

import type { Side } from '../words.ts';
import type { DictatorCard, Heap, Office } from './parts.ts';
import type { Optional, Rulings } from './rulings.ts';

/** What a position says of a space; what it does not name stays as the set-up has it. */
export interface PositionSpace {
  readonly control?: Side | 'nobody';
  readonly rome?: Partial<Heap>;
  readonly carthage?: Partial<Heap>;
  readonly inside?: Partial<Heap>;
  readonly siege?: { readonly by: Side; readonly points: number };
}

/** Where in a turn a position may stand: in the Strategy Phase where nothing is said. */
export const MOMENTS = ['reinforcement', 'rounds', 'winter', 'tribes', 'victory', 'chest'] as const;

export interface Position {
  readonly turn?: number;
  readonly moment?: (typeof MOMENTS)[number];
  /** Whose turn it is to play a card. */
  readonly active?: Side;
  readonly supremacy?: Side;
  readonly seamanship?: number;
  readonly corvi?: boolean;
  readonly forgotten?: boolean;
  readonly truce?: boolean;
  readonly miat?: readonly string[];
  /** All Forces, Sieges and Generals off the map before the rest is laid out. */
  readonly bare?: boolean;
  readonly spaces?: Readonly<Record<string, PositionSpace>>;
  readonly generals?: Readonly<
    Record<string, string | { readonly at: string; readonly inside?: boolean; readonly office?: Office }>
  >;
  readonly warships?: Readonly<
    Partial<Record<Side, { readonly ready?: number; readonly spent?: number; readonly track?: number }>>
  >;
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly chest?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly dictatorCard?: DictatorCard;
  readonly consulBefore?: readonly string[];
  readonly duiliusPaid?: boolean;
  /** Generals whom their player wants in command among equals. */
  readonly preferred?: readonly string[];
}

/** What a game is started with, as a sample writes it down. */
export interface Options {
  /** 16: optional rules that are in use. */
  readonly optional?: readonly Optional[];
  readonly rulings?: Partial<Rulings>;
  /** A position to start from; the set-up of the rules where none is given. */
  readonly position?: Position;
}
