/** 5.3, 7.2B, 11.9: the Attrition Table, what a roll on it costs a Force, and whether an Elephant goes first. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';

export interface Force {
  readonly cu: number;
  /** How many of the CUs are Elephants. */
  readonly elephants: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 5.3, 11.9: the column for so many CUs, or for so many Battle Cards played. */
const attritionColumn = (count: number): string => {
  if (count >= 10) return '10+';
  if (count >= 7) return '7-9';
  return count >= 5 ? '5-6' : String(count);
};

/** 7.2B: the row of a modified die; beyond the ends of the table its outermost rows count. */
const attritionRow = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** 5.3, 11.9: the CUs that this roll costs; nothing where there is nothing to count. */
export const attritionLoss = (modified: number, count: number, figures: Figures): number =>
  count < 1 ? 0 : Math.max(0, Number(figures.at('attrition', attritionRow(modified), attritionColumn(count)).value));

/** 11.10A: on a row with an elephant the first CU lost is an Elephant; else the owner keeps them to the last. */
export function afterLoss(force: Force, modified: number, loss: number, figures: Figures): Force {
  const cu = Math.max(0, force.cu - loss);
  const named = force.elephants > 0 && loss > 0 && cu < force.cu && showsElephant(modified, figures) ? 1 : 0;
  return { cu, elephants: Math.min(force.elephants - named, cu) };
}

const showsElephant = (modified: number, figures: Figures): boolean =>
  figures.at('attrition-elephants', attritionRow(modified), 'elephant').value === 'yes';

/** No more Elephants than CUs. */
export const forceOf = ({ cu, elephants }: Force): Force => ({ cu, elephants: Math.min(cu, elephants) });

/** 5.3, 7.2B: a Force that rolls once by its own size. */
export const afterAttrition = (force: Force, modified: number, figures: Figures): Force =>
  afterLoss(force, modified, attritionLoss(modified, force.cu, figures), figures);

/** 5.3, 7.2B: all faces of the die at once. */
export const attritionResults = (force: Force, modifier: number, figures: Figures): Dist<Force> =>
  map(DIE, (die) => afterAttrition(force, die + modifier, figures));

/** What stands in the space of a Force in winter. */
const GROUNDS = ['enemy', 'tribe', 'spared'] as const;
export type Ground = (typeof GROUNDS)[number];

/** 5.3: only a Force beside an enemy PC or an unfriendly Tribe rolls. */
export const mustRoll = ({ ground }: { readonly ground: Ground }): boolean => ground !== 'spared';

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
