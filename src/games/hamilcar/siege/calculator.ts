/** Siege and Subjugation (chapter 14): when the place falls, attempt by attempt, and what Naval Supremacy is worth. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, number, numberOr, ruling } from '../../../calculator/fields.ts';
import { siegeOdds } from './odds.ts';
import { siegeRoll, siegeRolls } from './roll.ts';

const PLACE = 'The place';
const FORCE = 'The Sieging Force';
const SEA = 'Naval Supremacy';
const INSIDE = 'Determined Defense';
const READINGS = 'Readings of the rules';

type Typed = Readonly<Record<string, unknown>>;
const isCity = (input: Typed): boolean => input['target'] !== 'tribe';

const inside = (label: string, key: string) =>
  number({ label, key, group: INSIDE, rule: '14.3', min: 0, max: 6, default: 0, when: isCity });

const fields = {
  target: choice({
    label: 'The place is a',
    key: 't',
    group: PLACE,
    rule: '14.1',
    options: [
      { id: 'city', label: 'Walled City' },
      { id: 'large', label: 'Large Walled City: Roma, Carthago, Syracusae' },
      { id: 'tribe', label: 'Tribe' },
    ],
    default: 'city',
  }),
  points: number({ label: 'Points placed so far', key: 'p', group: PLACE, rule: '14.1', min: 0, max: 3, default: 0 }),
  cu: number({ label: 'CUs of the Sieging Force', key: 'c', group: FORCE, rule: '14.1', min: 1, max: 20, default: 5 }),
  attempts: number({
    label: 'Attempts to come',
    key: 'n',
    group: FORCE,
    rule: '14.2',
    min: 1,
    max: 12,
    default: 3,
    help: 'One in each activation, and one for a place with a card',
  }),
  supremacy: flag({
    label: 'The Sieging player holds Naval Supremacy',
    key: 's',
    group: SEA,
    rule: '2.1.I',
    when: isCity,
  }),
  changesAfter: numberOr<'never'>({
    label: 'It changes sides after attempts',
    key: 'x',
    group: SEA,
    rule: '14.2',
    min: 1,
    max: 11,
    default: 'never',
    words: [{ id: 'never', label: 'stays' }],
    when: isCity,
    help: 'In winter it goes to Carthage, unless Roman Seamanship is Excellent',
  }),
  garrisonCu: inside('CUs inside the city', 'gc'),
  garrisonSts: inside('STs inside the city', 'gs'),
  defense: choice({
    label: 'The defenders pay for a point',
    key: 'd',
    group: INSIDE,
    rule: '14.3',
    options: [
      { id: 'every', label: 'whenever they can' },
      { id: 'needed', label: 'only where the city would fall' },
    ],
    default: 'every',
    when: isCity,
    help: 'Whenever they can holds the city longest; the other way saves CUs and STs',
  }),
  determined: ruling({
    label: 'Determined Defense works',
    key: 'dd',
    group: READINGS,
    rule: '14.3',
    ruling: 'determined-defense-once',
    options: [
      { id: 'once', label: 'once per roll' },
      { id: 'each', label: 'once per point' },
    ],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'falls', label: 'chance that it falls' },
      { id: 'holds', label: 'chance that it holds' },
      { id: 'saved', label: 'fewest CUs lost' },
    ],
    default: 'falls',
  }),
};

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many attempts until it falls, and what does it cost?',
  rules: ['14', '14.1', '14.2', '14.3', '14.4', '2.1.I'],
  fields,
  folded: [INSIDE, READINGS],
  tables: ['siege-needs', 'red-siege-die', 'white-siege-die', 'limits'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the Siege can go on',
    stalls: 'It stands, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
    attemptsIfFalls: 'Attempts until it falls, if it falls',
    pairsSpent: 'Times that the defenders pay 1 CU and 1 ST',
    stsCapturedIfFalls: 'STs captured, if it falls',
    needed: 'Points needed',
    die: 'Siege Die now',
    mayAttempt: 'An attempt is allowed now',
    pointsKept: 'Points placed are kept',
    points: 'Points',
    supremacyWorth: 'What Naval Supremacy adds to the chance',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Attempts until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CUs lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Attempts until it falls, if it falls', keys: ['attemptsIfFalls'] },
    { title: 'Determined Defense', keys: ['pairsSpent'] },
  ],
  tones: {
    falls: 'attacker',
    stands: 'defender',
    stalls: 'faint',
    cuLost: 'plain',
    cuLostIfFalls: 'attacker',
    attemptsIfFalls: 'attacker',
    pairsSpent: 'defender',
  },
  aims: {
    falls: { form: 'chance', worth: (r) => r.chances['falls']! },
    holds: { form: 'chance', worth: (r) => 1 - r.chances['falls']! },
    saved: { form: 'number', worth: (r) => -r.expected['cuLost']! },
  },
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
