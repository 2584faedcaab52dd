/** Attrition rolls written down, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { SIDED } from '../dice.ts';
import { when } from '../ledger.ts';
import type { Attrition } from './fields.ts';
import { attritionFacts, attritionLedger, attritionReadings, forceName } from './readings.ts';
import { removesSt, rollersOf, type Toll, tollOf, unharmed, wintered } from './rules.ts';

/** 5.3.A, 5.3.B, 17.1.#35: what each Force loses by the faces of those that roll, in their order. */
export function suffer(attrition: Attrition, faces: Faces, figures: Figures): readonly Toll[] {
  const { cause, forces, rowSix } = attrition;
  const rollers = rollersOf(attrition, figures);
  return forces.map((force, i) => {
    const die = faces['attrition']?.[rollers.indexOf(i)];
    if (cause === 'winter') return wintered(die, force, rowSix, figures);
    return die === undefined ? unharmed(force) : tollOf(die, force, rowSix, figures);
  });
}

export function attritionRolls(attrition: Attrition, tables: Tables): Roll[] {
  const dice = rollersOf(attrition, new Reader(tables)).length;
  if (!dice) return [];
  return [{ id: 'attrition', label: 'Attrition, in the order of the list', dice, sides: SIDED, ordered: true }];
}

const sum = (tolls: readonly Toll[], of: (toll: Toll) => number): number =>
  tolls.reduce((total, toll) => total + of(toll), 0);

export function attritionRoll(attrition: Attrition, faces: Faces, tables: Tables): Outcome {
  const { forces } = attrition;
  const read = new Reader(tables);
  const rollers = rollersOf(attrition, read);
  const tolls = suffer(attrition, faces, read);
  const cuLost = sum(tolls, (t) => t.cuLost);
  return {
    sentence: `Attrition costs ${cuLost} CU.`,
    facts: {
      ...attritionFacts(attrition, rollers),
      anyLoss: cuLost > 0,
      noLoss: cuLost === 0,
      emptied: tolls.some((t) => t.emptied),
      cuLost,
      ...(forces.some((f) => f.elephants > 0) && { elephantsLost: sum(tolls, (t) => t.elephantsLost) }),
      stsLeft: sum(tolls, (t) => t.stsLeft),
    },
    steps: tolls.flatMap((toll, i) => stepsOf(attrition, i, toll)),
    ...basis(attritionLedger(attrition, rollers), attritionReadings(attrition, rollers), read),
  };
}

function stepsOf({ cause, forces }: Attrition, place: number, { die, cuLost, emptied }: Toll): Outcome['steps'] {
  const force = forces[place];
  if (!force) return [];
  const name = forceName(cause, place, force);
  if (cause === 'winter' && removesSt(force)) return [{ rule: '5.3.A', text: `${name}: an ST goes, no roll.` }];
  if (die === undefined) return [];
  return [
    { rule: '15.2', text: `${name}: a ${die} costs ${cuLost} CU.` },
    ...when(emptied && force.sts > 0 && cause === 'winter', {
      rule: '5.3.B',
      text: `No CU guards its ${plural(force.sts, 'ST')} any more.`,
    }),
  ];
}
