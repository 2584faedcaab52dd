/** The purple: what it is worth to be Emperor until the game turn ends. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, number } from '../../../calculator/fields.ts';
import { SEEN, sightFields, TABLE } from '../sight/fields.ts';
import { purpleOdds } from './odds.ts';

const TITLE = 'The title';
const DANGER_ROMA = 'Danger in Roma';
const DANGER_OUTSIDE = 'Danger outside';

type Raw = Readonly<Record<string, unknown>>;

const seenOf = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: SEEN, rule, min: 0, max, default: 0 });

const fields = {
  turn: choice({
    label: 'Game turn',
    key: 't',
    group: TITLE,
    rule: '13.2',
    options: [
      { id: 'early', label: '1 to 3' },
      { id: 'final', label: '4' },
    ],
    default: 'early',
  }),
  emperors: choice({
    label: 'He is',
    key: 'e',
    group: TITLE,
    rule: '10.0',
    options: [
      { id: 'sole', label: 'the only Emperor' },
      { id: 'one-of-two', label: 'one of two' },
    ],
    default: 'sole',
  }),
  place: choice({
    label: 'Until the end he is',
    key: 'p',
    group: TITLE,
    rule: '5.8',
    options: [
      { id: 'roma', label: 'in Roma' },
      { id: 'outside', label: 'outside' },
    ],
    default: 'roma',
  }),
  whole: flag({
    label: 'Emperor in Roma since the turn began',
    key: 'w',
    group: TITLE,
    rule: '13.2-early',
    when: (input: Raw) => input['place'] === 'roma',
  }),
  barbarians: flag({
    label: 'Barbarian Tribe on the map',
    key: 'b',
    group: TITLE,
    rule: '12.0-barbarians',
  }),
  title: number({
    label: 'Chance to win the title, in per cent',
    key: 'c',
    group: TITLE,
    rule: '7.0',
    min: 0,
    max: 100,
    default: 100,
    help: '100 if he is Emperor already',
  }),
  attackers: number({
    label: 'Opponents who still have a round',
    key: 'a',
    group: DANGER_ROMA,
    rule: '9.0',
    min: 0,
    max: 3,
    default: 3,
  }),
  guards: number({
    label: 'My Praetorian Guards',
    key: 'g',
    group: DANGER_ROMA,
    rule: '9.0',
    min: 0,
    max: 6,
    default: 1,
  }),
  bribes: number({ label: 'My Bribes', key: 'br', group: DANGER_ROMA, rule: '9.0', min: 0, max: 8, default: 2 }),
  attacks: number({
    label: 'Attacks to be expected',
    key: 'k',
    group: DANGER_OUTSIDE,
    rule: '6.4',
    min: 0,
    max: 12,
    default: 1,
  }),
  beaten: number({
    label: 'Beaten in each of them, in per cent',
    key: 'kb',
    group: DANGER_OUTSIDE,
    rule: '6.4',
    min: 0,
    max: 100,
    default: 30,
    help: 'The battle calculator tells',
  }),
  ...sightFields('Cards of the next player'),
  otherGuards: seenOf('Other Guards that I have seen', 'og', '12.0-praetorian-guard', 6),
  otherBribes: seenOf('Other Bribes that I have seen', 'ob', '12.0-bribe', 8),
  assassinsSeen: seenOf('Assassins that I hold or have seen', 'as', '12.0-assassin', 4),
};

export const purple = calculator({
  id: 'purple',
  title: 'The purple',
  question: 'What is it worth to be Emperor until the turn ends?',
  rules: [
    '13.2',
    '13.2-early',
    '13.2-final',
    '3.0.4',
    '4.2.2',
    '5.8',
    '6.4',
    '7.0',
    '9.0',
    '10.0',
    '12.0-assassin',
    '12.0-barbarians',
    '12.0-bribe',
    '12.0-praetorian-guard',
  ],
  fields,
  folded: [TABLE, SEEN],
  tables: ['victory-points', 'deck', 'hand-size', 'limits'],
  terms: {
    scores: 'He is Emperor when the turn ends',
    loses: 'He loses the title before',
    never: 'He does not win the title',
    keeps: 'He keeps the title, once he has it',
    vp: 'VP for the title',
    vpIfKept: 'VP, if he keeps it',
  },
  headline: ['scores', 'loses', 'never'],
  charts: [],
  tones: { scores: 'attacker', loses: 'defender', never: 'faint' },
  aims: { vp: { form: 'number', worth: (r) => r.expected['vp']! } },
  compute: purpleOdds,
});
