/** Siege and subjugation (chapter 13): when the place falls, roll by roll, and what it costs. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, number } from '../../../calculator/fields.ts';
import { siegeOdds } from './odds.ts';
import { siegeRoll, siegeRolls } from './roll.ts';

const PLACE = 'The place';
const ARMY = 'The army';
const SUPPORT = 'Support lost meanwhile';

const isCity = (input: Readonly<Record<string, unknown>>): boolean => input['kind'] === 'city';

const fields = {
  kind: choice({
    label: 'The place is a',
    key: 'k',
    group: PLACE,
    rule: '13.1',
    options: [
      { id: 'city', label: 'walled city' },
      { id: 'tribe', label: 'tribe' },
    ],
    default: 'city',
  }),
  factor: number({
    label: 'Loyalty, or subjugation factor',
    key: 'f',
    group: PLACE,
    rule: '13.5',
    min: 1,
    max: 6,
    default: 2,
    help: "A city's loyalty is 3 at most",
  }),
  level: number({
    label: 'Siege level now',
    key: 'l',
    group: PLACE,
    rule: '13.1.1',
    min: 0,
    max: 6,
    default: 0,
    help: '0 as soon as an army has ended an action there',
  }),
  cu: number({ label: 'Besieging CU', key: 'c', group: ARMY, rule: '13.1.1', min: 1, max: 40, default: 6 }),
  rolls: number({
    label: 'Rolls to come',
    key: 'n',
    group: ARMY,
    rule: '13.1.1-exception',
    min: 1,
    max: 18,
    default: 3,
    help: 'One in each round at most, and one more in the Surrender Phase',
  }),
  gallic: flag({
    label: 'Gauls or Transalpine Gauls besiege (−1)',
    key: 'g',
    group: ARMY,
    rule: '13.2',
    when: isCity,
  }),
  otherModifiers: number({
    label: 'Response events on each roll',
    key: 'm',
    group: ARMY,
    rule: '13.2',
    min: -6,
    max: 6,
    default: 0,
    signed: true,
  }),
  support: number({
    label: 'Support points taken off the loyalty',
    key: 's',
    group: SUPPORT,
    rule: '13.5-note',
    min: 0,
    max: 6,
    default: 0,
    when: isCity,
  }),
  supportWhen: choice({
    label: 'They are taken off',
    key: 'w',
    group: SUPPORT,
    rule: '7.3.3',
    options: [
      { id: 'before', label: 'in all, before the first roll' },
      { id: 'each', label: 'after each roll' },
    ],
    default: 'before',
    when: isCity,
    help: 'After each roll: also where too few CU are left to make it',
  }),
  garrison: number({
    label: 'CU inside the city',
    key: 'i',
    group: SUPPORT,
    rule: '7.3.3-note',
    min: 0,
    max: 3,
    default: 0,
    when: isCity,
    help: 'Lost support cannot bring the loyalty below their number',
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'falls', label: 'chance that it falls' },
      { id: 'saved', label: 'fewest CU lost' },
    ],
    default: 'falls',
  }),
};

export const siege = calculator({
  id: 'siege',
  title: 'Siege and subjugation',
  question: 'How many rolls until it falls, and what does it cost?',
  rules: ['13.1', '13.1.1', '13.1.1-exception', '13.1.3', '13.2', '13.4', '13.5', '13.5-note', '7.3.3', '7.3.3-note'],
  fields,
  folded: [SUPPORT],
  tables: ['siege'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the army can roll on',
    stalls: 'It stands, and too few CU are left to roll',
    underThree: 'Down to fewer than 3 CU before it falls',
    cuLost: 'CU lost',
    cuLostIfFalls: 'CU lost, if it falls',
    rollsIfFalls: 'Rolls until it falls, if it falls',
    modifier: 'Modifier',
    needed: 'Level at which it falls',
    level: 'Siege level',
    fallsInTheEnd: 'It falls, without a limit on rolls',
    rollsInTheEnd: 'Rolls until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CU lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Rolls until it falls, if it falls', keys: ['rollsIfFalls'] },
  ],
  tones: {
    falls: 'attacker',
    stands: 'defender',
    stalls: 'faint',
    cuLost: 'plain',
    cuLostIfFalls: 'attacker',
    rollsIfFalls: 'attacker',
  },
  aims: {
    falls: { form: 'chance', worth: (r) => r.chances['falls']! },
    saved: { form: 'number', worth: (r) => -r.expected['cuLost']! },
  },
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
