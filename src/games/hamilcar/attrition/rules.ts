/** 15.2: the Attrition Table, for Forces, for Fleets in a storm and for hits at sea alike; 5.3: which Forces roll on it. */
import type { Figures, Value } from '../../../calculator/table.ts';
import { mean } from '../../../engine/dist.ts';
import {
  COLUMNS,
  type Column,
  columnOf,
  type Risk,
  riskOf,
  type Stand,
  type Toll,
} from '../../../mechanics/attrition.ts';
import type { Attrition, Force, RowSix } from './fields.ts';

const [LOWEST, HIGHEST] = [1, 7];

/** 15.2: beyond the ends of the table its outermost rows count. */
export const rowOf = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

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

export interface ForceToll extends Toll {
  readonly elephantsLost: number;
  readonly stsLeft: number;
}

const unharmed = ({ sts }: Force): ForceToll => ({ cuLost: 0, elephantsLost: 0, stsLeft: sts, emptied: false });

/** 5.3.A: Forces that share the space with an enemy PC, an enemy Walled City or a Tribe. */
const suffersWinter = ({ ground }: Force): boolean => ground === 'enemy';

/** 5.3.A, 2.3.D1: an ST stands in for the roll. */
export const removesSt = (force: Force): boolean => suffersWinter(force) && force.supplied && force.sts > 0;

/** 15.2: what a die costs; Elephants are spared as long as other CUs are there, unless the row says otherwise. */
export function tollOf(die: number, force: Force, rowSix: RowSix, figures: Figures): ForceToll {
  const { cu, sts } = force;
  const elephants = Math.min(force.elephants, cu);
  const cuLost = Math.min(cu, tableEntry(die, columnOf(cu), rowSix, figures));
  const marked = elephants > 0 && Number(figures.at('attrition-elephants', rowOf(die), 'elephant').value) > 0;
  const first = marked && cuLost > 0 ? 1 : 0;
  const elephantsLost = Math.max(first, cuLost - (cu - elephants));
  return { cuLost, elephantsLost, stsLeft: sts, emptied: cuLost === cu };
}

/** 5.3.A, 5.3.B: a Force after the winter; without CUs left it cannot keep its STs. */
function wintered(die: number | undefined, force: Force, rowSix: RowSix, figures: Figures): ForceToll {
  if (die === undefined) return { ...unharmed(force), stsLeft: force.sts - (removesSt(force) ? 1 : 0) };
  const toll = tollOf(die, force, rowSix, figures);
  return toll.emptied ? { ...toll, stsLeft: 0 } : toll;
}

/** 15.2: what a Force risks if it rolls. */
const rolling = (force: Force, rowSix: RowSix, figures: Figures): Stand<ForceToll> => ({
  cu: force.cu,
  rolls: true,
  toll: (die) => (die === undefined ? unharmed(force) : tollOf(die, force, rowSix, figures)),
});

/** 17.1.#35: the Army that loses most on average, the first of them where several do. */
function hardestHit(forces: readonly Force[], rowSix: RowSix, figures: Figures): number {
  const averages = forces.map((force) => mean(riskOf(rolling(force, rowSix, figures)).tolls, (t) => t.cuLost));
  return averages.indexOf(Math.max(...averages));
}

/** 5.3.A, 5.3.B, 17.1.#35: all Forces, those that roll and those that are spared. */
export function standsOf({ cause, forces, rowSix }: Attrition, figures: Figures): Stand<ForceToll>[] {
  if (cause === 'event') {
    const struck = hardestHit(forces, rowSix, figures);
    return forces.map((force, i) => ({ ...rolling(force, rowSix, figures), rolls: i === struck }));
  }
  return forces.map((force) => ({
    cu: force.cu,
    rolls: suffersWinter(force) && !removesSt(force),
    toll: (die) => wintered(die, force, rowSix, figures),
  }));
}

/** The places of those that roll. */
export const rollersOf = (stands: readonly Stand<ForceToll>[]): number[] =>
  stands.flatMap(({ rolls }, i) => (rolls ? [i] : []));

/** What each Force would risk if it rolled: what an ST, or the pick of another Army, saves. */
export const risksOf = ({ cause, forces, rowSix }: Attrition, figures: Figures): Risk<ForceToll>[] =>
  forces.map((force) =>
    riskOf({ ...rolling(force, rowSix, figures), rolls: cause === 'event' || suffersWinter(force) }),
  );
