/** One naval move written down, die by die, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { signed } from '../../../calculator/words.ts';
import { sailingFacts } from './odds.ts';
import { navalReadings } from './readings.ts';
import { fateOf, landfallOf, rollDue, type Sailing, voyageOf } from './rules.ts';
import { type NavalResult, navalLedger, navalResult } from './voyage.ts';

/** 9.6.4: a move that need not roll succeeds. */
const resultOf = (sailing: Sailing, die: number | undefined, read: Reader): NavalResult =>
  die === undefined ? 'success' : navalResult(die, voyageOf(sailing), read);

export function sailingRolls(sailing: Sailing, tables: Tables, fallen: Faces): Roll[] {
  if (!rollDue(sailing)) return [];
  const naval: Roll = { id: 'naval', label: 'Naval combat', dice: 1, sides: 6 };
  const attrition: Roll = { id: 'attrition', label: 'Attrition', dice: 1, sides: 6 };
  const result = resultOf(sailing, fallen['naval']?.[0], new Reader(tables));
  return result === 'attrition' ? [naval, attrition] : [naval];
}

export function sailingRoll(sailing: Sailing, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const voyage = voyageOf(sailing);
  const facts = sailingFacts(sailing, read);
  const [die, second] = [faces['naval']?.[0], faces['attrition']?.[0]];
  const result = resultOf(sailing, die, read);
  const fate = fateOf(sailing, landfallOf(result, second, sailing.cu, read));
  const modifiedRoll = die === undefined ? undefined : die + facts.modifier;
  const sum = facts.modifier ? `${die} ${signed(facts.modifier)} = ${modifiedRoll}` : `${die}`;
  const rule = sailing.players === 'five' ? '9.6.4-5p' : '9.6.4';
  return {
    sentence: fate.returns
      ? 'The force returns to the port it left, and its move is over.'
      : fate.wipedOut
        ? 'The force loses its last CU at sea.'
        : `The force arrives with ${fate.cuArriving} CU.`,
    facts: { ...facts, ...(modifiedRoll !== undefined && { modifiedRoll }), result, ...fate },
    steps: [
      { rule, text: modifiedRoll === undefined ? 'No roll is due.' : `Naval combat: ${sum}, ${result}.` },
      ...(second === undefined
        ? []
        : [{ rule, text: `Attrition: a ${second} costs ${fate.cuLost} of ${sailing.cu} CU.` }]),
    ],
    ...basis(navalLedger(voyage, read), navalReadings(voyage, read), read),
  };
}
