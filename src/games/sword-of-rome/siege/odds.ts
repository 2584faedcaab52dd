/** A siege over all its rolls: when it falls, what it costs, and how it would end without a limit. */
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import type { Reach } from '../../../engine/markov.ts';
import { hasFallen } from '../../../mechanics/siege.ts';
import { inTheEnd, siegeFigures } from '../../../mechanics/siege-odds.ts';
import type { Siege } from './fields.ts';
import { siegeReadings } from './readings.ts';
import { courseOf, LEAST_CU, placeOf, siegeFacts, siegeLedger } from './rules.ts';

export function siegeOdds(siege: Siege, tables: Tables) {
  const read = new Reader(tables);
  const course = courseOf(siege, read);
  const { ends, fallen, cost, chances, series } = siegeFigures(course);
  const endless = inTheEnd(course);
  const { expected, distributions } = measure({ ...cost, rollsIfFalls: [fallen, ({ turns }) => turns] });
  const overshoots = chance(ends, ({ state }) => state.points > state.needed) > 0;
  return {
    sentence: hasFallen(course.start) ? alreadyFallen(siege) : sentence(siege, chances.falls, expected, endless),
    chances: { ...chances, underThree: chance(ends, ({ state }) => state.stalled) },
    expected,
    distributions,
    facts: {
      ...siegeFacts(siege),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { rollsInTheEnd: decimal(endless.steps, 2) }),
    },
    series,
    ...basis(siegeLedger(siege), siegeReadings(siege, overshoots), read),
  };
}

const alreadyFallen = (siege: Siege): string =>
  `${placeOf(siege)} falls without a roll: its siege level has reached its ${siege.kind === 'city' ? 'loyalty' : 'subjugation factor'}.`;

function sentence(
  siege: Siege,
  falls: number,
  expected: { readonly cuLost: number; readonly rollsIfFalls?: number },
  endless: Reach,
): string {
  const place = placeOf(siege);
  const cannot = siege.cu < LEAST_CU ? `You need at least ${LEAST_CU} CU to roll and have ${siege.cu}. ` : '';
  if (endless.steps === undefined) return `${cannot}${place} does not fall.`;
  const within = `${cannot}${place} falls ${percent(falls)} of the time within ${plural(siege.rolls, 'roll')}`;
  const after =
    expected.rollsIfFalls !== undefined && siege.rolls > 1
      ? `, after ${decimal(expected.rollsIfFalls)} rolls on average if it does`
      : '';
  const cost = `; the siege costs ${decimal(expected.cuLost)} CU on average.`;
  return `${within}${after}${cost} Without a limit on rolls it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} rolls on average.`;
}
