/** 5.3.A, 5.3.B, 15.2: which Forces roll for Attrition, and what one roll costs a Force. */
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, map, mean, uniform } from '../../../engine/dist.ts';
import { columnOf, type RowSix, rowOf, tableEntry } from './rules.ts';

/** What a Force shares its space with, or where it shelters. */
export type Ground = 'enemy' | 'inside' | 'clear';

export interface Force {
  readonly cu: number;
  /** Elephants among the CUs. */
  readonly elephants: number;
  readonly sts: number;
  /** Wants to remove an ST instead of rolling. */
  readonly supplied: boolean;
  readonly ground: Ground;
}

export interface Toll {
  readonly cuLost: number;
  readonly elephantsLost: number;
  readonly stsLeft: number;
  readonly emptied: boolean;
}

/** 5.3.A: Forces that share the space with an enemy PC, an enemy Walled City or a Tribe. */
export const suffersWinter = ({ ground }: Force): boolean => ground === 'enemy';

/** 5.3.A, 2.3.D1: an ST stands in for the roll. */
export const removesSt = (force: Force): boolean => suffersWinter(force) && force.supplied && force.sts > 0;

export const rollsInWinter = (force: Force): boolean => suffersWinter(force) && !removesSt(force);

/** 15.2: what a die costs; Elephants are spared as long as other CUs are there, unless the row says otherwise. */
export function rolled(die: number, force: Force, rowSix: RowSix, read: Reader): Toll {
  const { cu, sts } = force;
  const elephants = Math.min(force.elephants, cu);
  const cuLost = Math.min(cu, tableEntry(die, columnOf(cu), rowSix, read));
  const marked = elephants > 0 && Number(read.at('attrition-elephants', rowOf(die), 'elephant').value) > 0;
  const first = marked && cuLost > 0 ? 1 : 0;
  const elephantsLost = Math.max(first, cuLost - (cu - elephants));
  return { cuLost, elephantsLost, stsLeft: sts, emptied: cuLost === cu };
}

/** 5.3.A, 5.3.B: a Force after the winter; without CUs left it cannot keep its STs. */
export function wintered(die: number | undefined, force: Force, rowSix: RowSix, read: Reader): Toll {
  if (die === undefined) {
    return { cuLost: 0, elephantsLost: 0, stsLeft: force.sts - (removesSt(force) ? 1 : 0), emptied: false };
  }
  const toll = rolled(die, force, rowSix, read);
  return toll.emptied ? { ...toll, stsLeft: 0 } : toll;
}

const DIE = uniform([1, 2, 3, 4, 5, 6]);

/** 15.2: all results of the die at once. */
export const tollsOf = (force: Force, rowSix: RowSix, read: Reader): Dist<Toll> =>
  map(DIE, (die) => rolled(die, force, rowSix, read));

/** 5.3.A: the winter of one Force, all results of its die at once. */
export const wintersOf = (force: Force, rowSix: RowSix, read: Reader): Dist<Toll> =>
  map(rollsInWinter(force) ? DIE : uniform([undefined]), (die) => wintered(die, force, rowSix, read));

/** 17.1.#35: the Army that loses most on average, the first of them where several do. */
export function hardestHit(forces: readonly Force[], rowSix: RowSix, read: Reader): number {
  const averages = forces.map((force) => mean(tollsOf(force, rowSix, read), ({ cuLost }) => cuLost));
  return averages.indexOf(Math.max(...averages));
}
