/** A siege with its dice: what each attempt brings, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { besiege, besiegedFacts, hasFallen } from '../../../mechanics/siege.ts';
import { modifiedDie } from '../die.ts';
import type { Input } from './fields.ts';
import { basisOf, placeOf, settledFacts } from './readings.ts';
import { courseOf } from './rules.ts';

export const siegeRolls = (input: Input, tables: Tables, faces: Faces): readonly Roll[] =>
  besiege(courseOf(input, input.attempts, new Reader(tables)), faces).rolls;

export function siegeRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const course = courseOf(input, input.attempts, read);
  const besieged = besiege(course, faces);
  const { state, turns } = besieged;
  const settled = settledFacts(input, read);
  const facts = besiegedFacts(course, besieged);
  // 12.e: the points go with the last CU.
  const points = hasFallen(state) || state.cu > 0 ? state.points : 0;
  const end = facts.falls
    ? `falls after ${plural(turns.length, 'attempt')}`
    : `stands, with ${plural(points, 'point')}`;
  return {
    sentence: `${placeOf(input)} ${end}. The siege cost ${plural(facts.cuLost, 'CU')}.`,
    facts: { ...settled, ...facts, points, ...(facts.falls && { attemptsIfFalls: turns.length }) },
    steps: turns.flatMap(({ number, rolled, after }) =>
      rolled
        ? [
            {
              rule: '12',
              text: `Attempt ${number}: ${modifiedDie(rolled.total, settled.modifier)}. ${plural(after.points, 'point')} of ${after.needed}, ${plural(after.cu, 'CU')} left.`,
            },
          ]
        : [],
    ),
    ...basisOf(input, read),
  };
}
