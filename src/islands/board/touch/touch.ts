/** Everything a board needs to be playable, fetched by the page that plays on it and handed to the board as one piece. */
import { Covered } from './covered.tsx';
import { litAt } from './hit.ts';
import { freeOf, lookingAt } from './look.ts';
import { isMark, Marks, markBoxes } from './marks.tsx';
import { ringed } from './ringed.ts';
import { Targets } from './targets.tsx';
import { touchables } from './touchables.ts';
import { waysOf } from './ways.ts';

export const touch = {
  Covered,
  litAt,
  freeOf,
  lookingAt,
  isMark,
  Marks,
  markBoxes,
  ringed,
  Targets,
  touchables,
  waysOf,
};
export type Touch = typeof touch;
