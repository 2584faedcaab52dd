/** Seamanship (15.4, 5.3.C): what Rome's level means, and how much of it and of Naval Supremacy survives the winter. */
import { choice, grouped, type InputOf, number } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import type { Figures, Keys, Reader } from '../tables.ts';
import { LEVEL_NAMES, LEVELS, type Level, SIDE_NAMES, SIDE_OPTIONS } from '../words.ts';
import { levelField, levelNumber, levelSymbols, symbolsField } from './levels.ts';
import { levelAfter, supremacyAfter } from './rules.ts';

const WINTER = 'Before winter';

const fields = {
  level: levelField('l', WINTER, 'good'),
  ...grouped(WINTER, {
    ready: number({ label: 'Roman Warships Ready at port', key: 'r', rule: '5.3.C', max: 10, default: 2 }),
    supremacy: choice({
      label: 'Naval Supremacy before winter',
      key: 's',
      rule: '2.1.I',
      options: SIDE_OPTIONS,
      default: 'rome',
    }),
  }),
  order: ruling('winter-seamanship-first', { label: 'In winter', key: 'o', rule: '5.3.C' }),
  symbols: symbolsField(),
};

/** Rome at sea before a winter. */
type Seamanship = InputOf<typeof fields>;

/** Every level at a glance; browsing it is not what the result stands on. */
function gridOf(input: Seamanship, browse: Figures): Grid {
  const at = (level: Level, key: Keys['seamanship'][1]): number =>
    Number(browse.at('seamanship', levelNumber(level), key).value);
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

function compute(input: Seamanship, read: Reader) {
  const { level, ready, supremacy } = input;
  const number = levelNumber(level);
  const needed = read.at('seamanship', number, 'ready');
  const after = levelAfter(input, read);
  const holder = supremacyAfter(input, after);
  const ledger = [
    line('Rome', ready, 'Warships Ready at port', '5.3.C'),
    line('Rome', -Number(needed.value), `Needed at ${LEVEL_NAMES[level]}`, '5.3.C', needed.standing),
  ];
  const marker =
    holder === supremacy
      ? `${SIDE_NAMES[holder]} keeps Naval Supremacy`
      : `Naval Supremacy goes back to ${SIDE_NAMES[holder]}`;
  return {
    sentence: `With ${plural(ready, 'Ready Warship')} at port, ${LEVEL_NAMES[level]} Seamanship ${after === level ? 'does not drop' : `drops to ${LEVEL_NAMES[after]}`} in winter; ${marker}.`,
    facts: {
      levelAfter: LEVEL_NAMES[after],
      supremacyAfter: SIDE_NAMES[holder],
      keepsLevel: after === level,
      range: Number(read.at('seamanship', number, 'range').value),
      roll: Number(read.at('seamanship', number, 'roll').value),
      symbols: levelSymbols(level, input.symbols, read),
      rangeAfter: Number(read.at('seamanship', levelNumber(after), 'range').value),
    },
    grid: gridOf(input, read.aside()),
    ledger,
    readings: {
      'seamanship-symbols': true,
      'poor-stays-poor': level === 'poor' && ready === 0,
      'winter-seamanship-first': level === 'excellent' && after !== level,
      'supremacy-reverts-in-winter': supremacy === 'rome' && holder === 'carthage',
    },
  };
}

export const seamanship = calculator({
  id: 'seamanship',
  title: 'Seamanship',
  question: 'What does Roman Seamanship do, and does it last the winter?',
  rules: ['15.4.A', '15.4.B', '5.3.C', '7.3.A', '8.2', '9.2.B1', '15.6', '2.1.I'],
  fields,
  tables: ['seamanship', 'rome-in-africa'],
  terms: {
    levelAfter: 'Seamanship after winter',
    supremacyAfter: 'Naval Supremacy after winter',
    keepsLevel: 'Keeps its level',
    range: 'Range in MPs now',
    roll: 'Modifier to Battle Rolls now',
    symbols: 'Carthaginian symbols now',
    rangeAfter: 'Range in MPs after winter',
  },
  compute,
});
