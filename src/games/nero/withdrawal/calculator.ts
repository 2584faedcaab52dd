/** Withdrawal (5.6): can he slip away from the force that moves in, and how many MP keep him there. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, list, number, numberOr, ruling } from '../../../calculator/fields.ts';
import { TABLE, tableFields } from '../sight/fields.ts';
import { withdrawalOdds } from './odds.ts';

const FORCE = 'The force that moves in';
const HAND = 'His hand';
const SEEN = 'Cards that I hold or have seen';

type Raw = Readonly<Record<string, unknown>>;

const isKnown = (input: Raw): boolean => input['hand'] === 'known';
const isHidden = (input: Raw): boolean => input['hand'] === 'unknown';

const fields = {
  mover: choice({
    label: 'It is',
    key: 'w',
    group: FORCE,
    rule: '5.6',
    options: [
      { id: 'legions', label: 'Legions on the march' },
      { id: 'galley', label: 'Legions of a Galley Fleet' },
      { id: 'leader', label: 'a Leader alone' },
    ],
    default: 'legions',
  }),
  left: number({
    label: 'MP left after entering',
    key: 'r',
    group: FORCE,
    rule: '5.6',
    min: 0,
    max: 40,
    default: 4,
    when: (input: Raw) => input['mover'] !== 'galley',
  }),
  again: flag({
    label: 'He has already withdrawn from this force in this round',
    key: 'a',
    group: FORCE,
    rule: '5.6',
  }),
  noWay: flag({ label: 'He has no Province to go to', key: 'x', group: FORCE, rule: '5.6' }),
  hand: choice({
    label: 'I know his cards',
    key: 'k',
    group: HAND,
    rule: '5.6',
    options: [
      { id: 'unknown', label: 'no, only how many' },
      { id: 'known', label: 'yes' },
    ],
    default: 'unknown',
  }),
  cards: numberOr({
    label: 'His cards',
    key: 'c',
    group: HAND,
    rule: '4.2.2',
    min: 0,
    max: 26,
    default: 'dealt',
    words: [{ id: 'dealt', label: 'as dealt' }],
    when: isHidden,
  }),
  known: list({
    label: 'MP of his cards',
    key: 'l',
    group: HAND,
    rule: '5.6',
    item: 'Card',
    min: 0,
    max: 13,
    of: { mp: number({ label: 'MP', key: 'm', min: 0, max: 20, default: 4 }) },
    default: [],
    when: isKnown,
  }),
  seen: list({
    label: 'MP of cards that he cannot hold',
    key: 's',
    group: SEEN,
    rule: '2.5',
    item: 'Figure',
    min: 0,
    max: 12,
    of: {
      mp: number({ label: 'MP', key: 'm', min: 0, max: 20, default: 4 }),
      number: number({ label: 'Cards', key: 'n', min: 1, max: 20, default: 1 }),
    },
    default: [],
    when: isHidden,
    help: 'Optional: without it his hand is drawn from the whole deck',
  }),
  ...tableFields,
  galley: ruling({
    label: 'Withdrawal before a Galley Fleet',
    key: 'rg',
    rule: '12.0-galley-fleet',
    ruling: 'withdrawal-before-a-galley-fleet',
    options: [
      { id: 'yes', label: 'allowed' },
      { id: 'no', label: 'not allowed' },
    ],
  }),
  leader: ruling({
    label: 'Withdrawal before a Leader alone',
    key: 'rl',
    rule: '5.7',
    ruling: 'withdrawal-before-a-leader',
    options: [
      { id: 'no', label: 'only Legions trigger it' },
      { id: 'yes', label: 'a lone Leader triggers it too' },
    ],
  }),
};

export const withdrawal = calculator({
  id: 'withdrawal',
  title: 'Withdrawal',
  question: 'Can he withdraw from my force, and how many MP should I keep?',
  rules: ['5.6', '2.5', '3.0.4', '4.2.2', '5.7', '12.0-galley-fleet'],
  fields,
  folded: [SEEN, TABLE],
  tables: ['card-values', 'hand-size', 'limits'],
  terms: {
    withdraws: 'He can withdraw',
    stays: 'He cannot',
    best: 'MP of his best three cards',
    left: 'MP that he must exceed',
    bestTotal: 'MP of the cards that he would lay',
    possible: 'Possible at all',
    keep: 'MP to keep, so that he cannot 9 times in 10',
  },
  headline: ['withdraws', 'stays'],
  charts: [{ title: 'MP of his best three cards', keys: ['best'] }],
  tones: { withdraws: 'defender', stays: 'attacker', best: 'defender' },
  aims: { stays: { form: 'chance', worth: (r) => r.chances['stays']! } },
  compute: withdrawalOdds,
});
