/** Siege and subjugation (chapter 13): when the place falls, roll by roll, and what it costs. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import type { Reach } from '../../../engine/markov.ts';
import { besiege, hasFallen, type SiegeCourse, type SiegeState } from '../../../mechanics/siege.ts';
import { endFigures, fell, inTheEnd, SIEGE_AIMS, type SiegeEnd, siegeEnds } from '../../../mechanics/siege-odds.ts';
import { READINGS } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { type Siege, SUPPORT, siegeFields } from './fields.ts';
import {
  courseOf,
  LEAST_CU,
  placeOf,
  siegeFacts,
  siegeLedger,
  siegeModifier,
  siegeReadings,
  siegeStep,
} from './rules.ts';

const ROLLS = 'Rolls until it falls, if it falls';

const figures = figuresOf<SiegeEnd<SiegeState>, SiegeCourse<SiegeState>>()((kinds) => ({
  ...endFigures(kinds, {
    falls: 'It falls',
    stands: 'It holds, and the army can keep rolling',
    stalls: 'It holds, and too few CU are left to roll',
    cuLost: 'CU lost',
    cuLostIfFalls: 'CU lost if it falls',
  }),
  underThree: kinds.chance('Down to fewer than 3 CU before it falls', ({ state }) => state.stalled),
  rollsIfFalls: kinds.amount(ROLLS, ({ turns }) => turns, { given: fell, tone: 'attacker', chart: ROLLS }),
  level: kinds.fact('Siege level', ({ state }) => state.points),
}));

const overshoots = ({ state }: SiegeEnd<SiegeState>): boolean => state.points > state.needed;

const alreadyFallen = (siege: Siege): string =>
  `${placeOf(siege)} falls without a roll: its siege level has reached its ${siege.kind === 'city' ? 'loyalty' : 'subjugation factor'}.`;

function sentence(
  siege: Siege,
  falls: number,
  expected: { readonly cuLost: number; readonly rollsIfFalls?: number },
  endless: Reach,
): string {
  const place = placeOf(siege);
  const cannot = siege.cu < LEAST_CU ? `You need at least ${LEAST_CU} CU to roll but have ${siege.cu}. ` : '';
  if (endless.steps === undefined) return `${cannot}${place} does not fall.`;
  const within = `${cannot}${place} falls ${percent(falls)} of the time within ${plural(siege.rolls, 'roll')}`;
  const after =
    expected.rollsIfFalls !== undefined && siege.rolls > 1
      ? `, after ${decimal(expected.rollsIfFalls)} rolls on average if it does`
      : '';
  const cost = `; the siege costs ${decimal(expected.cuLost)} CU on average.`;
  return `${within}${after}${cost} Without a limit on rolls it falls ${percent(endless.chance)} of the time, after ${decimal(endless.steps)} rolls on average.`;
}

function compute(siege: Siege, read: Reader) {
  const course = courseOf(siege, read);
  const { ends, series } = siegeEnds(course);
  const endless = inTheEnd(course);
  const folded = figures.fold(ends, course);
  return {
    sentence: hasFallen(course.start)
      ? alreadyFallen(siege)
      : sentence(siege, folded.chances.falls, folded.expected, endless),
    ...folded,
    facts: {
      ...siegeFacts(siege),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { rollsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: series(),
    ledger: siegeLedger(siege),
    readings: siegeReadings(siege, ends.outcomes.some(overshoots)),
  };
}

const calculator = calculatorWith({
  ...READINGS,
  'siege-level-above-loyalty': {
    rule: '13.5-note',
    says: 'The place falls if the level equals or exceeds its loyalty or factor.',
  },
});

export const siege = calculator({
  id: 'siege',
  title: 'Siege and subjugation',
  question: 'How many rolls until it falls, and what does it cost?',
  says: {
    fields: ['kind', 'factor', 'cu', 'rolls'],
    words: ({ kind, factor, cu, rolls }) =>
      `${cu} CU against a ${kind === 'city' ? `city with loyalty ${factor}` : `tribe with factor ${factor}`}, ${plural(rolls, 'roll')}`,
  },
  rules: ['13.1', '13.1.1', '13.1.1-exception', '13.1.3', '13.2', '13.4', '13.5', '13.5-note', '7.3.3', '7.3.3-note'],
  fields: siegeFields,
  folded: [SUPPORT],
  tables: ['siege'],
  figures,
  terms: {
    modifier: 'Modifier',
    needed: 'Level at which it falls',
    fallsInTheEnd: 'It falls, without a limit on rolls',
    rollsInTheEnd: 'Rolls until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  luck: { unit: 'CU', loses: ['cuLost'] },
  aims: SIEGE_AIMS,
  compute,
  rolls: (siege, read, fallen) => besiege(courseOf(siege, read), fallen).rolls,
  resolve: (siege, faces, read) => {
    const course = courseOf(siege, read);
    const { state, turns } = besiege(course, faces);
    const end = { state, turns: turns.length };
    const told = fell(end)
      ? `falls after ${plural(turns.length, 'roll')}`
      : `holds out: level ${state.points} of ${state.needed}${state.stalled ? ', and too few CU are left to roll' : ''}`;
    return {
      sentence: `${placeOf(siege)} ${told}. The siege cost ${siege.cu - state.cu} CU.`,
      facts: { ...siegeFacts(siege), ...figures.facts(end, course) },
      steps: turns.map((turn) => siegeStep(turn, siegeModifier(siege))),
      ledger: siegeLedger(siege),
      readings: siegeReadings(siege, overshoots(end)),
    };
  },
});
