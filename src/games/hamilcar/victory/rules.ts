/** The Victory Check (5.5) and the end of the game (6.2): the count of each side, and what it leads to. */
import type { Reader } from '../../../calculator/table.ts';
import { limitOf } from '../limits.ts';
import { type Mood, miatPoints } from '../miat/rules.ts';
import type { Side } from '../words.ts';

export type Holder = Side | 'nobody';

export interface Display {
  /** Politically Significant Provinces. */
  readonly provinces: Readonly<Record<Side, number>>;
  readonly tyrrhenum: Holder;
  readonly lilybaeum: Holder;
  readonly mood: Mood;
}

/** 5.5: Provinces but Samnium, Mare Tyrrhenum, Lilybaeum, and a Warlike or Peaceful Miat. */
export function countOf(side: Side, display: Display, read: Reader): number {
  const places = [display.tyrrhenum, display.lilybaeum].filter((holder) => holder === side).length;
  return display.provinces[side] + places + miatPoints(display.mood, read)[side];
}

/** 5.5, 4.1: with fewer than three Provinces in Italia, Samnium among them, Rome has lost. */
export const losesItalia = (italian: number, read: Reader): boolean => italian < limitOf('italian-provinces', read);

/** 6.2: more wins; Carthage wins a tie. */
export const leaderAtEnd = (rome: number, carthage: number): Side => (rome > carthage ? 'rome' : 'carthage');
