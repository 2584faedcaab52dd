/** Siege rolls one after the other, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { integer, plural, signed } from '../../../calculator/words.ts';
import { besiege, besiegedFacts, type SiegeState, type SiegeTurn } from '../../../mechanics/siege.ts';
import type { Siege } from './fields.ts';
import { siegeReadings } from './readings.ts';
import { courseOf, placeOf, siegeFacts, siegeLedger, siegeModifier } from './rules.ts';

export const siegeRolls = (siege: Siege, tables: Tables, fallen: Faces): readonly Roll[] =>
  besiege(courseOf(siege, new Reader(tables)), fallen).rolls;

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const course = courseOf(siege, read);
  const besieged = besiege(course, faces);
  const { state, turns } = besieged;
  const facts = besiegedFacts(course, besieged);
  const end = facts.falls
    ? `falls after ${plural(turns.length, 'roll')}`
    : `stands: level ${state.points} of ${state.needed}${state.stalled ? ', and too few CU are left to roll' : ''}`;
  return {
    sentence: `${placeOf(siege)} ${end}. The siege cost ${facts.cuLost} CU.`,
    facts: {
      ...siegeFacts(siege),
      ...facts,
      underThree: state.stalled,
      level: state.points,
      ...(facts.falls && { rollsIfFalls: turns.length }),
    },
    steps: turns.map((turn) => siegeStep(turn, siegeModifier(siege))),
    ...basis(siegeLedger(siege), siegeReadings(siege, state.points > state.needed), read),
  };
}

/** One roll in words. */
export function siegeStep(
  { number, rolled, after }: SiegeTurn<SiegeState>,
  modifier: number,
): Outcome['steps'][number] {
  const level = `Level ${after.points} of ${after.needed}.`;
  if (!rolled) return { rule: '13.4', text: `Roll ${number}: too few CU are left to roll. ${level}` };
  const { faces, total, result } = rolled;
  const modified = modifier ? `${total} ${signed(modifier)} = ${integer(total + modifier)}` : `${total}`;
  return {
    rule: '13.2',
    text: `Roll ${number}: ${faces.join(' and ')}, ${modified}: ${plural(result.points, 'point')}, ${result.cu} CU lost. ${level}`,
  };
}
