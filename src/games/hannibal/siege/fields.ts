/** What a reader sets for a siege or a Subjugation. */
import { aim, choice, type InputOf, number } from '../../../calculator/fields.ts';
import type { Besieger, Place } from './rules.ts';

export const fields = {
  kind: choice<Place>({
    label: 'The place is a',
    given: true,
    key: 'k',
    rule: '12',
    options: [
      { id: 'city', label: 'Walled City' },
      { id: 'tribe', label: 'Tribe' },
    ],
    default: 'city',
  }),
  besieger: choice<Besieger>({
    label: 'Who attempts it',
    given: true,
    key: 'w',
    rule: '12',
    options: [
      { id: 'rome', label: 'Rome' },
      { id: 'carthage', label: 'Carthage' },
      { id: 'carthage-train', label: 'Carthage with its siege train' },
    ],
    default: 'carthage',
    help: 'The siege train is told of an older edition',
  }),
  points: number({ label: 'Points on it now', key: 'p', rule: '12.d', min: 0, max: 2, default: 0 }),
  cu: number({ label: 'CUs of the besieger', key: 'c', rule: '12', min: 1, max: 40, default: 8 }),
  attempts: number({
    label: 'Attempts to come',
    key: 'n',
    rule: '12.a',
    min: 1,
    max: 18,
    default: 4,
    help: 'One for each Strategy Card; none in an activation with a Land Battle',
  }),
  otherModifiers: number({
    label: 'Cards and abilities on each roll',
    key: 'm',
    rule: '12',
    min: -5,
    max: 5,
    default: 0,
    signed: true,
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'falls', label: 'chance that it falls' },
      { id: 'saved', label: 'fewest CUs lost' },
    ],
    default: 'falls',
  }),
};

export type Input = InputOf<typeof fields>;
