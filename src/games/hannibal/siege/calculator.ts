/** Siege and Subjugation (12): how many attempts until the place falls, and what it costs. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, number } from '../../../calculator/fields.ts';
import { siegeOdds, siegeRoll, siegeRolls } from './odds.ts';
import type { Besieger } from './rules.ts';

const fields = {
  kind: choice<'city' | 'tribe'>({
    label: 'The place is a',
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

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many activations until it falls, and what does it cost?',
  rules: ['12', '12.a', '12.d', '12.e', '12.f', '12.g'],
  fields,
  tables: ['siege', 'siege-modifiers', 'limits'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the siege can go on',
    stalls: 'It stands, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
    attemptsIfFalls: 'Attempts until it falls, if it falls',
    modifier: 'Modifier',
    needed: 'Points that take it',
    points: 'Points on it',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Attempts until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CUs lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Attempts until it falls, if it falls', keys: ['attemptsIfFalls'] },
  ],
  tones: {
    falls: 'attacker',
    stands: 'defender',
    stalls: 'faint',
    cuLost: 'plain',
    cuLostIfFalls: 'attacker',
    attemptsIfFalls: 'attacker',
  },
  aims: {
    falls: { form: 'chance', worth: (r) => r.chances['falls']! },
    saved: { form: 'number', worth: (r) => -r.expected['cuLost']! },
  },
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
