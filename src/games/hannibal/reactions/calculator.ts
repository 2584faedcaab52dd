/** Reactions (8 to 10.3): Avoid Battle, Interception, Backing up and Overrun when an Army enters a space. */
import { calculator, type Faces } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, list, number, numberOr } from '../../../calculator/fields.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Tables } from '../../../calculator/table.ts';
import { reactionOdds, reactionRoll, reactionRolls } from './odds.ts';
import type { Entry } from './rules.ts';

const MOVER = 'The Army that moves';
const HERE = 'In the space, outside any city';

type Raw = Readonly<Record<string, unknown>>;
const isWatched = (input: Raw): boolean => (input['interceptors'] as readonly unknown[]).length > 0;
const backsUpAtAll = (input: Raw): boolean => isWatched(input) && input['reply'] !== 'fights';

const rating = (group: string, key: string, rule: string, standard: number | 'none') =>
  numberOr<'none'>({
    label: 'Battle Rating of the commander',
    key,
    group,
    rule,
    min: 1,
    max: 6,
    words: [{ id: 'none', label: 'no General' }],
    default: standard,
  });
const more = (group: string, key: string) =>
  number({
    label: 'Further Battle Cards',
    key,
    group,
    rule: '11.4',
    min: -5,
    max: 10,
    default: 0,
    signed: true,
    help: 'Allies, Latium, a friendly Tribe, Events',
  });

const fields = {
  moverCu: number({ label: 'CUs', key: 'mc', group: MOVER, rule: '7.2', min: 1, max: 20, default: 8 }),
  moverRating: rating(MOVER, 'mr', '11.4', 3),
  moverMore: more(MOVER, 'mm'),
  hereCu: number({
    label: 'CUs',
    key: 'hc',
    group: HERE,
    rule: '8.a',
    min: 0,
    max: 20,
    default: 5,
    help: 'Without those declared inside a Walled City',
  }),
  hereRating: rating(HERE, 'hr', '9', 2),
  hereMore: more(HERE, 'hm'),
  plan: choice<Entry['plan']>({
    label: 'They',
    key: 'p',
    group: HERE,
    rule: '8.b',
    options: [
      { id: 'stand', label: 'stand' },
      { id: 'avoid', label: 'try to Avoid Battle' },
    ],
    default: 'avoid',
    when: (input: Raw) => Number(input['hereCu']) > 0 && input['hereRating'] !== 'none',
  }),
  interceptors: list({
    label: 'Armies that try to Intercept',
    key: 'i',
    rule: '10.c',
    item: 'Army',
    min: 0,
    max: 4,
    help: 'One from each space; none over a pass or a strait',
    of: {
      cu: number({ label: 'CUs', key: 'c', rule: '10.b', min: 1, max: 20, default: 5 }),
      rating: number({ label: 'Battle Rating', key: 'r', rule: 'die', min: 1, max: 6, default: 2 }),
    },
    default: [],
  }),
  reply: choice<Entry['reply']>({
    label: 'If Intercepted, the mover',
    key: 'b',
    group: MOVER,
    rule: '10.b',
    options: [
      { id: 'fights', label: 'fights' },
      { id: 'backs-up', label: 'Backs up' },
      { id: 'fewer-cards', label: 'Backs up if it holds fewer cards' },
    ],
    default: 'fights',
    when: isWatched,
  }),
  backOver: choice<Entry['backOver']>({
    label: 'It would Back up over',
    key: 'bo',
    group: MOVER,
    rule: '7.2B.b',
    options: [
      { id: 'none', label: 'no pass' },
      { id: 'alpine', label: 'a pass in the Alps' },
      { id: 'other', label: 'another pass' },
    ],
    default: 'none',
    when: backsUpAtAll,
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'noBattle', label: 'chance of no Battle' },
      { id: 'edge', label: 'cards more than the mover, in a Battle' },
      { id: 'intercepted', label: 'chance that somebody Intercepts' },
    ],
    default: 'noBattle',
  }),
};

type Input = InputOf<typeof fields>;

const general = (typed: number | 'none'): number => (typed === 'none' ? 0 : typed);

const entryOf = remember(
  (input: Input): Entry => ({
    ...input,
    mover: { cu: input.moverCu, rating: general(input.moverRating) },
    here: { cu: input.hereCu, rating: general(input.hereRating) },
    // What nobody can Intercept, or what fights in any case, does not Back up.
    backOver: backsUpAtAll(input) ? input.backOver : 'none',
  }),
);

export const reactions = calculator({
  id: 'reactions',
  title: 'Reactions',
  question: 'An Army enters the space: will there be a Battle, and with how many cards?',
  rules: [
    '7.2',
    '7.2.a',
    '7.2.b',
    '7.2.c',
    '7.2B.b',
    '8.a',
    '8.b',
    '9',
    '9.a',
    '10.a',
    '10.b',
    '10.c',
    '10.3',
    '11.4',
    'die',
  ],
  fields,
  tables: ['battle-hand', 'limits', 'attrition', 'mountain-pass'],
  terms: {
    battle: 'Battle',
    backsUp: 'The mover Backs up',
    overrun: 'Overrun',
    passes: 'No Battle, the mover goes on',
    avoided: 'Battle is avoided by those in the space',
    displaced: 'The General without CUs is displaced',
    intercepted: 'At least one Interception succeeds',
    allIntercept: 'All Interceptions succeed',
    comers: 'Armies that Intercept',
    defenderCards: 'Defender’s Battle Cards, in a Battle',
    moverCards: 'Mover’s Battle Cards, in a Battle',
    edge: 'Defender’s cards less the mover’s, in a Battle',
    moverLost: 'CUs that Backing up costs',
    mayOverrun: 'The mover may Overrun, unless it is Intercepted',
  },
  headline: ['battle', 'backsUp', 'overrun', 'passes'],
  charts: [{ title: 'Battle Cards, in a Battle', keys: ['defenderCards', 'moverCards'] }],
  tones: {
    battle: 'attacker',
    backsUp: 'defender',
    overrun: 'plain',
    passes: 'faint',
    defenderCards: 'defender',
    moverCards: 'attacker',
  },
  aims: {
    noBattle: { form: 'chance', worth: (r) => 1 - r.chances['battle']! },
    edge: {
      form: 'number',
      worth: (r) => r.expected['edge'] ?? 0,
    },
    intercepted: {
      form: 'chance',
      worth: (r) => r.chances['intercepted']!,
    },
  },
  compute: (input: Input, tables: Tables) => reactionOdds(entryOf(input, tables), tables),
  rolls: (input: Input, tables: Tables, fallen: Faces) => reactionRolls(entryOf(input, tables), tables, fallen),
  resolve: (input: Input, faces: Faces, tables: Tables) => reactionRoll(entryOf(input, tables), faces, tables),
});
