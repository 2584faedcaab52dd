/** What the search for a card asks: which events, in whose hand, and what I see of the rest. */
import { barIf, barred, choice, flag, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { sightFields } from '../sight/fields.ts';
import { EVENT_OPTIONS } from '../words.ts';

const CARDS = 'What and where';

const wanted = {
  event: choice({ label: 'Event', key: 'e', options: EVENT_OPTIONS, default: 'bribe' }),
  seen: number({ label: 'I hold or have seen', key: 's', min: 0, max: 8, default: 0 }),
};

const asked = {
  whose: choice({
    label: 'In whose hand',
    key: 'w',
    group: CARDS,
    rule: '4.2.2',
    options: [
      { id: 'others', label: 'all the others together' },
      { id: 'one', label: 'one opponent, as for a Traitor' },
      { id: 'any', label: 'some one opponent, whoever it is' },
      { id: 'deal', label: 'mine, in the next deal' },
    ],
    default: 'others',
  }),
  number: number({ label: 'At least', key: 'k', group: CARDS, rule: '12.0', min: 1, max: 8, default: 1 }),
  cards: list({
    label: 'Cards',
    key: 'c',
    group: CARDS,
    rule: '12.0',
    item: 'Event',
    min: 1,
    max: 3,
    of: wanted,
    default: [{ event: 'bribe', seen: 0 }],
  }),
  how: choice({
    label: 'Several events count',
    key: 'h',
    group: CARDS,
    rule: '12.0',
    options: [
      { id: 'together', label: 'together, any of them' },
      { id: 'each', label: 'each by itself, all of them' },
    ],
    default: 'together',
  }),
  holding: flag({
    label: 'I have held a card over',
    key: 'o1',
    group: CARDS,
    rule: '4.3',
    help: 'If it is one of these cards, count it as seen',
  }),
  ...sightFields('Cards of this opponent'),
  smallHand: ruling('traitor-and-a-small-hand', { label: 'Traitor and a small hand', key: 'rt', rule: '12.0-traitor' }),
};

export const fields = barred(
  shown(asked, {
    how: ({ cards }) => cards.length > 1,
    holding: ({ whose }) => whose === 'deal',
  }),
  {
    cards: ({ cards }) =>
      barIf(new Set(cards.map(({ event }) => event)).size < cards.length, '12.0', 'The same event is named twice'),
  },
);

export type Search = InputOf<typeof fields>;
