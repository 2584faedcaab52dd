/** Siege and Subjugation (chapter 14): when the place falls, attempt by attempt, and what Naval Supremacy is worth. */
import { figuresOf } from '../../../calculator/figures.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, points as inPoints, percent, plural } from '../../../calculator/words.ts';
import type { Reach } from '../../../engine/markov.ts';
import { besiege, hasFallen } from '../../../mechanics/siege.ts';
import { endFigures, fell, inTheEnd, SIEGE_AIMS, type SiegeEnd, siegeEnds } from '../../../mechanics/siege-odds.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { CARDS, INSIDE, READINGS, type Siege, siegeFields } from './fields.ts';
import {
  type Camp,
  campOf,
  courseOf,
  dieAt,
  isOver,
  type Moment,
  siegeLedger,
  siegeReadings,
  siegeSteps,
  startOf,
} from './rules.ts';

const NAMES = { city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

const nameOf = ({ siege }: Camp): string => NAMES[siege.target];

interface Started {
  readonly siege: Siege;
  readonly start: Moment;
}

const ATTEMPTS = 'Attempts until it falls, if it falls';

const pairsSpent = ({ state }: SiegeEnd<Moment>, { start }: Started): number => start.pairs - state.pairs;

const figures = figuresOf<SiegeEnd<Moment>, Started>()((kinds) => ({
  ...endFigures(kinds, {
    falls: 'It falls',
    stands: 'It holds, and the Siege can go on',
    stalls: 'It holds, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
  }),
  attemptsIfFalls: kinds.amount(ATTEMPTS, ({ turns }) => turns, { given: fell, tone: 'attacker', chart: ATTEMPTS }),
  pairsSpent: kinds.amount('How often the defenders pay 1 CU and 1 ST', pairsSpent, {
    given: (_, { start }) => start.pairs > 0,
    tone: 'defender',
    chart: 'Determined Defense',
  }),
  stsCapturedIfFalls: kinds.amount(
    'STs captured, if it falls',
    (end, of) => of.siege.garrisonSts - pairsSpent(end, of),
    { given: (end, { siege }) => fell(end) && siege.target !== 'tribe' && siege.garrisonSts > 0 },
  ),
  points: kinds.fact('Points', ({ state }) => state.points),
}));

const planOf = perCase((siege: Siege, read: Reader) => {
  const camp = campOf(siege, read);
  return { camp, course: courseOf(camp) };
});

/** What is settled before the first roll. */
function siegeFacts(camp: Camp) {
  const start = startOf(camp);
  const die = dieAt(camp, start);
  const mayAttempt = !hasFallen(start) && !start.stalled && die !== undefined;
  return {
    needed: camp.needed,
    die: die?.kind ?? 'none',
    mayAttempt,
    ...(!mayAttempt && !hasFallen(start) && { pointsKept: true }),
  };
}

/** 14.2: the same Siege with Naval Supremacy throughout and without. */
function supremacyGrid(siege: Siege, read: Reader): { grid: Grid; worth: number; rolled: boolean } {
  let rolled = false;
  const row = (held: string, supremacy: boolean) => {
    const camp = campOf({ ...siege, supremacy, changesAfter: 'never' }, read);
    const start = startOf(camp);
    const { chances, expected } = figures.fold(siegeEnds(courseOf(camp)).ends, { siege, start });
    rolled ||= !isOver(camp, start);
    return {
      held,
      falls: chances.falls,
      attempts: expected.attemptsIfFalls === undefined ? 'never' : decimal(expected.attemptsIfFalls),
      cuLost: decimal(expected.cuLost),
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

function sentence(
  camp: Camp,
  { chances: { falls }, expected }: ReturnType<typeof figures.fold>,
  endless: Reach,
): string {
  const { cuLost, attemptsIfFalls } = expected;
  const { siege, terms } = camp;
  const name = `The ${nameOf(camp)}`;
  const start = startOf(camp);
  if (hasFallen(start)) return `${name} falls without an attempt: it already has enough Siege Points.`;
  if (start.stalled) return `You need at least ${plural(terms.leastCu, 'CU')} for an attempt; you have ${siege.cu}.`;
  if (isOver(camp, start))
    return `Without Naval Supremacy you cannot make an attempt on the ${nameOf(camp)}; it keeps its points.`;
  if (endless.steps === undefined) return `${name} does not fall.`;
  const within = `${name} falls ${percent(falls)} of the time within ${plural(siege.attempts, 'attempt')}`;
  const after =
    attemptsIfFalls !== undefined && siege.attempts > 1 ? ` (after ${decimal(attemptsIfFalls)} on average)` : '';
  return `${within}${after}; the siege costs ${decimal(cuLost)} CUs on average. Without a limit it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} attempts on average.`;
}

function compute(siege: Siege, read: Reader) {
  const camp = campOf(siege, read);
  const course = courseOf(camp);
  const { start } = course;
  const { ends, series } = siegeEnds(course);
  const folded = figures.fold(ends, { siege, start });
  const endless = inTheEnd(course);
  const held = siege.target === 'tribe' || hasFallen(start) ? undefined : supremacyGrid(siege, read);
  const rolled = !isOver(camp, start) || (held?.rolled ?? false);
  return {
    sentence: sentence(camp, folded, endless),
    ...folded,
    facts: {
      ...siegeFacts(camp),
      ...(held && { supremacyWorth: inPoints(held.worth) }),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: series(),
    ...(held && { grid: held.grid }),
    ledger: siegeLedger(camp),
    readings: siegeReadings(camp, rolled, folded.chances.stalls > 0),
  };
}

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many attempts until it falls, and what does it cost?',
  says: {
    fields: ['target', 'cu', 'attempts'],
    words: ({ target, cu, attempts }) =>
      `${plural(cu, 'CU')} against a ${NAMES[target]}, ${plural(attempts, 'attempt')}`,
  },
  rules: ['14', '14.1', '14.2', '14.3', '14.4', '2.1.I', '17.1.#3', '17.1.#46'],
  fields: siegeFields,
  folded: [INSIDE, CARDS, READINGS],
  tables: ['siege-needs', 'red-siege-die', 'white-siege-die', 'limits'],
  figures,
  terms: {
    needed: 'Points needed',
    die: 'Siege Die now',
    mayAttempt: 'An attempt is allowed now',
    pointsKept: 'Points placed are kept',
    supremacyWorth: 'What Naval Supremacy adds to your chance',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Attempts until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  luck: { unit: 'CU', loses: ['cuLost'] },
  compute,
  aims: {
    falls: SIEGE_AIMS.falls,
    holds: { form: 'chance', worth: ({ chances }) => 1 - chances.falls },
    saved: SIEGE_AIMS.saved,
  },
  rolls: (siege, read, fallen) => besiege(planOf(siege, read).course, fallen).rolls,
  resolve: (siege, faces, read) => {
    const { camp, course } = planOf(siege, read);
    const { state, turns } = besiege(course, faces);
    const end = { state, turns: turns.length };
    const facts = figures.facts(end, { siege, start: course.start });
    const told = fell(end)
      ? `falls after ${plural(turns.length, 'attempt')}`
      : `holds out with ${state.points} of ${state.needed} points${state.stalled ? ', and too few CUs are left for another attempt' : ''}`;
    return {
      sentence: `The ${nameOf(camp)} ${told}. That cost ${plural(siege.cu - state.cu, 'CU')}.`,
      facts: { ...siegeFacts(camp), ...facts },
      steps: siegeSteps(camp, turns),
      ledger: siegeLedger(camp),
      readings: siegeReadings(camp, turns.length > 0, !fell(end) && state.stalled),
    };
  },
});
