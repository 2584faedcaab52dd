/** What a reader sets for one Battle Roll at sea. */
import { aim, choice, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { ROUNDS } from '../naval-battle/cards.ts';
import { levelField } from '../seamanship/levels.ts';
import { SIDE_OPTIONS } from '../words.ts';
import { admiralField, corviField, tableFields } from './table-fields.ts';

const ROLL = 'The roll';

const changedBy = (label: string, key: string) =>
  number({ label, key, group: ROLL, rule: '9.2.A', min: -3, max: 3, default: 0, signed: true });

const all = {
  side: choice({
    label: 'Who rolls',
    given: true,
    key: 'w',
    group: ROLL,
    rule: '9.2.B',
    options: SIDE_OPTIONS,
    default: 'rome',
  }),
  seamanship: levelField('s', ROLL, 'fair'),
  corvi: corviField(ROLL),
  admiral: admiralField('a', ROLL),
  round: number({ label: 'Round', key: 'r', group: ROLL, rule: '9.2.B1', min: 1, max: ROUNDS, default: 1 }),
  rating: changedBy('Cards change the Battle Rating by', 'cr'),
  cards: changedBy('Cards change the roll by', 'cd'),
  target: choice({
    label: 'Enemy Warships',
    key: 't',
    group: ROLL,
    rule: '9.3.A',
    options: (['1', '2', '3', '4', '5'] as const).map((id) => ({ id, label: id })),
    default: '2',
  }),
  ...tableFields,
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'hit', label: 'chance to hit' },
      { id: 'hits', label: 'hits on average' },
    ],
    default: 'hit',
  }),
};

export type BattleRoll = Omit<InputOf<typeof all>, 'aim'>;

const isRome = ({ side }: BattleRoll): boolean => side === 'rome';

export const battleRollFields = shown(all, { seamanship: isRome, corvi: isRome });
