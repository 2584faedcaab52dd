/** 5.3, 7.2B, 11.9: the Attrition Table, what a roll on it costs a Force, and whether an Elephant goes first. */

import type { Stand, Toll } from '../../../mechanics/attrition.ts';
import { columnOf } from '../../../mechanics/attrition-columns.ts';
import type { Figures } from '../tables.ts';

export interface Force {
  readonly cu: number;
  /** How many of the CUs are Elephants. */
  readonly elephants: number;
}

const [LOWEST, HIGHEST] = [1, 7];

/** 7.2B: the row of a modified die; beyond the ends of the table its outermost rows count. */
const attritionRow = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** 5.3, 11.9: the CUs that this roll costs; nothing where there is nothing to count. */
export const attritionLoss = (modified: number, count: number, figures: Figures): number =>
  count < 1 ? 0 : Math.max(0, Number(figures.at('attrition', attritionRow(modified), columnOf(count)).value));

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

/** What stands in the space of a Force in winter. */
export type Ground = 'enemy' | 'tribe' | 'spared';

/** A Force, and where it stands in winter. */
export interface Wintering extends Force {
  readonly ground: Ground;
}

/** 5.3: only a Force beside an enemy PC or an unfriendly Tribe rolls. */
export const mustRoll = ({ ground }: Wintering): boolean => ground !== 'spared';

export interface Wintered extends Toll {
  readonly elephantsLost: number;
  readonly after: Force;
}

/** How a roll on the table comes about: by the winter, or by an Event that may change it. */
export interface Rolled {
  /** What is added to the die. */
  readonly modifier: number;
  /** Hostile Tribes: every Force is read in the column of 5 and 6 CUs. */
  readonly tribes: boolean;
}

const WINTER: Rolled = { modifier: 0, tribes: false };
/** A number of CUs in the column that Hostile Tribes are read in. */
const TRIBES_CU = 5;

/** A Force after a roll; an Event may choose the column. */
const afterRolled = (force: Force, die: number, { modifier, tribes }: Rolled, figures: Figures): Force => {
  const modified = die + modifier;
  const count = tribes ? TRIBES_CU : force.cu;
  return afterLoss(force, modified, attritionLoss(modified, count, figures), figures);
};

/** 5.3: the Forces of a side in winter, or under an Event. */
export const standsOf = (forces: readonly Wintering[], figures: Figures, rolled: Rolled = WINTER): Stand<Wintered>[] =>
  forces.map((wintering) => {
    const force = forceOf(wintering);
    const toll = (die?: number): Wintered => {
      const after = die === undefined ? force : afterRolled(force, die, rolled, figures);
      const elephantsLost = force.elephants - after.elephants;
      return { cuLost: force.cu - after.cu, elephantsLost, emptied: after.cu === 0, after };
    };
    return { cu: force.cu, rolls: mustRoll(wintering), toll };
  });
