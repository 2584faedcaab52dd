/** What a reader sets for an Elephant Charge. */

import { aim, type InputOf, number } from '../../../calculator/fields.ts';
import { MOST_RATING } from '../die.ts';

export const fields = {
  rating: number({
    label: 'Battle Rating of the Roman Commanding General',
    key: 'r',
    rule: '11.3',
    min: 0,
    max: MOST_RATING,
    presets: 'leaders',
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

export type Input = InputOf<typeof fields>;
