/** A Naval Move by the die rolled: where the Force lands. */
import type { Figures } from '../tables.ts';
import { type Landing, landingOn, type Voyage } from './rules.ts';

export interface Sailed {
  readonly landing: Landing;
  readonly cuArriving: number;
  readonly cuLost: number;
}

/** 7.3, 7.3.a: the voyage on this face, or without one where nobody rolls. */
export function sail(voyage: Voyage, die: number | undefined, figures: Figures): Sailed {
  const landing = die === undefined ? 'arrives' : landingOn(die, voyage, figures);
  return { landing, cuArriving: landing === 'arrives' ? voyage.cu : 0, cuLost: landing === 'lost' ? voyage.cu : 0 };
}
