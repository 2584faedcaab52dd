/** What a reader sets about Roman Seamanship, wherever it counts. */
import { choice, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import { LEVEL_OPTIONS, type Level, SIDE_OPTIONS } from '../words.ts';

const WINTER = 'Before winter';

export const levelField = (key: string, group: string, start: Level, rule = '15.4.B') =>
  choice({ label: 'Seamanship', key, group, rule, options: LEVEL_OPTIONS, default: start });

/** 8.2, 15.4.B: the symbols that count against avoidance, by either list of the rulebook. */
export const symbolsField = (group?: string) =>
  ruling({
    label: 'Carthaginian symbols from Poor to Excellent',
    key: 'sy',
    ...(group && { group }),
    rule: '15.4.B',
    ruling: 'seamanship-symbols',
    options: [
      { id: 'three', label: '3, 2, 1, none' },
      { id: 'four', label: '4, 3, 2, none' },
    ],
  });

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
  order: ruling({
    label: 'In winter',
    key: 'o',
    rule: '5.3.C',
    ruling: 'winter-seamanship-first',
    options: [
      { id: 'level-first', label: 'level first, then Naval Supremacy' },
      { id: 'supremacy-first', label: 'Naval Supremacy first, then the level' },
    ],
  }),
  symbols: symbolsField(),
};

/** Rome at sea before a winter. */
export type Seamanship = InputOf<typeof seamanshipFields>;
export type SymbolList = Seamanship['symbols'];
