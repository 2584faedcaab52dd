/** One voyage written down, die by die, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { integer, signed } from '../../../calculator/words.ts';
import { pool } from '../dice.ts';
import type { Sailing } from './fields.ts';
import { navalReadings } from './readings.ts';
import { sailingFacts, voyageOf } from './rules.ts';
import { sail } from './sail.ts';
import { navalLedger, rollDue } from './voyage.ts';

export function sailingRolls(sailing: Sailing, tables: Tables, fallen: Faces): Roll[] {
  const voyage = voyageOf(sailing);
  if (!rollDue(voyage)) return [];
  const { result } = sail(voyage, sailing.cu, fallen, new Reader(tables));
  return [pool('naval', 'Naval combat', 1), ...(result === 'attrition' ? [pool('attrition', 'Attrition', 1)] : [])];
}

export function sailingRoll(sailing: Sailing, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const voyage = voyageOf(sailing);
  const { naval, attritionFace, awaits: _, ...ended } = sail(voyage, sailing.cu, faces, read);
  const rule = sailing.players === 'five' ? '9.6.4-5p' : '9.6.4';
  const added = naval?.modifier ? `${naval.face} ${signed(naval.modifier)} = ` : '';
  return {
    sentence: ended.returns
      ? 'The force returns to the port it left, and its move is over.'
      : ended.wipedOut
        ? 'The force loses its last CU at sea.'
        : `The force arrives with ${ended.cuArriving} CU.`,
    facts: { ...sailingFacts(sailing, read), ...(naval && { modifiedRoll: naval.modified }), ...ended },
    steps: [
      { rule, text: naval ? `Naval combat: ${added}${integer(naval.modified)}, ${ended.result}.` : 'No roll is due.' },
      ...(attritionFace === undefined
        ? []
        : [{ rule, text: `Attrition: a ${attritionFace} costs ${ended.cuLost} of ${sailing.cu} CU.` }]),
    ],
    ...basis(navalLedger(voyage, read), navalReadings(voyage, read), read),
  };
}
