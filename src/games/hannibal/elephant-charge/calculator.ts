/** Elephant Charge (11.3): what it may cost Rome, and what it may cost Carthage. */
import { aim, type InputOf, number } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, integer, percent, plural } from '../../../calculator/words.ts';
import { DIE } from '../../../engine/dice.ts';
import { map, mean } from '../../../engine/dist.ts';
import { fallen, oneDie } from '../die.ts';
import { ratingField } from '../limits.ts';
import { calculator } from '../readings.ts';
import { type Charge, type Charged, chargeOn, punicCardsLost, romanCardsLost } from './rules.ts';

const fields = {
  rating: ratingField('Battle Rating of the Roman Commanding General', 'r', '11.3', 2),
  elephants: number({ label: 'Elephant CUs', key: 'e', rule: '11.3', min: 1, max: 10, default: 2 }),
  modifier: number({
    label: 'Added to the roll',
    key: 'm',
    rule: '11.3',
    min: -5,
    max: 5,
    default: 0,
    signed: true,
    help: 'No card in the 2007 edition changes this roll',
  }),
  romanCards: number({
    label: 'Rome’s Battle Cards before the charge',
    key: 'rc',
    rule: '11.4',
    max: 20,
    default: 10,
    help: 'After the limit of 20',
  }),
  punicCards: number({
    label: 'Carthage’s Battle Cards before the charge',
    key: 'cc',
    rule: '11.4',
    max: 20,
    default: 10,
    help: 'After the limit of 20',
  }),
  aim: aim({ options: [{ id: 'gain', label: 'cards gained by Carthage' }] }),
};

type Input = InputOf<typeof fields>;

const chart = 'Battle Cards lost';

const figures = figuresOf<Charged>()(({ chance, amount }) => ({
  success: chance('Rome loses cards', (c) => c.result === 'success', { tone: 'attacker' }),
  nothing: chance('Nothing happens', (c) => c.result === 'nothing', { tone: 'faint' }),
  backfire: chance('Carthage loses a card', (c) => c.result === 'backfire', { tone: 'defender' }),
  romeLost: amount('Battle Cards lost by Rome', (c) => c.romeLost, { tone: 'attacker', chart }),
  carthageLost: amount('Battle Cards lost by Carthage', (c) => c.carthageLost, { tone: 'defender', chart }),
}));

const chargesOf = (input: Input) => map(DIE, (die) => chargeOn(die, input));

/** 11.3: every Roman rating at a glance. */
const gridOf = (input: Input): Grid => ({
  columns: [
    { id: 'rating', label: 'Roman rating', form: 'number' },
    { id: 'success', label: 'Rome loses cards', form: 'chance' },
    { id: 'backfire', label: 'Carthage loses a card', form: 'chance' },
    { id: 'gain', label: 'Cards gained on average', form: 'text' },
  ],
  rows: [0, 1, 2, 3, 4, 5].map((rating) => {
    const charges = chargesOf({ ...input, rating });
    const { success, backfire } = figures.fold(charges).chances;
    return {
      rating,
      success,
      backfire,
      gain: decimal(
        mean(charges, (c) => c.romeLost - c.carthageLost),
        2,
      ),
    };
  }),
});

const groundsOf = ({ rating, elephants, modifier, romanCards, punicCards }: Input) => ({
  ledger: [
    line('rome', rating, 'Battle Rating that the roll must exceed', '11.3'),
    line('rome', -elephants, 'Battle Cards lost if it does', '11.3'),
    line('carthage', -1, 'Battle Card lost on a 1 or less', '11.3'),
    ...(modifier === 0 ? [] : [line('carthage', modifier, 'Added to the roll', '11.3')]),
  ],
  readings: {
    'elephant-charge-order': { rule: '11.4' },
    'elephant-one-first': rating === 0,
    'no-cards-left': (romanCards < elephants || punicCards === 0) && { rule: '11.3' },
  },
});

function compute(input: Input) {
  const folded = figures.fold(chargesOf(input));
  const { success, backfire } = folded.chances;
  const romeMay = romanCardsLost('success', input.elephants, input.romanCards);
  const carthageMay = punicCardsLost('backfire', input.punicCards);
  return {
    sentence: `Rome loses ${plural(romeMay, 'Battle Card')} ${percent(success)} of the time, and Carthage loses ${plural(carthageMay, 'card')} ${percent(backfire)} of the time.`,
    ...folded,
    grid: gridOf(input),
    outOf: 6,
    ...groundsOf(input),
  };
}

const TOLD: Readonly<Record<Charge, readonly [said: string, since: string]>> = {
  success: ['succeeds', 'more than the Roman rating'],
  nothing: ['does nothing', 'neither 1 or less nor more than the Roman rating'],
  backfire: ['backfires', '1 or less'],
};

export const elephantCharge = calculator({
  id: 'elephant-charge',
  title: 'Elephant Charge',
  question: 'Is the Elephant Charge worth trying?',
  rules: ['11.3', '11.4'],
  fields,
  tables: [],
  figures,
  headline: ['success', 'nothing', 'backfire'],
  luck: { unit: 'cards', gains: ['romeLost'], loses: ['carthageLost'] },
  compute,
  rolls: () => [oneDie('charge', 'Elephant Charge')],
  resolve: (input, faces) => {
    const die = fallen(faces, 'charge');
    const charged = chargeOn(die, input);
    const [said, since] = TOLD[charged.result];
    const shown = input.modifier === 0 ? `${die}` : `${die} becomes ${integer(die + input.modifier)}`;
    const effect = charged.romeLost
      ? `Rome loses ${plural(charged.romeLost, 'Battle Card')}`
      : charged.carthageLost
        ? 'Carthage loses 1 Battle Card'
        : 'no hand changes';
    return {
      sentence: `The charge ${said}: ${effect}.`,
      facts: figures.facts(charged),
      steps: [{ rule: '11.3', text: `A ${shown}: ${since}; ${effect}.` }],
      ...groundsOf(input),
    };
  },
  aims: { gain: { form: 'number', worth: ({ expected }) => expected.romeLost - expected.carthageLost } },
});
