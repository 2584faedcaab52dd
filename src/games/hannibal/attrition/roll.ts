/** Winter Attrition with its dice: what each Force loses, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { phaseFacts, phaseRolls, suffer } from '../../../mechanics/attrition.ts';
import type { Input } from './fields.ts';
import { basisOf, hasElephants } from './readings.ts';
import { standsOf } from './rules.ts';

export const winterRolls = ({ forces }: Input, tables: Tables): Roll[] =>
  phaseRolls(standsOf(forces, new Reader(tables)), 'Attrition, Force by Force');

export function winterRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const stands = standsOf(input.forces, read);
  const suffered = suffer(stands, faces['attrition'] ?? []);
  const facts = phaseFacts(suffered);
  const elephantsLost = suffered.reduce((sum, { toll }) => sum + toll.elephantsLost, 0);
  return {
    sentence: `Winter costs ${plural(facts.cuLost, 'CU')}.`,
    facts: { ...facts, ...(hasElephants(input) && { elephantsLost }) },
    steps: suffered.flatMap(({ place, cu, face, toll }) => {
      if (face === undefined) return [];
      const first = toll.elephantsLost ? `, ${plural(toll.elephantsLost, 'Elephant')} among them` : '';
      const name = `Force ${place + 1}, ${plural(cu, 'CU')}`;
      return [{ rule: '5.3', text: `${name}: a ${face} costs ${plural(toll.cuLost, 'CU')}${first}.` }];
    }),
    ...basisOf(input, read),
  };
}
