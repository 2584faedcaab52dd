/** The inputs for the Naval Battle Table and its rolls, the same for one roll and for a whole battle. */
import { flag, type InputOf, numberOr } from '../../../calculator/fields.ts';
import { rowSixField } from '../attrition/table.ts';
import { ruling } from '../rulings.ts';
import type { Level } from '../words.ts';

export const READINGS = 'Rules questions';

export const NONE = [{ id: 'none', label: 'none' }] as const;

export const admiralField = (key: string, group: string) =>
  numberOr<'none'>({
    label: 'Commanding Admiral: Battle Rating',
    key,
    group,
    rule: '9.2.B1',
    words: NONE,
    min: 1,
    max: 5,
    default: 'none',
    presets: 'leaders',
    help: 'None if the Commanding General is not an Admiral',
  });

export const corviField = (group: string) => flag({ label: 'Corvi mounted', key: 'k', group, rule: '15.5' });

export const tableFields = {
  navalColumns: ruling('naval-columns', { label: 'Naval columns I to V', key: 'nc', group: READINGS, rule: '9.2.B1' }),
  rowSix: rowSixField(READINGS),
};

/** What holds for every roll of a battle. */
export type Waters = InputOf<typeof tableFields> & { readonly seamanship: Level; readonly corvi: boolean };
