/** A Siege or Subjugation over all its attempts: when it succeeds, what it costs, what Naval Supremacy is worth. */
import type { Grid, Series } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, points as inPoints, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, given, mean } from '../../../engine/dist.ts';
import { type Instant, type Reach, reach, timeline } from '../../../engine/markov.ts';
import type { Siege } from './fields.ts';
import { attemptStep, codeOf, momentOf } from './plan.ts';
import { nameOf, siegeFacts, siegeLedger, siegeReadings } from './readings.ts';
import { type Camp, campOf, isFallen, isOver, type Moment, pairsOf, startOf } from './rules.ts';

interface End {
  readonly moment: Moment;
  readonly attempts: number;
}

/** What has settled after so many attempts with its time, and what has not. */
function endsOf(camp: Camp, instants: readonly Instant<number>[]): Dist<End> {
  const last = instants.length - 1;
  const settled = instants.flatMap(({ settled }, attempts) => settled.map((place) => ({ ...place, attempts })));
  const open = instants.at(-1)?.open ?? [];
  const ends = [...settled, ...open.map((place) => ({ ...place, attempts: last }))];
  const weights = ends.map(({ chance }) => chance);
  return {
    outcomes: ends.map(({ state, attempts }) => ({ moment: momentOf(camp, state), attempts })),
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

const fell = ({ moment }: End): boolean => isFallen(moment);
const stalled = ({ moment }: End): boolean => !isFallen(moment) && moment.state.stalled;

/** By each attempt, the chance of success and the chance that too few CUs are left. */
function seriesOf(camp: Camp, instants: readonly Instant<number>[]): Series {
  let [falls, stalls] = [0, 0];
  const points = instants.map(({ settled }, at) => {
    for (const { state, chance } of settled) {
      const moment = momentOf(camp, state);
      if (isFallen(moment)) falls += chance;
      else if (moment.state.stalled) stalls += chance;
    }
    return { at, chances: { falls: Math.min(1, falls), stalls: Math.min(1, stalls) } };
  });
  return { title: 'Attempt by attempt', step: 'Attempt', points: points.slice(1) };
}

const instantsOf = (camp: Camp): Instant<number>[] =>
  timeline(codeOf(startOf(camp)), attemptStep(camp), camp.siege.attempts);

/** 14.2: the same Siege with Naval Supremacy throughout and without. */
function supremacyGrid(siege: Siege, tables: Tables): { grid: Grid; worth: number } {
  const read = new Reader(tables);
  const row = (held: string, supremacy: boolean) => {
    const camp = campOf({ ...siege, supremacy, changesAfter: 'never' }, read);
    const ends = endsOf(camp, instantsOf(camp));
    const fallen = given(ends, fell);
    return {
      held,
      falls: chance(ends, fell),
      attempts: fallen ? decimal(mean(fallen, (e) => e.attempts)) : 'never',
      cuLost: decimal(mean(ends, ({ moment }) => siege.cu - moment.state.cu)),
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
  };
}

export function siegeOdds(siege: Siege, tables: Tables) {
  const read = new Reader(tables);
  const camp = campOf(siege, read);
  const instants = instantsOf(camp);
  const ends = endsOf(camp, instants);
  const endless = reach(codeOf(startOf(camp)), attemptStep(camp), (code) => isFallen(momentOf(camp, code)));
  const fallen = given(ends, fell);
  const pairs = pairsOf(siege);
  const { expected, distributions } = measure({
    cuLost: [ends, ({ moment }) => siege.cu - moment.state.cu],
    cuLostIfFalls: [fallen, ({ moment }) => siege.cu - moment.state.cu],
    attemptsIfFalls: [fallen, ({ attempts }) => attempts],
    pairsSpent: [pairs ? ends : undefined, ({ moment }) => pairs - moment.pairs],
    stsCapturedIfFalls: [
      siege.target !== 'tribe' && siege.garrisonSts ? fallen : undefined,
      ({ moment }) => siege.garrisonSts - (pairs - moment.pairs),
    ],
  });
  const chances = {
    falls: chance(ends, fell),
    stands: chance(ends, (e) => !fell(e) && !stalled(e)),
    stalls: chance(ends, stalled),
  };
  const held = siege.target === 'tribe' || isFallen(startOf(camp)) ? undefined : supremacyGrid(siege, tables);
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
    series: seriesOf(camp, instants),
    ...(held && { grid: held.grid }),
    ...basis(siegeLedger(camp), siegeReadings(camp, !isOver(camp, startOf(camp)), chances.stalls > 0), read),
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
  if (isFallen(start)) return `${name} falls without an attempt: the points are there.`;
  if (start.state.stalled) return `With ${siege.cu} CU no attempt can be made: it takes ${terms.leastCu}.`;
  if (isOver(camp, start))
    return `Without Naval Supremacy no attempt can be made on the ${nameOf(camp)}; points placed stay.`;
  if (endless.steps === undefined) return `${name} does not fall.`;
  const within = `${name} falls ${percent(falls)} of the time within ${plural(siege.attempts, 'attempt')}`;
  const after =
    attemptsIfFalls !== undefined && siege.attempts > 1
      ? `, after ${decimal(attemptsIfFalls)} on average where it does`
      : '';
  return `${within}${after}; it costs ${decimal(cuLost)} CU on average. Without a limit it falls ${percent(endless.chance)}, after ${decimal(endless.steps)}.`;
}
