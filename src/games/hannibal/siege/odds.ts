/** The odds of a siege over all its attempts: when the place falls, and what it costs. */
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import type { Reach } from '../../../engine/markov.ts';
import { hasFallen, type SiegeState } from '../../../mechanics/siege.ts';
import { inTheEnd, siegeFigures } from '../../../mechanics/siege-odds.ts';
import type { Input } from './fields.ts';
import { basisOf, placeOf, settledFacts } from './readings.ts';
import { courseOf, leastCu } from './rules.ts';

export function siegeOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const facts = settledFacts(input, read);
  const course = courseOf(input, input.attempts, read);
  const { chances, cost, fallen, series } = siegeFigures(course);
  const endless = inTheEnd(course);
  const { expected, distributions } = measure({ ...cost, attemptsIfFalls: [fallen, ({ turns }) => turns] });
  return {
    sentence: sentence(input, course.start, leastCu(read), chances.falls, expected.cuLost, endless),
    chances,
    expected,
    distributions,
    facts: {
      ...facts,
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series,
    ...basisOf(input, read),
  };
}

function sentence(
  input: Input,
  start: SiegeState,
  least: number,
  falls: number,
  cuLost: number,
  endless: Reach,
): string {
  const place = placeOf(input);
  if (hasFallen(start)) return `${place} has fallen already: it has ${start.points} points.`;
  if (start.stalled) return `You need at least ${plural(least, 'CU')} to attempt it and have ${input.cu}.`;
  if (endless.steps === undefined) return `${place} does not fall.`;
  return `${place} falls ${percent(falls)} of the time within ${plural(input.attempts, 'attempt')}, and the siege costs ${decimal(cuLost)} CUs on average. Without a limit it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} attempts on average.`;
}
