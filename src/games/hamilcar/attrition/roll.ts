/** Attrition rolls written down, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { removesSt, rolled, type Toll, wintered } from './forces.ts';
import { type Attrition, attritionFacts, attritionLedger, attritionReadings, rollersOf } from './odds.ts';

export function attritionRolls(attrition: Attrition, tables: Tables): Roll[] {
  const dice = rollersOf(attrition, new Reader(tables)).length;
  return dice ? [{ id: 'attrition', label: 'Attrition, in the order of the list', dice, sides: 6, ordered: true }] : [];
}

const sum = (tolls: readonly Toll[], of: (toll: Toll) => number): number =>
  tolls.reduce((total, toll) => total + of(toll), 0);

export function attritionRoll(attrition: Attrition, faces: Faces, tables: Tables): Outcome {
  const { cause, forces, rowSix } = attrition;
  const read = new Reader(tables);
  const rollers = rollersOf(attrition, read);
  const dice = new Map(rollers.map((force, i) => [force, faces['attrition']![i]!]));
  const tolls = forces.map((force, i): Toll => {
    const die = dice.get(i);
    if (cause === 'winter') return wintered(die, force, rowSix, read);
    if (die === undefined) return { cuLost: 0, elephantsLost: 0, stsLeft: force.sts, emptied: false };
    return rolled(die, force, rowSix, read);
  });
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
    steps: forces.flatMap((force, i) => {
      const [die, { cuLost, emptied }] = [dice.get(i), tolls[i]!];
      const name = `${cause === 'event' ? 'Army' : 'Force'} ${i + 1}, ${force.cu} CU`;
      if (cause === 'winter' && removesSt(force)) return [{ rule: '5.3.A', text: `${name}: an ST goes, no roll.` }];
      if (die === undefined) return [];
      const gone = emptied && force.sts > 0 && cause === 'winter';
      return [
        { rule: '15.2', text: `${name}: a ${die} costs ${cuLost} CU.` },
        ...(gone ? [{ rule: '5.3.B', text: `No CU guards its ${plural(force.sts, 'ST')} any more.` }] : []),
      ];
    }),
    ...basis(attritionLedger(attrition, rollers), attritionReadings(attrition, rollers), read),
  };
}
