/** 5.3, 15.2: which Forces roll for Attrition, and what one roll costs a Force. */
import { mean } from '../../../engine/dist.ts';
import type { Stand, Toll } from '../../../mechanics/attrition.ts';
import { columnOf } from '../../../mechanics/attrition-columns.ts';
import { type Risk, riskOf } from '../../../mechanics/attrition-odds.ts';
import type { Figures } from '../tables.ts';
import type { Attrition, Force } from './fields.ts';
import { type RowSix, rowOf, tableEntry } from './table.ts';

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
