/** A Siege or Subjugation over all its attempts: when it succeeds, what it costs, what Naval Supremacy is worth. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, points as inPoints, percent, plural } from '../../../calculator/words.ts';
import { mean } from '../../../engine/dist.ts';
import type { Reach } from '../../../engine/markov.ts';
import { hasFallen } from '../../../mechanics/siege.ts';
import { inTheEnd, siegeFigures } from '../../../mechanics/siege-odds.ts';
import type { Siege } from './fields.ts';
import { nameOf, siegeFacts, siegeLedger, siegeReadings } from './readings.ts';
import { type Camp, campOf, courseOf, isOver, pairsOf, startOf } from './rules.ts';

/** 14.2: the same Siege with Naval Supremacy throughout and without. */
function supremacyGrid(siege: Siege, read: Reader): { grid: Grid; worth: number; rolled: boolean } {
  let rolled = false;
  const row = (held: string, supremacy: boolean) => {
    const camp = campOf({ ...siege, supremacy, changesAfter: 'never' }, read);
    const { ends, fallen, chances } = siegeFigures(courseOf(camp));
    rolled ||= !isOver(camp, startOf(camp));
    return {
      held,
      falls: chances.falls,
      attempts: fallen ? decimal(mean(fallen, ({ turns }) => turns)) : 'never',
      cuLost: decimal(mean(ends, ({ state }) => siege.cu - state.cu)),
    };
  };
  const [held, missing] = [row('Held throughout', true), row('Not held', false)];
  return {
    grid: {
      columns: [
        { id: 'held', label: 'Naval Supremacy', form: 'text' },
        { id: 'falls', label: 'Success', form: 'chance' },
        { id: 'attempts', label: 'After attempts', form: 'text' },
        { id: 'cuLost', label: 'CUs lost', form: 'text' },
      ],
      rows: [held, missing],
    },
    worth: held.falls - missing.falls,
    rolled,
  };
}

export function siegeOdds(siege: Siege, tables: Tables) {
  const read = new Reader(tables);
  const camp = campOf(siege, read);
  const course = courseOf(camp);
  const { ends, fallen, cost, chances, series } = siegeFigures(course);
  const endless = inTheEnd(course);
  const pairs = pairsOf(siege);
  const { expected, distributions } = measure({
    ...cost,
    attemptsIfFalls: [fallen, ({ turns }) => turns],
    pairsSpent: [pairs ? ends : undefined, ({ state }) => pairs - state.pairs],
    stsCapturedIfFalls: [
      siege.target !== 'tribe' && siege.garrisonSts ? fallen : undefined,
      ({ state }) => siege.garrisonSts - (pairs - state.pairs),
    ],
  });
  const held = siege.target === 'tribe' || hasFallen(course.start) ? undefined : supremacyGrid(siege, read);
  const rolled = !isOver(camp, course.start) || (held?.rolled ?? false);
  return {
    sentence: sentence(camp, chances.falls, expected, endless),
    chances,
    expected,
    distributions,
    facts: {
      ...siegeFacts(camp),
      ...(held && { supremacyWorth: inPoints(held.worth) }),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series,
    ...(held && { grid: held.grid }),
    ...basis(siegeLedger(camp), siegeReadings(camp, rolled, chances.stalls > 0), read),
  };
}

interface Averages {
  readonly cuLost: number;
  readonly attemptsIfFalls?: number;
}

function sentence(camp: Camp, falls: number, { cuLost, attemptsIfFalls }: Averages, endless: Reach): string {
  const { siege, terms } = camp;
  const name = `The ${nameOf(camp)}`;
  const start = startOf(camp);
  if (hasFallen(start)) return `${name} falls without an attempt: it has the points already.`;
  if (start.stalled) return `You need at least ${plural(terms.leastCu, 'CU')} for an attempt and have ${siege.cu}.`;
  if (isOver(camp, start))
    return `Without Naval Supremacy you cannot make an attempt on the ${nameOf(camp)}; it keeps its points.`;
  if (endless.steps === undefined) return `${name} does not fall.`;
  const within = `${name} falls ${percent(falls)} of the time within ${plural(siege.attempts, 'attempt')}`;
  const after =
    attemptsIfFalls !== undefined && siege.attempts > 1
      ? `, after ${decimal(attemptsIfFalls)} attempts on average if it does`
      : '';
  return `${within}${after}; the siege costs ${decimal(cuLost)} CUs on average. Without a limit it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} attempts on average.`;
}
