/** Seamanship (15.4, 5.3.C): what Rome's level means, and what is left of it and of Naval Supremacy after winter. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Grid, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { LEVEL_NAMES, LEVELS, type Level, levelNumber } from '../battle-roll/rules.ts';
import { sideField, symbolsField } from '../naval-battle/fields.ts';
import { levelSymbols } from '../naval-movement/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';

const WINTER = 'Before winter';

const fields = {
  level: choice<Level>({
    label: 'Seamanship',
    key: 'l',
    group: WINTER,
    rule: '15.4.B',
    options: LEVELS.map((id) => ({ id, label: LEVEL_NAMES[id] })),
    default: 'good',
  }),
  ready: number({
    label: 'Roman Warships Ready at port',
    key: 'r',
    group: WINTER,
    rule: '5.3.C',
    min: 0,
    max: 10,
    default: 2,
  }),
  supremacy: sideField('Naval Supremacy before winter', 's', WINTER, '2.1.I'),
  order: ruling<'level-first' | 'supremacy-first'>({
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

type Input = InputOf<typeof fields>;

/** 5.3.C, 15.4.A: one level down with fewer Ready Warships at port than the level asks for; Poor is the lowest. */
function levelAfter({ level, ready }: Input, read: Reader): Level {
  const needed = Number(read.at('seamanship', levelNumber(level), 'ready').value);
  return ready < needed ? LEVELS[Math.max(0, LEVELS.indexOf(level) - 1)]! : level;
}

/** 5.3.C: only Excellent Seamanship keeps Naval Supremacy from Carthage. */
const supremacyAfter = ({ level, supremacy, order }: Input, after: Level): Side =>
  (order === 'level-first' ? after : level) === 'excellent' ? supremacy : 'carthage';

function readings(input: Input, after: Level): Assumption[] {
  const { level, ready, order, supremacy, symbols } = input;
  const when = (holds: boolean, assumption: Assumption): Assumption[] => (holds ? [assumption] : []);
  return [
    {
      ruling: 'seamanship-symbols',
      rule: '15.4.B',
      field: 'symbols',
      reading: `The Carthaginian symbols from Poor to Excellent are ${symbols === 'three' ? '3, 2, 1 and none' : '4, 3, 2 and none'}.`,
    },
    ...when(level === 'poor' && ready === 0, {
      ruling: 'poor-stays-poor',
      rule: '5.3.C',
      reading: 'Poor Seamanship does not sink further.',
    }),
    ...when(level === 'excellent' && after !== level, {
      ruling: 'winter-seamanship-first',
      rule: '5.3.C',
      field: 'order',
      reading:
        order === 'level-first'
          ? 'The level drops before Naval Supremacy is tested.'
          : 'Naval Supremacy is tested before the level drops.',
    }),
    ...when(supremacy === 'rome' && supremacyAfter(input, after) === 'carthage', {
      ruling: 'supremacy-reverts-in-winter',
      rule: '5.3.C',
      reading: 'The marker turns in the Winter Attrition Phase, before the Victory Check and the War Chest.',
    }),
  ];
}

/** Every level at a glance; browsing it is not what the result stands on. */
function gridOf(input: Input, tables: Tables): Grid {
  const browse = new Reader(tables);
  const at = (level: Level, key: string): number => Number(browse.at('seamanship', levelNumber(level), key).value);
  return {
    columns: [
      { id: 'level', label: 'Level', form: 'text' },
      { id: 'range', label: 'Range in MPs', form: 'number' },
      { id: 'roll', label: 'Battle Roll', form: 'signed' },
      { id: 'symbols', label: 'Carthaginian symbols', form: 'number' },
      { id: 'ready', label: 'Ready Warships to keep it', form: 'number' },
      { id: 'africa', label: 'Sailing to Africa', form: 'text' },
      { id: 'winter', label: 'After winter', form: 'text' },
    ],
    rows: LEVELS.map((level) => ({
      level: LEVEL_NAMES[level],
      range: at(level, 'range'),
      roll: at(level, 'roll'),
      symbols: levelSymbols(level, input.symbols, browse),
      ready: at(level, 'ready'),
      africa: String(browse.at('rome-in-africa', levelNumber(level)).value),
      winter: LEVEL_NAMES[levelAfter({ ...input, level }, browse)],
    })),
  };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const { level, ready, supremacy } = input;
  const number = levelNumber(level);
  const needed = read.at('seamanship', number, 'ready');
  const after = levelAfter(input, read);
  const holder = supremacyAfter(input, after);
  const ledger: Line[] = [
    { who: 'Rome', amount: ready, why: 'Warships Ready at port', rule: '5.3.C', standing: 'printed' },
    {
      who: 'Rome',
      amount: -Number(needed.value),
      why: `Needed at ${LEVEL_NAMES[level]}`,
      rule: '5.3.C',
      standing: needed.standing,
    },
  ];
  const marker =
    holder === supremacy
      ? `${SIDE_NAMES[holder]} keeps Naval Supremacy`
      : `Naval Supremacy goes back to ${SIDE_NAMES[holder]}`;
  return {
    sentence: `With ${plural(ready, 'Ready Warship')} at port, ${LEVEL_NAMES[level]} Seamanship ${after === level ? 'stays' : `drops to ${LEVEL_NAMES[after]}`} in winter; ${marker}.`,
    ...SETTLED,
    facts: {
      levelAfter: LEVEL_NAMES[after],
      supremacyAfter: SIDE_NAMES[holder],
      keepsLevel: after === level,
      range: Number(read.at('seamanship', number, 'range').value),
      roll: Number(read.at('seamanship', number, 'roll').value),
      symbols: levelSymbols(level, input.symbols, read),
      rangeAfter: Number(read.at('seamanship', levelNumber(after), 'range').value),
    },
    grid: gridOf(input, tables),
    ...basis(ledger, readings(input, after), read),
  };
}

export const seamanship = calculator({
  id: 'seamanship',
  title: 'Seamanship',
  question: 'What does Roman Seamanship give, and does it last through the winter?',
  rules: ['15.4.A', '15.4.B', '5.3.C', '7.3.A', '8.2', '9.2.B1', '15.6', '2.1.I'],
  fields,
  tables: ['seamanship', 'rome-in-africa'],
  terms: {
    levelAfter: 'Seamanship after winter',
    supremacyAfter: 'Naval Supremacy after winter',
    keepsLevel: 'Keeps its level',
    range: 'Range in MPs now',
    roll: 'Modifier of Battle Rolls now',
    symbols: 'Carthaginian symbols now',
    rangeAfter: 'Range in MPs after winter',
  },
  ...NO_DICE,
  compute,
});
