/** 5.5: attrition in whole spaces: who rolls, what a roll costs, and all rolls together. */
import { type Dist, map } from '../../../engine/dist.ts';
import type { Stand, Toll } from '../../../mechanics/attrition.ts';
import { columnOf } from '../../../mechanics/attrition-columns.ts';
import { D6 } from '../dice.ts';
import type { Figures } from '../tables.ts';

/** CU in one space, and whose the ground is. */
export interface Space {
  readonly cu: number;
  readonly ground: 'enemy' | 'own' | 'allied';
}

/** 5.5, 15.2: only CU in enemy spaces roll; independent spaces are enemy. */
export const mustRoll = ({ ground }: Pick<Space, 'ground'>): boolean => ground === 'enemy';

/** 5.5, 9.6.4: the CU that a die costs, on land or at sea, never more than there are. */
export const attritionLoss = (face: number, cu: number, figures: Figures): number =>
  Math.min(cu, Number(figures.at('attrition', face, columnOf(cu)).value));

/** 5.5: all faces of the die at once. */
export const attritionLosses = (cu: number, figures: Figures): Dist<number> =>
  map(D6, (face) => attritionLoss(face, cu, figures));

/** 5.5: the spaces of a power in the Attrition Phase. */
export const standsOf = (spaces: readonly Space[], figures: Figures): Stand<Toll>[] =>
  spaces.map(({ cu, ground }) => ({
    cu,
    rolls: mustRoll({ ground }),
    toll: (face) => {
      const cuLost = face === undefined ? 0 : attritionLoss(face, cu, figures);
      return { cuLost, emptied: cuLost === cu };
    },
  }));
