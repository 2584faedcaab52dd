/** Attrition rolls written down, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { phaseFacts, phaseRolls, type Suffered, suffer } from '../../../mechanics/attrition.ts';
import type { Attrition } from './fields.ts';
import { attritionFacts, attritionLedger, attritionReadings, forceName } from './readings.ts';
import { type ForceToll, removesSt, rollersOf, standsOf } from './rules.ts';

export const attritionRolls = (attrition: Attrition, tables: Tables): Roll[] =>
  phaseRolls(standsOf(attrition, new Reader(tables)), 'Attrition, in the order of the list');

export function attritionRoll(attrition: Attrition, faces: Faces, tables: Tables): Outcome {
  const { forces } = attrition;
  const read = new Reader(tables);
  const stands = standsOf(attrition, read);
  const rollers = rollersOf(stands);
  const suffered = suffer(stands, faces['attrition'] ?? []);
  const facts = phaseFacts(suffered);
  const sum = (of: (toll: ForceToll) => number) => suffered.reduce((total, { toll }) => total + of(toll), 0);
  return {
    sentence: `Attrition costs ${plural(facts.cuLost, 'CU')}.`,
    facts: {
      ...attritionFacts(attrition, rollers),
      ...facts,
      ...(forces.some((f) => f.elephants > 0) && { elephantsLost: sum((t) => t.elephantsLost) }),
      stsLeft: sum((t) => t.stsLeft),
    },
    steps: suffered.flatMap((one) => stepsOf(attrition, one)),
    ...basis(attritionLedger(attrition, rollers), attritionReadings(attrition, rollers), read),
  };
}

function stepsOf({ cause, forces }: Attrition, { place, face, toll }: Suffered<ForceToll>): Outcome['steps'] {
  const force = forces[place];
  if (!force) return [];
  const name = forceName(cause, place, force);
  if (cause === 'winter' && removesSt(force)) return [{ rule: '5.3.A', text: `${name}: an ST goes, no roll.` }];
  if (face === undefined) return [];
  return [
    { rule: '15.2', text: `${name}: a ${face} costs ${plural(toll.cuLost, 'CU')}.` },
    ...when(toll.emptied && force.sts > 0 && cause === 'winter', {
      rule: '5.3.B',
      text: `No CU guards its ${plural(force.sts, 'ST')} any more.`,
    }),
  ];
}
