/** Elephant Charge (11.3): what it may cost Rome, and what it may cost Carthage. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Grid, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, frequency, percent, plural } from '../../../calculator/words.ts';
import { total } from '../../../engine/dice.ts';
import { chance, type Dist, map, mean } from '../../../engine/dist.ts';
import { type Charge, charge, punicCardsLost, romanCardsLost } from './rules.ts';

const fields = {
  rating: number({
    label: 'Battle Rating of the Roman Commanding General',
    key: 'r',
    rule: '11.3',
    min: 0,
    max: 5,
    default: 2,
    help: '0 without a General',
  }),
  elephants: number({ label: 'Elephant CUs', key: 'e', rule: '11.3', min: 1, max: 10, default: 2 }),
  modifier: number({
    label: 'Added to the roll',
    key: 'm',
    rule: '11.3',
    min: -5,
    max: 5,
    default: 0,
    signed: true,
    help: 'By cards; the aid prints none',
  }),
  romanCards: number({
    label: 'Battle Cards of Rome before the charge',
    key: 'rc',
    rule: '11.4',
    min: 0,
    max: 20,
    default: 10,
    help: 'After the limit of 20',
  }),
  punicCards: number({
    label: 'Battle Cards of Carthage before the charge',
    key: 'cc',
    rule: '11.4',
    min: 0,
    max: 20,
    default: 10,
    help: 'After the limit of 20',
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'gain', label: 'cards gained by Carthage' }],
    default: 'gain',
  }),
};

type Input = InputOf<typeof fields>;

const RATINGS = [0, 1, 2, 3, 4, 5];

const results = ({ rating, modifier }: Pick<Input, 'rating' | 'modifier'>): Dist<Charge> =>
  map(total(1), (face) => charge(face, modifier, rating));

/** 11.3, 11.4: cards lost by each side, as facts and as figures. */
const costOf = (result: Charge, { elephants, romanCards, punicCards }: Input) => ({
  romeLost: romanCardsLost(result, elephants, romanCards),
  carthageLost: punicCardsLost(result, punicCards),
});

const ledgerOf = ({ rating, elephants, modifier }: Input): Line[] => [
  { who: 'rome', amount: rating, why: 'Battle Rating that the roll must exceed', rule: '11.3', standing: 'printed' },
  { who: 'rome', amount: -elephants, why: 'Battle Cards, if it does', rule: '11.3', standing: 'printed' },
  { who: 'carthage', amount: -1, why: 'Battle Card, on 1 or less', rule: '11.3', standing: 'printed' },
  ...(modifier === 0
    ? []
    : [{ who: 'carthage', amount: modifier, why: 'Added to the roll', rule: '11.3', standing: 'printed' } as const]),
];

function readingsOf({ rating, elephants, romanCards, punicCards }: Input): Assumption[] {
  const readings: Assumption[] = [
    {
      ruling: 'elephant-charge-order',
      reading: 'The charge takes its cards after the limit of 20.',
      rule: '11.4',
    },
  ];
  if (rating === 0)
    readings.push({
      ruling: 'elephant-one-first',
      reading: 'A 1 harms Carthage, even if Rome has no General.',
      rule: '11.3',
    });
  if (romanCards < elephants || punicCards === 0)
    readings.push({ ruling: 'no-cards-left', reading: 'A hand stops at 0 cards.', rule: '11.3' });
  return readings;
}

/** 11.3: every Roman rating at a glance. */
const gridOf = (input: Input): Grid => ({
  columns: [
    { id: 'rating', label: 'Roman rating', form: 'number' },
    { id: 'success', label: 'Rome loses cards', form: 'chance' },
    { id: 'backfire', label: 'Carthage loses a card', form: 'chance' },
    { id: 'gain', label: 'Cards gained on average', form: 'text' },
  ],
  rows: RATINGS.map((rating) => {
    const dist = results({ ...input, rating });
    const gain = mean(dist, (result) => {
      const { romeLost, carthageLost } = costOf(result, input);
      return romeLost - carthageLost;
    });
    return {
      rating,
      success: chance(dist, (r) => r === 'success'),
      backfire: chance(dist, (r) => r === 'backfire'),
      gain: decimal(gain, 2),
    };
  }),
});

function compute(input: Input, tables: Tables): Report {
  const dist = results(input);
  const chances = {
    success: chance(dist, (r) => r === 'success'),
    nothing: chance(dist, (r) => r === 'nothing'),
    backfire: chance(dist, (r) => r === 'backfire'),
  };
  const { expected, distributions } = measure({
    romeLost: [dist, (r) => costOf(r, input).romeLost],
    carthageLost: [dist, (r) => costOf(r, input).carthageLost],
  });
  return {
    sentence: `The charge costs Rome ${plural(costOf('success', input).romeLost, 'Battle Card')} with ${percent(chances.success)}, ${frequency(chances.success)}, and Carthage ${plural(costOf('backfire', input).carthageLost, 'card')} with ${percent(chances.backfire)}.`,
    chances,
    expected,
    distributions,
    facts: {},
    grid: gridOf(input),
    outOf: 6,
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}

const rolls = (): Roll[] => [{ id: 'charge', label: 'Elephant Charge', dice: 1, sides: 6 }];

const TOLD: Readonly<Record<Charge, string>> = {
  success: 'more than the Roman rating',
  nothing: 'neither 1 or less nor more than the Roman rating',
  backfire: '1 or less',
};

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const [face] = faces['charge']!;
  const result = charge(face!, input.modifier, input.rating);
  const { romeLost, carthageLost } = costOf(result, input);
  const total = input.modifier === 0 ? `${face}` : `${face} becomes ${face! + input.modifier}`;
  const effect = romeLost
    ? `Rome loses ${plural(romeLost, 'Battle Card')}`
    : carthageLost
      ? 'Carthage loses 1 Battle Card'
      : 'no hand changes';
  return {
    sentence: `The charge ${result === 'success' ? 'succeeds' : result === 'backfire' ? 'backfires' : 'does nothing'}: ${effect}.`,
    facts: {
      success: result === 'success',
      nothing: result === 'nothing',
      backfire: result === 'backfire',
      romeLost,
      carthageLost,
    },
    steps: [{ rule: '11.3', text: `A ${total}: ${TOLD[result]}; ${effect}.` }],
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}

export const elephantCharge = calculator({
  id: 'elephant-charge',
  title: 'Elephant Charge',
  question: 'Is the Elephant Charge worth a try?',
  rules: ['11.3', '11.4'],
  fields,
  tables: [],
  terms: {
    success: 'Rome loses cards',
    nothing: 'Nothing happens',
    backfire: 'Carthage loses a card',
    romeLost: 'Battle Cards lost by Rome',
    carthageLost: 'Battle Cards lost by Carthage',
  },
  headline: ['success', 'nothing', 'backfire'],
  charts: [{ title: 'Battle Cards lost', keys: ['romeLost', 'carthageLost'] }],
  tones: {
    success: 'attacker',
    nothing: 'faint',
    backfire: 'defender',
    romeLost: 'attacker',
    carthageLost: 'defender',
  },
  aims: {
    gain: {
      form: 'number',
      worth: (r) => r.expected['romeLost']! - r.expected['carthageLost']!,
    },
  },
  compute,
  rolls,
  resolve,
});
