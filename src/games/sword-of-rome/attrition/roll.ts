/** One Attrition Phase written down, die by die. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { phaseFacts, phaseRolls, suffer } from '../../../mechanics/attrition.ts';
import { attritionLedger } from './readings.ts';
import { type Attrition, standsOf } from './rules.ts';

export const attritionRolls = ({ spaces }: Attrition, tables: Tables): Roll[] =>
  phaseRolls(standsOf(spaces, new Reader(tables)), 'Attrition, space by space');

export function attritionRoll(input: Attrition, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const suffered = suffer(standsOf(input.spaces, read), faces['attrition'] ?? []);
  const facts = phaseFacts(suffered);
  return {
    sentence: `Attrition costs ${facts.cuLost} CU.`,
    facts,
    steps: suffered.flatMap(({ place, cu, face, toll }) =>
      face === undefined
        ? []
        : [{ rule: '5.5', text: `Space ${place + 1}, ${cu} CU: a ${face} costs ${toll.cuLost} CU.` }],
    ),
    ...basis(attritionLedger(input), [], read),
  };
}
