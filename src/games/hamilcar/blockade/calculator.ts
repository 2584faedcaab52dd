/** Blockade runners (16.4): how many Siege Points Carthage lifts from a Besieged city, run by run, and at what price. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, map, uniform } from '../../../engine/dist.ts';
import { overTime } from '../../../engine/markov.ts';
import type { SiegeResult } from '../../../mechanics/siege-chain.ts';
import { facesOf, type SiegeDie } from '../siege/rules.ts';

const fields = {
  points: number({ label: 'Siege Points on the city', key: 'p', rule: '14.5.A', min: 1, max: 2, default: 1 }),
  warships: number({ label: 'Ready Warships of Carthage', key: 'w', rule: '16.4', min: 1, max: 10, default: 2 }),
  runs: number({
    label: 'Attempts, each for an ST and a card',
    key: 'n',
    rule: '16.4',
    min: 1,
    max: 8,
    default: 2,
  }),
  supremacy: flag({ label: 'Carthage holds Naval Supremacy', key: 's', rule: '16.4' }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'lifted', label: 'chance that the city is free' },
      { id: 'saved', label: 'fewest Warships lost' },
    ],
    default: 'lifted',
  }),
};

type Input = InputOf<typeof fields>;

interface Harbour {
  readonly points: number;
  readonly warships: number;
  readonly runs: number;
}

const start = ({ points, warships }: Input): Harbour => ({ points, warships, runs: 0 });

const goesOn = ({ points, warships }: Harbour): boolean => points > 0 && warships > 0;

/** 16.4: each point rolled lifts one, and a loss symbol sinks the Warship of the run. */
const afterRun = ({ points, warships, runs }: Harbour, result: SiegeResult): Harbour => ({
  points: Math.max(0, points - result.points),
  warships: warships - (result.cu > 0 ? 1 : 0),
  runs: runs + 1,
});

const dieOf = ({ supremacy }: Input): SiegeDie => (supremacy ? 'red' : 'white');

const ledgerOf = (input: Input): Line[] => [
  { who: 'points', amount: input.points, why: 'Siege Points on the city', rule: '14.5.A', standing: 'printed' },
];

const READINGS: readonly Assumption[] = [
  {
    ruling: 'blockade-runner-symbols',
    rule: '16.4',
    reading: 'The point symbol of the Siege Die lifts a Siege Point, the loss symbol sinks the Warship.',
  },
  {
    ruling: 'dice-faces',
    rule: '14.2',
    reading: 'The faces of the Siege Dice are those of their tables; where they are ours, replace them by your own.',
  },
];

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const results = uniform(facesOf(dieOf(input), read));
  const instants = overTime(
    start(input),
    (h) => (goesOn(h) ? map(results, (r) => afterRun(h, r)) : undefined),
    input.runs,
  );
  const ends = instants.at(-1)!;
  const lifted = chance(ends, ({ points }) => points === 0);
  const { expected, distributions } = measure({
    pointsLifted: [ends, ({ points }) => input.points - points],
    warshipsLost: [ends, ({ warships }) => input.warships - warships],
    runs: [ends, ({ runs }) => runs],
  });
  return {
    sentence: `Within ${plural(input.runs, 'attempt')} the blockade runners free the city of all Siege Points ${percent(lifted)} of the time; they lose ${decimal(expected['warshipsLost']!)} Warships on average.`,
    chances: { lifted, besieged: chance(ends, ({ points }) => points > 0) },
    expected,
    distributions,
    facts: { die: dieOf(input) },
    series: {
      title: 'Attempt by attempt',
      step: 'Attempt',
      points: instants.map((dist, at) => ({ at, chances: { lifted: chance(dist, (h) => h.points === 0) } })).slice(1),
    },
    ...basis(ledgerOf(input), READINGS, read),
  };
}

/** Run by run, as far as the faces go. */
function walk(input: Input, faces: Faces, read: Reader) {
  const results = facesOf(dieOf(input), read);
  const turns: { readonly face: number; readonly result: SiegeResult; readonly after: Harbour }[] = [];
  let harbour = start(input);
  while (goesOn(harbour) && harbour.runs < input.runs) {
    const face = faces[`run${harbour.runs + 1}`]?.[0];
    if (face === undefined) return { harbour, turns, waiting: true };
    const result = results[face - 1]!;
    harbour = afterRun(harbour, result);
    turns.push({ face, result, after: harbour });
  }
  return { harbour, turns, waiting: false };
}

function rolls(input: Input, tables: Tables, fallen: Faces): Roll[] {
  const { turns, waiting } = walk(input, fallen, new Reader(tables));
  return Array.from({ length: turns.length + (waiting ? 1 : 0) }, (_, i) => ({
    id: `run${i + 1}`,
    label: `Attempt ${i + 1}, ${dieOf(input)} die`,
    dice: 1,
    sides: 6,
  }));
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { harbour, turns } = walk(input, faces, read);
  const warshipsLost = input.warships - harbour.warships;
  return {
    sentence: `${plural(harbour.points, 'Siege Point')} left; ${plural(warshipsLost, 'Warship')} lost.`,
    facts: {
      die: dieOf(input),
      lifted: harbour.points === 0,
      besieged: harbour.points > 0,
      pointsLifted: input.points - harbour.points,
      warshipsLost,
      runs: harbour.runs,
    },
    steps: turns.map(({ face, result, after }) => ({
      rule: '16.4',
      text: `Attempt ${after.runs}: face ${face}, ${plural(result.points, 'point')} rolled${result.cu > 0 ? ', the Warship sinks' : ''}. ${plural(after.points, 'Siege Point')} left.`,
    })),
    ...basis(ledgerOf(input), READINGS, read),
  };
}

export const blockade = calculator({
  id: 'blockade',
  title: 'Blockade runners (option)',
  question: 'Can blockade runners lift the Siege, and what do they cost?',
  rules: ['16.4', '14.2', '14.5.A'],
  fields,
  tables: ['red-siege-die', 'white-siege-die'],
  terms: {
    lifted: 'All Siege Points are gone',
    besieged: 'The city stays Besieged',
    pointsLifted: 'Siege Points lifted',
    warshipsLost: 'Warships lost',
    runs: 'Attempts made',
    die: 'Siege Die',
  },
  headline: ['lifted', 'besieged'],
  charts: [{ title: 'Points and Warships', keys: ['pointsLifted', 'warshipsLost'] }],
  tones: { lifted: 'defender', besieged: 'attacker', pointsLifted: 'defender', warshipsLost: 'faint' },
  aims: {
    lifted: { form: 'chance', worth: (r) => r.chances['lifted']! },
    saved: { form: 'number', worth: (r) => -r.expected['warshipsLost']! },
  },
  compute,
  rolls,
  resolve,
});
