/** 5.5: attrition over whole spaces: who rolls, what a die costs, and all rolls of it at once. */
import type { InputOf } from '../../../calculator/fields.ts';
import type { Figures } from '../../../calculator/table.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import { D6 } from '../dice.ts';
import type { attritionFields } from './fields.ts';

export type Attrition = Omit<InputOf<typeof attritionFields>, 'aim'>;
/** CU in one space, and whose the ground is. */
export type Stand = Attrition['spaces'][number];

/** 5.5, 15.2: only CU in enemy spaces roll; independent spaces are enemy. */
export const mustRoll = ({ ground }: Pick<Stand, 'ground'>): boolean => ground === 'enemy';

/** 5.5: the column of the attrition table for a force of this many CU. */
const columnOf = (cu: number): string => {
  if (cu >= 10) return '10+';
  if (cu >= 7) return '7-9';
  return cu >= 5 ? '5-6' : String(cu);
};

/** 5.5, 9.6.4: the CU that a die costs, on land or at sea, never more than there are. */
export const attritionLoss = (face: number, cu: number, figures: Figures): number =>
  Math.min(cu, Number(figures.at('attrition', face, columnOf(cu)).value));

/** 5.5: all faces of the die at once. */
export const attritionLosses = (cu: number, figures: Figures): Dist<number> =>
  map(D6, (face) => attritionLoss(face, cu, figures));

/** What attrition costs, in one space or in all. */
export interface Toll {
  readonly cuLost: number;
  /** Some space has no CU left. */
  readonly emptied: boolean;
}

export const tollOf = (cu: number, lost: number): Toll => ({ cuLost: lost, emptied: lost === cu });

export const together = (a: Toll, b: Toll): Toll => ({ cuLost: a.cuLost + b.cuLost, emptied: a.emptied || b.emptied });

export const NO_TOLL: Toll = { cuLost: 0, emptied: false };
