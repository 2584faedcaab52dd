/** Attrition (5.3.A, 15.2): what a winter costs all Forces of a side, or an Event the Army that it strikes. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, list, number, ruling } from '../../../calculator/fields.ts';
import type { Ground } from './forces.ts';
import { attritionOdds } from './odds.ts';
import { attritionRoll, attritionRolls } from './roll.ts';
import { ROW_SIX } from './rules.ts';

const READINGS = 'Readings of the rules';

const fields = {
  cause: choice({
    label: 'The cause',
    key: 'w',
    rule: '15.2',
    options: [
      { id: 'winter', label: 'winter: every Force among enemies or Tribes' },
      { id: 'event', label: 'Epidemic or Pestilence: one Army, as the opponent picks' },
    ],
    default: 'winter',
  }),
  forces: list({
    label: 'Forces of one side',
    key: 'f',
    rule: '5.3.A',
    item: 'Force',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CUs, Elephants included', key: 'c', min: 1, max: 30, default: 5, rule: '15.2' }),
      elephants: number({ label: 'Elephants among them', key: 'e', min: 0, max: 4, default: 0, rule: '2.3.C' }),
      sts: number({ label: 'STs', key: 's', min: 0, max: 10, default: 0, rule: '2.3.D1' }),
      supplied: flag({
        label: 'Removes an ST instead of rolling',
        key: 'r',
        rule: '5.3.A',
        help: 'In winter only, and only with an ST',
      }),
      ground: choice<Ground>({
        label: 'The space',
        key: 'g',
        rule: '5.3.A',
        options: [
          { id: 'enemy', label: 'has an enemy PC, an enemy city or a Tribe' },
          { id: 'inside', label: 'is its own city, and it is inside' },
          { id: 'clear', label: 'has none of these' },
        ],
        default: 'enemy',
        help: 'Counts in winter only',
      }),
    },
    default: [
      { cu: 6, elephants: 0, sts: 1, supplied: false, ground: 'enemy' },
      { cu: 3, elephants: 0, sts: 0, supplied: false, ground: 'enemy' },
    ],
  }),
  rowSix: ruling({
    label: 'Row 6 of the table',
    key: 'r6',
    group: READINGS,
    rule: '15.2',
    ruling: 'attrition-row-six',
    options: ROW_SIX,
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'saved', label: 'fewest CUs lost' }],
    default: 'saved',
  }),
};

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does Attrition cost, and is an ST worth it?',
  rules: ['15.2', '5.3.A', '5.3.B', '2.3.C', '2.3.D1', '17.1.#35', '17.1.#36'],
  fields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'attrition-elephants'],
  terms: {
    anyLoss: 'At least 1 CU is lost',
    noLoss: 'No CU is lost',
    emptied: 'Some Force loses its last CU',
    cuLost: 'CUs lost',
    elephantsLost: 'Elephants lost, if they are spared where the rules allow',
    stsLeft: 'STs left',
    rolls: 'Rolls',
    stsRemoved: 'STs removed instead of rolls',
    columns: 'Columns of the Forces that roll',
    struck: 'The Army that rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [
    { title: 'CUs lost in all', keys: ['cuLost'] },
    { title: 'Elephants lost', keys: ['elephantsLost'] },
  ],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender', elephantsLost: 'attacker' },
  aims: { saved: { form: 'number', worth: (r) => -r.expected['cuLost']! } },
  compute: attritionOdds,
  rolls: attritionRolls,
  resolve: attritionRoll,
});
