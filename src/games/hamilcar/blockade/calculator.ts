/** Blockade runners (16.4): how many Siege Points Carthage removes from a Besieged city, run by run, and at what cost. */
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, map, uniform } from '../../../engine/dist.ts';
import { overTime } from '../../../engine/markov.ts';
import { nth } from '../dice.ts';
import { calculator } from '../readings.ts';
import { facesOf } from '../siege/rules.ts';
import type { Reader } from '../tables.ts';
import { type Blockade, blockadeFields } from './fields.ts';
import { run } from './roll.ts';
import { afterRun, dieOf, goesOn, type Harbour, startOf } from './rules.ts';

const isFree = ({ points }: Harbour): boolean => points === 0;

const warshipsLost = (harbour: Harbour, { warships }: Blockade): number => warships - harbour.warships;

const CHART = 'Points and Warships';

const figures = figuresOf<Harbour, Blockade>()(({ chance, amount }) => ({
  lifted: chance('All Siege Points are gone', isFree, { tone: 'defender' }),
  besieged: chance('The city stays Besieged', (harbour) => !isFree(harbour), { tone: 'attacker' }),
  pointsLifted: amount('Siege Points removed', (harbour, { points }) => points - harbour.points, {
    tone: 'defender',
    chart: CHART,
  }),
  warshipsLost: amount('Warships lost', warshipsLost, { tone: 'faint', chart: CHART }),
  runs: amount('Attempts made', ({ runs }) => runs),
}));

const groundsOf = ({ points }: Blockade) =>
  ({
    ledger: [line('points', points, 'Siege Points on the city', '14.5.A')],
    readings: { 'blockade-runner-symbols': true, 'dice-faces': 'siege' },
  }) as const;

function compute(blockade: Blockade, read: Reader) {
  const results = uniform(facesOf(dieOf(blockade), read));
  const instants = overTime(
    startOf(blockade),
    (harbour) => (goesOn(harbour) ? map(results, (r) => afterRun(harbour, r)) : undefined),
    blockade.runs,
  );
  const folded = figures.fold(nth(instants, instants.length), blockade);
  return {
    sentence: `Within ${plural(blockade.runs, 'attempt')} the blockade runners free the city of all Siege Points ${percent(folded.chances.lifted)} of the time; they lose ${decimal(folded.expected.warshipsLost)} Warships on average.`,
    ...folded,
    facts: { die: dieOf(blockade) },
    series: {
      title: 'Attempt by attempt',
      step: 'Attempt',
      points: instants.map((dist, at) => ({ at, chances: { lifted: chance(dist, isFree) } })).slice(1),
    },
    ...groundsOf(blockade),
  };
}

export const blockade = calculator({
  id: 'blockade',
  title: 'Blockade runners (option)',
  question: 'Can blockade runners lift the Siege, and what do they cost?',
  rules: ['16.4', '14.2', '14.5.A'],
  fields: blockadeFields,
  tables: ['red-siege-die', 'white-siege-die'],
  figures,
  terms: { die: 'Siege Die' },
  headline: ['lifted', 'besieged'],
  luck: { unit: 'Warships', loses: ['warshipsLost'] },
  compute,
  aims: {
    lifted: { form: 'chance', worth: ({ chances }) => chances.lifted },
    saved: { form: 'number', worth: ({ expected }) => -expected.warshipsLost },
  },
  rolls: (blockade, read, fallen) => run(blockade, fallen, read).rolls,
  resolve: (blockade, faces, read) => {
    const { harbour, runs } = run(blockade, faces, read);
    return {
      sentence: `${plural(harbour.points, 'Siege Point')} left; ${plural(warshipsLost(harbour, blockade), 'Warship')} lost.`,
      facts: { die: dieOf(blockade), ...figures.facts(harbour, blockade) },
      steps: runs.map(({ face, result, after }) => ({
        rule: '16.4',
        text: `Attempt ${after.runs}: face ${face}, ${plural(result.points, 'point')} rolled${result.cu > 0 ? '; the Warship sinks' : ''}. ${plural(after.points, 'Siege Point')} left.`,
      })),
      ...groundsOf(blockade),
    };
  },
});
