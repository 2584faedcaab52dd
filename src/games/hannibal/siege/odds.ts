/** A siege over all its attempts: when the place falls, what it costs, and the same attempts written down one by one. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome, Report, Series } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural, signed } from '../../../calculator/words.ts';
import { certain, chance, type Dist, given, weighted } from '../../../engine/dist.ts';
import { type Instant, type Reach, reach, timeline } from '../../../engine/markov.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  isSettled,
  type SiegeState,
  siegeStep,
} from '../../../mechanics/siege-chain.ts';
import {
  type Siege,
  siegeLedger,
  siegeModifier,
  siegeReadings,
  siegeResult,
  siegeResults,
  stateOf,
  termsOf,
} from './rules.ts';

interface Moment {
  readonly state: SiegeState;
  /** Attempts made until then. */
  readonly attempts: number;
}

/** 12.e: without CUs the points are gone, and with too few nobody can go on. */
const isStalled = (state: SiegeState): boolean => !hasFallen(state) && state.stalled;

const momentsOf = (instants: readonly Instant<SiegeState>[]): Dist<Moment> =>
  weighted([
    ...instants.flatMap(({ settled }, attempts) =>
      settled.map(({ state, chance }) => [{ state, attempts }, chance] as const),
    ),
    ...instants.at(-1)!.open.map(({ state, chance }) => [{ state, attempts: instants.length - 1 }, chance] as const),
  ]);

/** 12.f, 12.g: by each attempt, the chance that it has fallen and that nobody can go on. */
function seriesOf(instants: readonly Instant<SiegeState>[]): Series {
  let [falls, stalls] = [0, 0];
  const points = instants.map(({ settled }, at) => {
    for (const { state, chance } of settled) {
      if (hasFallen(state)) falls += chance;
      else stalls += chance;
    }
    return { at, chances: { falls: Math.min(1, falls), stalls: Math.min(1, stalls) } };
  });
  return { title: 'Attempt by attempt', step: 'Attempt', points: points.slice(1) };
}

export function siegeOdds(siege: Siege, tables: Tables): Report {
  const read = new Reader(tables);
  const [start, terms] = [stateOf(siege, read), termsOf(read)];
  const rolled = canRoll(start, terms);
  const step = siegeStep(
    rolled ? siegeResults(siegeModifier(siege, read), read) : certain({ points: 0, cu: 0 }),
    terms,
  );
  const instants = timeline(start, step, siege.attempts);
  const last = momentsOf(instants);
  const fallen = given(last, ({ state }) => hasFallen(state));
  const endless = reach(start, step, hasFallen);
  const { expected, distributions } = measure({
    cuLost: [last, ({ state }) => siege.cu - state.cu],
    cuLostIfFalls: [fallen, ({ state }) => siege.cu - state.cu],
    attemptsIfFalls: [fallen, ({ attempts }) => attempts],
  });
  const falls = chance(last, ({ state }) => hasFallen(state));
  return {
    sentence: sentence(siege, start, terms.leastCu, falls, expected, endless),
    chances: {
      falls,
      stands: chance(last, ({ state }) => !hasFallen(state) && !isStalled(state)),
      stalls: chance(last, ({ state }) => isStalled(state)),
    },
    expected,
    distributions,
    facts: {
      ...siegeFacts(siege, read),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: seriesOf(instants),
    ...basis(siegeLedger(siege, read), siegeReadings(), read),
  };
}

const siegeFacts = (siege: Siege, read: Reader) => ({
  modifier: siegeModifier(siege, read),
  needed: stateOf(siege, read).needed,
});

const placeOf = ({ kind }: Siege): string => (kind === 'city' ? 'The city' : 'The Tribe');

function sentence(
  siege: Siege,
  start: SiegeState,
  leastCu: number,
  falls: number,
  expected: Record<string, number>,
  endless: Reach,
): string {
  const place = placeOf(siege);
  if (hasFallen(start)) return `${place} has fallen already: it has ${start.points} points.`;
  if (start.stalled) return `With ${plural(siege.cu, 'CU')} nobody can attempt it; ${leastCu} are needed.`;
  if (endless.steps === undefined) return `${place} does not fall.`;
  return `${place} falls ${percent(falls)} of the time within ${plural(siege.attempts, 'attempt')}, at a cost of ${decimal(expected['cuLost']!)} CUs on average. Without a limit it falls ${percent(endless.chance)}, after ${decimal(endless.steps)} attempts.`;
}

interface Attempt {
  readonly die: number;
  readonly after: SiegeState;
}

/** 12 to 12.g: attempt by attempt as far as the faces go. */
function walk(siege: Siege, faces: Faces, read: Reader): { state: SiegeState; made: Attempt[]; waiting: boolean } {
  const terms = termsOf(read);
  const made: Attempt[] = [];
  let state = stateOf(siege, read);
  while (made.length < siege.attempts && !isSettled(state, terms)) {
    const die = faces[`attempt${made.length + 1}`]?.[0];
    if (die === undefined) return { state, made, waiting: true };
    state = afterRoll(state, siegeResult(die + siegeModifier(siege, read), read), terms);
    made.push({ die, after: state });
  }
  return { state, made, waiting: false };
}

export function siegeRolls(siege: Siege, tables: Tables, fallen: Faces): Roll[] {
  const { made, waiting } = walk(siege, fallen, new Reader(tables));
  return Array.from({ length: made.length + (waiting ? 1 : 0) }, (_, i) => ({
    id: `attempt${i + 1}`,
    label: `Attempt ${i + 1}`,
    dice: 1,
    sides: 6,
  }));
}

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { state, made } = walk(siege, faces, read);
  const falls = hasFallen(state);
  const cuLost = siege.cu - state.cu;
  // 12.e: the points go with the last CU.
  const points = falls || state.cu > 0 ? state.points : 0;
  const modifier = siegeModifier(siege, read);
  const end = falls ? `falls after ${plural(made.length, 'attempt')}` : `stands, with ${plural(points, 'point')}`;
  return {
    sentence: `${placeOf(siege)} ${end}. The siege cost ${plural(cuLost, 'CU')}.`,
    facts: {
      ...siegeFacts(siege, read),
      falls,
      stands: !falls && !state.stalled,
      stalls: isStalled(state),
      cuLost,
      points,
      ...(falls && { cuLostIfFalls: cuLost, attemptsIfFalls: made.length }),
    },
    steps: made.map(({ die, after }, i) => ({
      rule: '12',
      text: `Attempt ${i + 1}: ${die}${modifier ? ` ${signed(modifier)} = ${die + modifier}` : ''}. ${plural(after.points, 'point')} of ${after.needed}, ${plural(after.cu, 'CU')} left.`,
    })),
    ...basis(siegeLedger(siege, read), siegeReadings(), read),
  };
}
