/** The Miat and the Carthaginian reinforcements (15.3, 5.1.B). */
import { line, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { type Both, MOOD_NAMES, MOOD_RULES, type Mood } from '../words.ts';
import { type Miat, miatFields } from './fields.ts';
import { type Arrivals, arrivalsOf, leavesAfrica, miatPoints, moodOf } from './rules.ts';

function compute(input: Miat, read: Figures) {
  const mood = moodOf(input.pcs, input.center, read);
  const points = miatPoints(mood, read);
  const arrivals = arrivalsOf(input, read);
  const barca = arrivals.barca ? 1 : 0;
  const cu = arrivals.standardCu + arrivals.miatCu + barca;
  const generals = arrivals.generals + barca;
  const scoresFor = points.carthage ? 'Carthage' : points.rome ? 'Rome' : 'nobody';
  return {
    sentence: `${sentenceOf(input, MOOD_NAMES[mood], scoresFor)} ${comes(input, { ...arrivals, generals }, cu)}`,
    facts: {
      mood: MOOD_NAMES[mood],
      scoresFor,
      leavesAfrica: leavesAfrica(mood),
      truceBindsCarthage: mood === 'peaceful',
      cu,
      standardCu: arrivals.standardCu,
      miatCu: arrivals.miatCu,
      generals,
      warships: arrivals.warships,
      refits: arrivals.refits,
    },
    ledger: ledgerOf(arrivals, mood, points),
    readings: {
      'peaceful-miat-scores': true,
      'two-generals-a-turn': input.turn !== 1,
      'hamilcar-barca-in-turn-7': arrivals.barca,
    },
  };
}

const sentenceOf = ({ pcs }: Miat, mood: string, scoresFor: string): string =>
  `With ${plural(pcs, 'PC')} the Miat is ${mood} and counts for ${scoresFor}.`;

const comes = ({ turn }: Miat, { warships, generals, barca }: Arrivals, cu: number): string =>
  turn === 1
    ? 'Game Turn 1 has no reinforcements.'
    : `Carthage receives ${plural(cu, 'CU')}, ${plural(generals, 'General')}${barca ? ', Hamilcar Barca among them,' : ''} and ${plural(warships, 'Warship')}.`;

function ledgerOf(arrivals: Arrivals, mood: Mood, points: Both<number>): readonly Line[] {
  const part = (who: string, amount: number, why: string, rule: string): readonly Line[] =>
    when(amount !== 0, line(who, amount, why, rule));
  const counts = `${MOOD_NAMES[mood]} Miat in the Victory Check`;
  return [
    ...part('Carthage', points.carthage, counts, MOOD_RULES[mood]),
    ...part('Rome', points.rome, counts, MOOD_RULES[mood]),
    ...part('Carthage', arrivals.standardCu, 'CU with a General or in a city that is not Besieged', '5.1.B'),
    ...part('Carthage', arrivals.miatCu, 'CUs from the Miat: in Carthago, or Ready Warships instead', '15.3.A'),
    ...part('Carthage', arrivals.barca ? 1 : 0, 'CU with Hamilcar Barca', '5.2.C3.2'),
    ...part('Carthage', arrivals.generals, 'Generals, including the one in the Turn box', '5.1.B'),
    ...part('Carthage', arrivals.barca ? 1 : 0, 'Hamilcar Barca himself', '5.2.C3.2'),
    ...part('Carthage', arrivals.warships, 'Ready Warship at port', '5.1.B'),
    ...part('Carthage', arrivals.refits, 'Warships that may be refitted by Admirals in Carthago', '5.1.B'),
  ];
}

export const miat = calculator({
  id: 'miat',
  title: 'Miat and Carthaginian reinforcements',
  question: 'What mood is the Miat in, and what does Carthage receive?',
  rules: ['15.3', '15.3.A', '15.3.B', '15.3.C', '15.3.D', '5.1', '5.1.B', '5.2.C3.2', '5.5'],
  fields: miatFields,
  tables: ['limits', 'miat', 'reinforcements'],
  terms: {
    mood: 'Mood',
    scoresFor: 'Counts for',
    leavesAfrica: 'Carthaginian CUs and STs may leave Africa',
    truceBindsCarthage: 'Truce restrictions bind Carthage',
    cu: 'CUs',
    standardCu: 'Regular CUs',
    miatCu: 'CUs from the Miat',
    generals: 'Generals',
    warships: 'Ready Warships',
    refits: 'Warships that may be refitted',
  },
  compute,
});
