/** Siege and Subjugation (12): how many attempts until the place falls, and what it costs. */
import { aim, choice, flag, type InputOf, named, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import type { Reach } from '../../../engine/markov.ts';
import { besiege, hasFallen, type SiegeState } from '../../../mechanics/siege.ts';
import { endFigures, fell, inTheEnd, SIEGE_AIMS, type SiegeEnd, siegeEnds } from '../../../mechanics/siege-odds.ts';
import { modifiedDie } from '../die.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import type { Attempted, Attempts, Besieged, Besieger } from './rules.ts';
import { courseOf, leastCu, modifierLines, needed, siegeModifier } from './rules.ts';

const asked = {
  kind: choice<Besieged>({
    label: 'The place is a',
    given: true,
    key: 'k',
    rule: '12',
    options: named({ city: 'Walled City', tribe: 'Tribe' }),
  }),
  besieger: choice<Besieger>({
    label: 'Who besieges',
    given: true,
    key: 'w',
    rule: '12',
    options: named({ rome: 'Rome', carthage: 'Carthage', 'carthage-train': 'Carthage with its siege train' }),
    default: 'carthage',
    help: 'The siege train is card 30',
  }),
  greatCity: flag({ label: 'The city is Rome, Carthage or Syracuse', given: true, key: 'g', rule: '12' }),
  marcellus: flag({ label: 'Marcellus besieges, during a Campaign', key: 'ma', rule: '12' }),
  twice: flag({
    label: 'The first attempt gets two rolls',
    key: 't',
    rule: '12',
    help: 'With card 54, or under Africanus with a Force March',
  }),
  points: number({ label: 'Points placed so far', key: 'p', rule: '12.d', max: 2 }),
  cu: number({ label: 'CUs of the besieger', key: 'c', rule: '12', min: 1, max: 40, default: 8 }),
  attempts: number({
    label: 'Attempts to come',
    key: 'n',
    rule: '12.a',
    min: 1,
    max: 18,
    default: 4,
    help: 'One per Strategy Card, but none after a Land Battle in the same activation',
  }),
  otherModifiers: number({
    label: 'Added to each roll by other cards and abilities',
    key: 'm',
    rule: '12',
    min: -5,
    max: 5,
    default: 0,
    signed: true,
  }),
  aim: aim({ options: named({ falls: 'chance that it falls', saved: 'fewest CUs lost' }) }),
};

const fields = shown(asked, {
  greatCity: ({ kind }) => kind === 'city',
  marcellus: ({ kind, besieger }) => kind === 'city' && besieger === 'rome',
  twice: ({ kind }) => kind === 'city',
});

type Input = InputOf<typeof asked>;

const ATTEMPTS = 'Attempts until it falls, if it falls';

/** 12.e: the points go with the last CU. */
const pointsOf = ({ state }: SiegeEnd<Attempted>): number => (hasFallen(state) || state.cu > 0 ? state.points : 0);

/** The attempts made: the two rolls of the first are one. */
const attemptsOf = ({ turns }: SiegeEnd<Attempted>, { more }: Attempts): number => Math.max(1, turns - more);

const figures = figuresOf<SiegeEnd<Attempted>, Attempts>()((kinds) => ({
  ...endFigures(kinds, {
    falls: 'It falls',
    stands: 'It holds, and the siege can go on',
    stalls: 'It holds, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
  }),
  attemptsIfFalls: kinds.amount(ATTEMPTS, attemptsOf, { given: fell, tone: 'attacker', chart: ATTEMPTS }),
  points: kinds.fact('Points scored so far', pointsOf),
}));

/** What is settled before the first attempt. */
const settledFacts = (siege: Input, read: Figures) => ({ needed: needed(read), modifier: siegeModifier(siege, read) });

const placeOf = ({ kind }: Input): string => (kind === 'city' ? 'The city' : 'The Tribe');

function ledgerOf(siege: Input, read: Figures): Line[] {
  const { kind, points } = siege;
  const rule = kind === 'city' ? '12.f' : '12.g';
  const { value, standing } = read.at('limits', 'siege-points', 'number');
  return [
    line(kind, Number(value), 'Points needed', rule, standing),
    ...(points ? [line(kind, -points, 'Points so far', rule)] : []),
    ...modifierLines(siege, read),
  ];
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
  if (start.stalled) return `You need at least ${plural(least, 'CU')} for an attempt; you have ${input.cu}.`;
  if (endless.steps === undefined) return `${place} does not fall.`;
  return `${place} falls ${percent(falls)} of the time within ${plural(input.attempts, 'attempt')}, and the siege costs ${decimal(cuLost)} CUs on average. Without a limit it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} ${input.twice && input.kind === 'city' ? 'rolls' : 'attempts'} on average.`;
}

function compute(input: Input, read: Reader) {
  const facts = settledFacts(input, read);
  const course = courseOf(input, input.attempts, read);
  const { ends, series } = siegeEnds(course);
  const endless = inTheEnd(course);
  const folded = figures.fold(ends, course);
  const { chances, expected } = folded;
  return {
    sentence: sentence(input, course.start, leastCu(read), chances.falls, expected.cuLost, endless),
    ...folded,
    facts: {
      ...facts,
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: series(),
    ledger: ledgerOf(input, read),
    readings: { 'siege-roll': true },
  };
}

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many activations does the siege take, and what does it cost?',
  says: {
    fields: ['kind', 'cu', 'attempts'],
    words: ({ kind, cu, attempts }) =>
      `${plural(cu, 'CU')} against a ${kind === 'city' ? 'Walled City' : 'Tribe'}, ${plural(attempts, 'attempt')}`,
  },
  rules: ['12', '12.a', '12.d', '12.e', '12.f', '12.g'],
  fields,
  tables: ['siege', 'siege-modifiers', 'limits'],
  figures,
  terms: {
    modifier: 'Modifier',
    needed: 'Points needed',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Rolls until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  luck: { unit: 'CU', loses: ['cuLost'] },
  aims: SIEGE_AIMS,
  compute,
  rolls: (input, read, fallen) => besiege(courseOf(input, input.attempts, read), fallen).rolls,
  resolve: (input, faces, read) => {
    const course = courseOf(input, input.attempts, read);
    const { state, turns } = besiege(course, faces);
    const end = { state, turns: turns.length };
    const settled = settledFacts(input, read);
    const told = fell(end)
      ? `falls after ${plural(attemptsOf(end, course), 'attempt')}`
      : `holds, with ${plural(pointsOf(end), 'point')}`;
    return {
      sentence: `${placeOf(input)} ${told}. The siege cost ${plural(course.start.cu - state.cu, 'CU')}.`,
      facts: { ...settled, ...figures.facts(end, course) },
      steps: turns.flatMap(({ number, rolled, after }) => {
        if (!rolled) return [];
        const left = `${plural(after.points, 'point')} of ${after.needed}, ${plural(after.cu, 'CU')} left`;
        return [
          { rule: '12', text: `${course.turn} ${number}: ${modifiedDie(rolled.total, settled.modifier)}. ${left}.` },
        ];
      }),
      ledger: ledgerOf(input, read),
      readings: { 'siege-roll': true },
    };
  },
});
