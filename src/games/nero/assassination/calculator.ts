/** Assassination (9.0): does my attempt get through, or how safe is my Emperor in Roma. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, number } from '../../../calculator/fields.ts';
import { SEEN, sightFields, TABLE } from '../sight/fields.ts';
import { assassinationOdds } from './odds.ts';

const CARDS = 'Cards';
const AGAINST = 'Laid against it so far';

type Raw = Readonly<Record<string, unknown>>;

const asAssassin = (input: Raw): boolean => input['side'] === 'assassin';
const asEmperor = (input: Raw): boolean => input['side'] === 'emperor';

const AIMS = [
  { id: 'succeeds', label: 'chance that an attempt gets through' },
  { id: 'fails', label: 'chance that none does' },
] as const;

const fields = {
  side: choice({
    label: 'I am',
    key: 's',
    group: CARDS,
    rule: '9.0',
    options: [
      { id: 'assassin', label: 'the assassin' },
      { id: 'emperor', label: 'the Emperor in Roma' },
    ],
    default: 'assassin',
  }),
  guards: number({
    label: 'My Praetorian Guards',
    key: 'g',
    group: CARDS,
    rule: '12.0-praetorian-guard',
    min: 0,
    max: 6,
    default: 1,
    help: 'Assassin: those laid with it. Emperor: those in hand',
  }),
  bribes: number({
    label: 'My Bribes',
    key: 'b',
    group: CARDS,
    rule: '12.0-bribe',
    min: 0,
    max: 8,
    default: 2,
    help: 'Assassin: those laid with it. Emperor: those in hand',
  }),
  used: number({
    label: 'Cards used earlier in this round',
    key: 'c',
    group: CARDS,
    rule: '4.3',
    min: 0,
    max: 3,
    default: 0,
    when: asAssassin,
  }),
  opposing: choice({
    label: 'Who opposes',
    key: 'op',
    group: CARDS,
    rule: '9.0',
    options: [
      { id: 'all', label: 'all the others' },
      { id: 'victim', label: 'only the victim' },
    ],
    default: 'all',
    when: asAssassin,
  }),
  attackers: number({
    label: 'Opponents who act before me',
    key: 'at',
    group: CARDS,
    rule: '4.2.3',
    min: 1,
    max: 3,
    default: 3,
    when: asEmperor,
  }),
  guardsAgainst: number({
    label: 'Praetorian Guards',
    key: 'ga',
    group: AGAINST,
    rule: '12.0-praetorian-guard',
    min: 0,
    max: 6,
    default: 0,
    when: asAssassin,
  }),
  bribesAgainst: number({
    label: 'Bribes',
    key: 'ba',
    group: AGAINST,
    rule: '12.0-bribe',
    min: 0,
    max: 8,
    default: 0,
    when: asAssassin,
  }),
  ...sightFields('Cards of the victim, or of the next player'),
  otherGuards: number({
    label: 'Other Guards that I hold or have seen',
    key: 'og',
    group: SEEN,
    rule: '12.0-praetorian-guard',
    min: 0,
    max: 6,
    default: 0,
  }),
  otherBribes: number({
    label: 'Other Bribes that I hold or have seen',
    key: 'ob',
    group: SEEN,
    rule: '12.0-bribe',
    min: 0,
    max: 8,
    default: 0,
  }),
  assassinsSeen: number({
    label: 'Assassins that I hold or have seen',
    key: 'as',
    group: SEEN,
    rule: '12.0-assassin',
    min: 0,
    max: 4,
    default: 0,
    when: asEmperor,
  }),
  aim: aim({ label: 'Rank changes by', key: 'aim', options: AIMS, default: 'succeeds' }),
};

export const assassination = calculator({
  id: 'assassination',
  title: 'Assassination',
  question: 'Does the attempt get through?',
  rules: ['9.0', '3.0.4', '4.2.2', '4.2.3', '4.3', '12.0-assassin', '12.0-bribe', '12.0-praetorian-guard'],
  fields,
  folded: [AGAINST, TABLE, SEEN],
  tables: ['deck', 'hand-size', 'limits'],
  terms: {
    succeeds: 'An attempt gets through',
    fails: 'No attempt gets through',
    againstAll: 'It succeeds, if all oppose it',
    againstVictim: 'It succeeds, if only the victim opposes it',
    next: 'The next player holds one that gets through',
    assassinHeld: 'One of them holds an Assassin',
    able: 'Opponents who hold one that gets through',
    guardsToStop: 'Guards that stop it, with the Bribes laid',
    stoppedNow: 'Stopped by the cards laid so far',
    allowed: 'Within the cards of the round',
  },
  headline: ['succeeds', 'fails'],
  charts: [{ title: 'Opponents who hold one that gets through', keys: ['able'] }],
  tones: { succeeds: 'attacker', fails: 'defender', able: 'attacker' },
  aims: {
    succeeds: { form: 'chance', worth: (r) => r.chances['succeeds']! },
    fails: { form: 'chance', worth: (r) => r.chances['fails']! },
  },
  compute: assassinationOdds,
});
