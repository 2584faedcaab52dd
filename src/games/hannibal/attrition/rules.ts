/** 5.3, 7.2B, 11.9: the Attrition Table, what a roll on it costs a Force, and whether an Elephant goes first. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, map, uniform } from '../../../engine/dist.ts';

export interface Force {
  readonly cu: number;
  /** How many of the CUs are Elephants. */
  readonly elephants: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 5.3, 11.9: the column for so many CUs, or for so many Battle Cards played. */
export const attritionColumn = (count: number): string => {
  if (count >= 10) return '10+';
  if (count >= 7) return '7-9';
  return count >= 5 ? '5-6' : String(count);
};

/** 7.2B: the row of a modified die; beyond the ends of the table its outermost rows count. */
export const attritionRow = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** 5.3, 11.9: the CUs that this roll costs; nothing where there is nothing to count. */
export const attritionLoss = (modified: number, count: number, read: Reader): number =>
  count < 1 ? 0 : Math.max(0, Number(read.at('attrition', attritionRow(modified), attritionColumn(count)).value));

/** 11.10A: on a row with an elephant the first CU lost is an Elephant; else the owner keeps them to the last. */
export function afterLoss(force: Force, modified: number, loss: number, read: Reader): Force {
  const cu = Math.max(0, force.cu - loss);
  const named = force.elephants > 0 && loss > 0 && cu < force.cu && showsElephant(modified, read) ? 1 : 0;
  return { cu, elephants: Math.min(force.elephants - named, cu) };
}

const showsElephant = (modified: number, read: Reader): boolean =>
  read.at('attrition-elephants', attritionRow(modified), 'elephant').value === 'yes';

/** No more Elephants than CUs. */
export const forceOf = ({ cu, elephants }: Force): Force => ({ cu, elephants: Math.min(cu, elephants) });

/** 5.3, 7.2B: a Force that rolls once by its own size. */
export const afterAttrition = (force: Force, modified: number, read: Reader): Force =>
  afterLoss(force, modified, attritionLoss(modified, force.cu, read), read);

/** 5.3, 7.2B: all faces of the die at once. */
export const attritionResults = (force: Force, modifier: number, read: Reader): Dist<Force> =>
  map(uniform([1, 2, 3, 4, 5, 6]), (die) => afterAttrition(force, die + modifier, read));

export const ELEPHANT_ROW: Assumption = {
  ruling: 'elephant-row',
  rule: '11.10A',
  reading: 'An elephant on a row belongs to the Attrition Table: the first CU lost on it is an Elephant.',
};

export const BELOW_ONE: Assumption = {
  ruling: 'attrition-below-one',
  rule: '7.2B',
  reading: 'A roll that is below 1 after modifiers is read as a 1.',
};
