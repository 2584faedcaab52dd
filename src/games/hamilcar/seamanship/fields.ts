/** What a reader sets about Roman Seamanship before a winter. */
import { choice, type InputOf, number } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { SIDE_OPTIONS } from '../words.ts';
import { levelField, symbolsField } from './levels.ts';

const WINTER = 'Before winter';

export const seamanshipFields = {
  level: levelField('l', WINTER, 'good'),
  ready: number({
    label: 'Roman Warships Ready at port',
    key: 'r',
    group: WINTER,
    rule: '5.3.C',
    min: 0,
    max: 10,
    default: 2,
  }),
  supremacy: choice({
    label: 'Naval Supremacy before winter',
    key: 's',
    group: WINTER,
    rule: '2.1.I',
    options: SIDE_OPTIONS,
    default: 'rome',
  }),
  order: ruling('winter-seamanship-first', { label: 'In winter', key: 'o', rule: '5.3.C' }),
  symbols: symbolsField(),
};

/** Rome at sea before a winter. */
export type Seamanship = InputOf<typeof seamanshipFields>;
