/** What a withdrawal asks: the force that moves in, and the hand of the one who would slip away. */
import { choice, flag, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { handFields } from '../hand-fields.ts';
import { ruling } from '../rulings.ts';
import { tableFields } from '../sight/fields.ts';

const FORCE = 'The force that moves in';
const HAND = 'His hand';
export const SEEN = 'Cards that I hold or have seen';

const asked = {
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
  }),
  again: flag({
    label: 'He has already withdrawn from this force in this round',
    key: 'a',
    group: FORCE,
    rule: '5.6',
  }),
  noWay: flag({ label: 'He has no Province to go to', key: 'x', group: FORCE, rule: '5.6' }),
  ...handFields(HAND, '5.6'),
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
    help: 'Optional: without it his hand is drawn from the whole deck',
  }),
  ...tableFields,
  galley: ruling('withdrawal-before-a-galley-fleet', {
    label: 'Withdrawal before a Galley Fleet',
    key: 'rg',
    rule: '12.0-galley-fleet',
  }),
  leader: ruling('withdrawal-before-a-leader', { label: 'Withdrawal before a Leader alone', key: 'rl', rule: '5.7' }),
};

const isHidden = ({ hand }: InputOf<typeof asked>): boolean => hand === 'unknown';

export const fields = shown(asked, {
  left: ({ mover }) => mover !== 'galley',
  cards: isHidden,
  known: ({ hand }) => hand === 'known',
  seen: isHidden,
});

export type Withdrawal = InputOf<typeof fields>;
