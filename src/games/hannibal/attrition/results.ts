/** What a roll on the Attrition Table leaves of a Force, for every face of the die. */

import { DIE } from '../../../engine/dice.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import type { Figures } from '../tables.ts';
import { afterAttrition, type Force } from './rules.ts';

/** 5.3, 7.2B */
export const attritionResults = (force: Force, modifier: number, figures: Figures): Dist<Force> =>
  map(DIE, (die) => afterAttrition(force, die + modifier, figures));
