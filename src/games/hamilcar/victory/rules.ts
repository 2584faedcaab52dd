/** The Victory Check (5.5) and the end of the game (6.2): each side's total, and what follows from it. */
import { limitOf } from '../limits.ts';
import { miatPoints } from '../miat/rules.ts';
import type { Figures } from '../tables.ts';
import type { Both, Mood, Side } from '../words.ts';

export type Holder = Side | 'nobody';

export interface Display {
  /** Politically Significant Provinces. */
  readonly provinces: Both<number>;
  readonly tyrrhenum: Holder;
  readonly lilybaeum: Holder;
  readonly mood: Mood;
}

/** 5.5: Provinces but Samnium, Mare Tyrrhenum, Lilybaeum, and a Warlike or Peaceful Miat. */
export function countOf(side: Side, display: Display, figures: Figures): number {
  const places = [display.tyrrhenum, display.lilybaeum].filter((holder) => holder === side).length;
  return display.provinces[side] + places + miatPoints(display.mood, figures)[side];
}

/** 5.5, 4.1: with fewer than three Provinces in Italia, Samnium among them, Rome has lost. */
export const losesItalia = (italian: number, figures: Figures): boolean =>
  italian < limitOf('italian-provinces', figures);

/** 6.2: more wins; Carthage wins a tie. */
export const leaderAtEnd = (rome: number, carthage: number): Side => (rome > carthage ? 'rome' : 'carthage');
