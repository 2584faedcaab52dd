/** 5.5: attrition over whole spaces: who rolls, and all rolls of the die at once. */
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, map, uniform } from '../../../engine/dist.ts';
import { attritionLoss } from '../naval-movement/voyage.ts';

/** 5.5, 15.2: whose the ground is. */
export type Ground = 'enemy' | 'own' | 'allied';

export interface Stand {
  readonly cu: number;
  readonly ground: Ground;
}

/** 5.5, 15.2: only CU in enemy spaces roll; independent spaces are enemy. */
export const mustRoll = ({ ground }: Stand): boolean => ground === 'enemy';

/** 5.5: the CU that the die costs. */
export const attritionLosses = (cu: number, read: Reader): Dist<number> =>
  map(uniform([1, 2, 3, 4, 5, 6]), (die) => attritionLoss(die, cu, read));
