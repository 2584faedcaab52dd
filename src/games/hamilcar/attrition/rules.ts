/** 15.2: the Attrition Table, for Forces, for Fleets in a storm and for hits at sea alike; 5.3: which Forces roll on it. */
import type { Figures, Value } from '../../../calculator/table.ts';
import { type Dist, map, mean, uniform } from '../../../engine/dist.ts';
import { DIE } from '../dice.ts';
import type { Attrition, Force, RowSix } from './fields.ts';

/** 15.2: the columns from left to right, each with the largest number that it holds. */
export const COLUMNS = [
  { id: '1', upTo: 1 },
  { id: '2', upTo: 2 },
  { id: '3', upTo: 3 },
  { id: '4', upTo: 4 },
  { id: '5-6', upTo: 6 },
  { id: '7-9', upTo: 9 },
  { id: '10+', upTo: Number.POSITIVE_INFINITY },
] as const;

export type Column = (typeof COLUMNS)[number]['id'];

const [LOWEST, HIGHEST] = [1, 7];

/** 15.2: beyond the ends of the table its outermost rows count. */
export const rowOf = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** 15.2, 17.1.#39: the column with this number at its head. */
export const columnOf = (units: number): Column => COLUMNS.find(({ upTo }) => units <= upTo)?.id ?? '10+';

/** The column of that name, where another table names one. */
export function columnNamed(name: Value): Column {
  const column = COLUMNS.find(({ id }) => id === String(name));
  if (!column) throw new RangeError(`column "${name}": must be one of ${COLUMNS.map(({ id }) => id).join(', ')}`);
  return column.id;
}

/** 15.2, 9.2.B1: what the table shows for a modified die; never less than nothing. */
export function tableEntry(modified: number, column: Column, rowSix: RowSix, figures: Figures): number {
  const row = rowOf(modified);
  const table = row === 6 && rowSix === 'step-6' ? 'attrition-row-six' : 'attrition';
  return Math.max(0, Number(figures.at(table, row, column).value));
}

export interface Toll {
  /** The face rolled; absent where the Force did not roll. */
  readonly die?: number;
  readonly cuLost: number;
  readonly elephantsLost: number;
  readonly stsLeft: number;
  readonly emptied: boolean;
}

export const unharmed = ({ sts }: Force): Toll => ({ cuLost: 0, elephantsLost: 0, stsLeft: sts, emptied: false });

/** 5.3.A: Forces that share the space with an enemy PC, an enemy Walled City or a Tribe. */
export const suffersWinter = ({ ground }: Force): boolean => ground === 'enemy';

/** 5.3.A, 2.3.D1: an ST stands in for the roll. */
export const removesSt = (force: Force): boolean => suffersWinter(force) && force.supplied && force.sts > 0;

const rollsInWinter = (force: Force): boolean => suffersWinter(force) && !removesSt(force);

/** 15.2: what a die costs; Elephants are spared as long as other CUs are there, unless the row says otherwise. */
export function tollOf(die: number, force: Force, rowSix: RowSix, figures: Figures): Toll {
  const { cu, sts } = force;
  const elephants = Math.min(force.elephants, cu);
  const cuLost = Math.min(cu, tableEntry(die, columnOf(cu), rowSix, figures));
  const marked = elephants > 0 && Number(figures.at('attrition-elephants', rowOf(die), 'elephant').value) > 0;
  const first = marked && cuLost > 0 ? 1 : 0;
  const elephantsLost = Math.max(first, cuLost - (cu - elephants));
  return { die, cuLost, elephantsLost, stsLeft: sts, emptied: cuLost === cu };
}

/** 5.3.A, 5.3.B: a Force after the winter; without CUs left it cannot keep its STs. */
export function wintered(die: number | undefined, force: Force, rowSix: RowSix, figures: Figures): Toll {
  if (die === undefined) return { ...unharmed(force), stsLeft: force.sts - (removesSt(force) ? 1 : 0) };
  const toll = tollOf(die, force, rowSix, figures);
  return toll.emptied ? { ...toll, stsLeft: 0 } : toll;
}

/** 15.2: all results of the die at once. */
export const tollsOf = (force: Force, rowSix: RowSix, figures: Figures): Dist<Toll> =>
  map(DIE, (die) => tollOf(die, force, rowSix, figures));

/** 5.3.A: the winter of one Force, all results of its die at once. */
export const wintersOf = (force: Force, rowSix: RowSix, figures: Figures): Dist<Toll> =>
  map(rollsInWinter(force) ? DIE : uniform([undefined]), (die) => wintered(die, force, rowSix, figures));

/** 17.1.#35: the Army that loses most on average, the first of them where several do. */
function hardestHit(forces: readonly Force[], rowSix: RowSix, figures: Figures): number {
  const averages = forces.map((force) => mean(tollsOf(force, rowSix, figures), ({ cuLost }) => cuLost));
  return averages.indexOf(Math.max(...averages));
}

/** 5.3.A, 17.1.#35: the places of the Forces that roll. */
export function rollersOf({ cause, forces, rowSix }: Attrition, figures: Figures): number[] {
  if (cause === 'event') return [hardestHit(forces, rowSix, figures)];
  return forces.flatMap((force, i) => (rollsInWinter(force) ? [i] : []));
}
