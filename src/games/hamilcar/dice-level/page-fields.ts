/** What the page on the dice level asks besides: what ranks changes, and what Metellus looks at before he has a charge rolled again. */
import { aim, barred, type InputOf, shown } from '../../../calculator/fields.ts';
import { attackerField, purposeField } from '../land-battle/fields.ts';
import { ELEPHANTS, levelBars, levelFields } from './fields.ts';
import { metellusMay } from './rules.ts';

const fields = {
  ...levelFields,
  attacker: { ...attackerField, group: ELEPHANTS },
  purpose: purposeField(ELEPHANTS),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'carthage', label: 'dice level of Carthage less that of Rome' },
      { id: 'rome', label: 'dice level of Rome less that of Carthage' },
      { id: 'charge', label: 'chance that the charge favours Carthage' },
    ],
    default: 'carthage',
  }),
};

/** The meeting with what decides when Metellus answers. */
export type Approach = InputOf<typeof fields>;

export const diceLevelFields = barred(
  shown(fields, {
    attacker: metellusMay,
    purpose: metellusMay,
  }),
  levelBars,
);
