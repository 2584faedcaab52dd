/** One voyage written down, die by die, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { signed } from '../../../calculator/words.ts';
import { pool } from '../dice.ts';
import type { Sailing } from './fields.ts';
import { navalReadings } from './readings.ts';
import { type Fate, fateOf, landfallOf, sailingFacts, voyageOf } from './rules.ts';
import { type NavalResult, navalLedger, navalModifier, navalResult, rollDue, type Voyage } from './voyage.ts';

/** How a voyage went, as far as its dice have fallen. */
interface Sailed extends Fate {
  readonly result: NavalResult;
  /** Absent where no roll was due. */
  readonly naval?: { readonly face: number; readonly modifier: number; readonly modified: number };
  /** The second die, for attrition. */
  readonly attritionFace?: number;
  /** The die that is still to be rolled. */
  readonly awaits?: 'naval' | 'attrition';
}

/** 9.6.4: the voyage of this many CU, by the die for naval combat and that for attrition. */
export function sail(voyage: Voyage, cu: number, faces: Faces, figures: Figures): Sailed {
  const [face, second] = [faces['naval']?.[0], faces['attrition']?.[0]];
  const modifier = navalModifier(voyage, figures);
  const result = !rollDue(voyage) || face === undefined ? 'success' : navalResult(face, voyage, figures);
  const awaits = rollDue(voyage) && face === undefined ? 'naval' : 'attrition';
  const waits = awaits === 'naval' || (result === 'attrition' && second === undefined);
  return {
    result,
    ...(rollDue(voyage) && face !== undefined && { naval: { face, modifier, modified: face + modifier } }),
    ...(result === 'attrition' && second !== undefined && { attritionFace: second }),
    ...(waits && { awaits }),
    ...fateOf(cu, landfallOf(result, second, cu, figures)),
  };
}

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
      { rule, text: naval ? `Naval combat: ${added}${naval.modified}, ${ended.result}.` : 'No roll is due.' },
      ...(attritionFace === undefined
        ? []
        : [{ rule, text: `Attrition: a ${attritionFace} costs ${ended.cuLost} of ${sailing.cu} CU.` }]),
    ],
    ...basis(navalLedger(voyage, read), navalReadings(voyage, read), read),
  };
}
