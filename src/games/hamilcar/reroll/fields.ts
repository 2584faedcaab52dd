/** What a reader sets once the Battle Dice lie open. */
import { aim, barIf, barred, choice, type InputOf, numberOr } from '../../../calculator/fields.ts';
import { SIDED } from '../dice.ts';
import { levelFields } from '../dice-level/fields.ts';
import { attackerField, CARTHAGE_FIRST, cancellingField, purposeField } from '../land-battle/fields.ts';

const DICE = 'The dice on the table';
const ARMIES = 'The Armies';

const face = (label: string, key: string, start: number | 'none') =>
  numberOr<'none'>({
    label,
    key,
    group: DICE,
    rule: '13.4',
    min: 1,
    max: SIDED,
    default: start,
    words: [{ id: 'none', label: 'not rolled' }],
    help: 'The row of the face in the table of the die',
  });

const fields = {
  attacker: attackerField,
  holder: choice({
    label: 'A die may be rolled again by',
    key: 'h',
    rule: '13.3.D',
    options: CARTHAGE_FIRST,
    default: 'carthage',
  }),
  carthageSmall: face("Carthage's small die", 'cs', 2),
  carthageLarge: face("Carthage's large die", 'cl', 2),
  romeSmall: face("Rome's small die", 'rs', 'none'),
  romeLarge: face("Rome's large die", 'rl', 1),
  again: choice({
    label: 'The die that is rolled again',
    given: true,
    key: 'ag',
    group: DICE,
    rule: '13.3.D',
    options: [
      { id: 'best', label: 'the best, if any' },
      { id: 'carthageSmall', label: "Carthage's small die" },
      { id: 'carthageLarge', label: "Carthage's large die" },
      { id: 'romeSmall', label: "Rome's small die" },
      { id: 'romeLarge', label: "Rome's large die" },
    ],
    default: 'best',
  }),
  carthageCu: { ...levelFields.carthageCu, label: 'CUs of Carthage', group: ARMIES, rule: '13.4' },
  romeCu: { ...levelFields.romeCu, label: 'CUs of Rome', group: ARMIES, rule: '13.4' },
  purpose: purposeField(ARMIES),
  cancelling: cancellingField('cc'),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'carthageWins', label: "Carthage's win chance" },
      { id: 'romeWins', label: "Rome's win chance" },
    ],
    default: 'carthageWins',
  }),
};

export type Reroll = InputOf<typeof fields>;

export const rerollFields = barred(fields, {
  again: (input) =>
    barIf(
      input.again !== 'best' && input[input.again] === 'none',
      '13.3.D',
      'That die was not rolled, and cannot be rolled again',
    ),
});
