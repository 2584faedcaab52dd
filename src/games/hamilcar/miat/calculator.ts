/** The Miat and the Carthaginian reinforcements (15.3, 5.1.B). */
import { calculator } from '../../../calculator/calculator.ts';
import { flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { limitOf } from '../limits.ts';
import { leavesAfrica, MOOD_NAMES, MOOD_RULES, miatFields, miatPoints, moodOf } from './rules.ts';

const REINFORCEMENTS = 'Reinforcements';
type Raw = Readonly<Record<string, unknown>>;
const reinforces = (input: Raw): boolean => input['turn'] !== 1;

const fields = {
  ...miatFields,
  turn: number({ label: 'Game Turn', key: 't', group: REINFORCEMENTS, rule: '5.1', min: 1, max: 7, default: 2 }),
  cuSymbols: number({
    label: 'CU symbols with a PC on both spaces beside them',
    key: 'cs',
    group: REINFORCEMENTS,
    rule: '15.3.A',
    min: 0,
    max: 6,
    default: 0,
    when: reinforces,
  }),
  generalSymbols: number({
    label: 'General symbols with a PC on both spaces beside them',
    key: 'gs',
    group: REINFORCEMENTS,
    rule: '15.3.A',
    min: 0,
    max: 6,
    default: 0,
    when: reinforces,
  }),
  admirals: number({
    label: 'Battle Ratings of the Admirals placed in Carthago, added up',
    key: 'a',
    group: REINFORCEMENTS,
    rule: '5.1.B',
    min: 0,
    max: 12,
    default: 0,
    when: reinforces,
  }),
  barca: flag({
    label: 'Hamilcar Barca has not been hired yet',
    key: 'b',
    group: REINFORCEMENTS,
    rule: '5.2.C3.2',
    when: (input) => input['turn'] === 7,
  }),
};

type Input = InputOf<typeof fields>;

interface Arrivals {
  readonly standardCu: number;
  readonly miatCu: number;
  readonly warships: number;
  readonly generals: number;
  readonly refits: number;
  /** 5.2.C3.2: he comes unhired in the last Turn. */
  readonly barca: boolean;
}

/** 5.1.B: what Carthage receives; Game Turn 1 has no reinforcements. */
function arrivalsOf(input: Input, read: Reader): Arrivals {
  if (input.turn === 1) return { standardCu: 0, miatCu: 0, warships: 0, generals: 0, refits: 0, barca: false };
  const regular = (what: string) => Number(read.at('reinforcements', 'carthage', what).value);
  const barca = input.barca && input.turn === limitOf('turns', read);
  return {
    standardCu: regular('cu'),
    miatCu: input.cuSymbols,
    warships: regular('warships'),
    generals: regular('generals') + input.generalSymbols,
    refits: input.admirals,
    barca,
  };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const mood = moodOf(input.pcs, input.center, read);
  const points = miatPoints(mood, read);
  const arrivals = arrivalsOf(input, read);
  const cu = arrivals.standardCu + arrivals.miatCu + (arrivals.barca ? 1 : 0);
  const scoresFor = points.carthage ? 'Carthage' : points.rome ? 'Rome' : 'nobody';
  return {
    sentence: `${sentenceOf(input, MOOD_NAMES[mood], scoresFor)} ${comes(input, arrivals, cu)}`,
    ...SETTLED,
    facts: {
      mood: MOOD_NAMES[mood],
      scoresFor,
      leavesAfrica: leavesAfrica(mood),
      truceBindsCarthage: mood === 'peaceful',
      cu,
      standardCu: arrivals.standardCu,
      miatCu: arrivals.miatCu,
      generals: arrivals.generals,
      warships: arrivals.warships,
      refits: arrivals.refits,
    },
    ...basis(ledgerOf(arrivals, mood, points), assumptionsOf(input, arrivals), read),
  };
}

const sentenceOf = ({ pcs }: Input, mood: string, scoresFor: string): string =>
  `With ${plural(pcs, 'PC')} the Miat is ${mood} and counts for ${scoresFor}.`;

const comes = ({ turn }: Input, { warships, generals }: Arrivals, cu: number): string =>
  turn === 1
    ? 'Game Turn 1 has no reinforcements.'
    : `Carthage receives ${plural(cu, 'CU')}, ${plural(generals, 'General')} and ${plural(warships, 'Warship')}.`;

function ledgerOf(
  arrivals: Arrivals,
  mood: keyof typeof MOOD_NAMES,
  points: { rome: number; carthage: number },
): Line[] {
  const line = (amount: number, why: string, rule: string, who = 'Carthage'): Line[] =>
    amount ? [{ who, amount, why, rule, standing: 'printed' }] : [];
  return [
    ...line(points.carthage, `${MOOD_NAMES[mood]} Miat in the Victory Check`, MOOD_RULES[mood]),
    ...line(points.rome, `${MOOD_NAMES[mood]} Miat in the Victory Check`, MOOD_RULES[mood], 'Rome'),
    ...line(arrivals.standardCu, 'CU with a General or in a city that is not Besieged', '5.1.B'),
    ...line(arrivals.miatCu, 'CUs from the Miat: in Carthago, or Ready Warships instead', '15.3.A'),
    ...line(arrivals.barca ? 1 : 0, 'CU with Hamilcar Barca', '5.2.C3.2'),
    ...line(arrivals.generals, 'Generals, the one of the Turn box among them', '5.1.B'),
    ...line(arrivals.warships, 'Ready Warship at port', '5.1.B'),
    ...line(arrivals.refits, 'Warships that may be refitted by Admirals in Carthago', '5.1.B'),
  ];
}

function assumptionsOf({ turn }: Input, { barca }: Arrivals): Assumption[] {
  const list: Assumption[] = [
    {
      ruling: 'peaceful-miat-scores',
      rule: '5.5',
      reading: 'Warlike counts for Carthage, Peaceful for Rome, Neutral for nobody.',
    },
  ];
  if (turn !== 1)
    list.push({
      ruling: 'two-generals-a-turn',
      rule: '5.1.B',
      reading: 'The two regular Generals are the one of the Turn box and one drawn from the pool.',
    });
  if (barca)
    list.push({
      ruling: 'hamilcar-barca-in-turn-7',
      rule: '5.2.C3.2',
      reading: 'Hamilcar Barca comes with the reinforcements of Turn 7, with 1 CU, in a friendly port.',
    });
  return list;
}

export const miat = calculator({
  id: 'miat',
  title: 'Miat and Carthaginian reinforcements',
  question: 'What mood is the Miat in, and what does Carthage receive?',
  rules: ['15.3', '15.3.A', '15.3.B', '15.3.C', '15.3.D', '5.1', '5.1.B', '5.2.C3.2', '5.5'],
  fields,
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
  ...NO_DICE,
  compute,
});
