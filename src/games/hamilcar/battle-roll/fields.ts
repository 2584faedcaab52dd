/** What a reader sets for one Battle Roll at sea; a Naval Battle asks for the same in the same words. */
import { aim, choice, flag, type InputOf, number, numberOr, ruling, shown } from '../../../calculator/fields.ts';
import { rowSixField } from '../attrition/fields.ts';
import { ROUNDS } from '../naval-battle/cards.ts';
import { levelField } from '../seamanship/fields.ts';
import { SIDE_OPTIONS } from '../words.ts';

export const READINGS = 'Readings';
const ROLL = 'The roll';

export const NONE = [{ id: 'none', label: 'none' }] as const;

export const admiralField = (key: string, group: string) =>
  numberOr<'none'>({
    label: 'Commanding Admiral: Battle Rating',
    key,
    group,
    rule: '9.2.B1',
    words: NONE,
    min: 1,
    max: 4,
    default: 'none',
    help: 'None where the Commanding General is no Admiral',
  });

export const corviField = (group: string) => flag({ label: 'Corvi mounted', key: 'k', group, rule: '15.5' });

export const tableFields = {
  navalColumns: ruling({
    label: 'Naval columns I to V',
    key: 'nc',
    group: READINGS,
    rule: '9.2.B1',
    ruling: 'naval-columns',
    options: [
      { id: 'from-2', label: 'I is column 2' },
      { id: 'from-3', label: 'I is column 3' },
    ],
  }),
  rowSix: rowSixField(READINGS),
};

const changedBy = (label: string, key: string) =>
  number({ label, key, group: ROLL, rule: '9.2.A', min: -3, max: 3, default: 0, signed: true });

const all = {
  side: choice({
    label: 'Who rolls',
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

/** What holds for every roll of a battle. */
export type Waters = Pick<BattleRoll, 'seamanship' | 'corvi' | 'navalColumns' | 'rowSix'>;

const isRome = ({ side }: BattleRoll): boolean => side === 'rome';

export const battleRollFields = shown(all, { seamanship: isRome, corvi: isRome });
