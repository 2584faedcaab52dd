/** Roman reinforcements and Naval Reforms (5.1.C). */
import { flag, grouped, type InputOf, list, number } from '../../calculator/fields.ts';
import { line, when } from '../../calculator/ledger.ts';
import type { Line } from '../../calculator/report.ts';
import { plural } from '../../calculator/words.ts';
import { limitOf } from './limits.ts';
import { calculator } from './readings.ts';
import { levelAt, levelField, levelNumber } from './seamanship/levels.ts';
import type { Figures } from './tables.ts';
import { LEVEL_NAMES } from './words.ts';

const REFORMS = 'Naval Reforms';

const fields = {
  turn: number({ label: 'Game Turn', given: true, key: 't', rule: '5.1', min: 1, max: 7, default: 2 }),
  provinces: number({
    label: 'Provinces in Italia that Rome controls',
    key: 'p',
    rule: '5.1.C',
    max: 6,
    default: 5,
    help: 'Samnium counts here',
  }),
  besieged: flag({ label: 'Roma is Besieged', key: 'b', rule: '5.1.D' }),
  fixed: flag({ label: 'A fixed number of CUs (optional rule)', key: 'f', rule: '16.1' }),
  ...grouped(REFORMS, {
    admirals: list({
      label: 'Admirals among new Consuls placed in Roma',
      key: 'a',
      rule: '5.1.C',
      item: 'Admiral',
      max: 2,
      of: {
        rating: number({
          label: 'Battle Rating',
          key: 'r',
          rule: '5.1.C',
          min: 1,
          max: 4,
          default: 2,
          presets: 'leaders',
        }),
      },
    }),
    romaCu: number({ label: 'CUs in Roma beforehand', key: 'c', rule: '5.1.C', max: 30, default: 3 }),
    warships: number({ label: 'Roman Warships in play', key: 'w', rule: '2.3.F', max: 10, default: 1 }),
    seamanship: levelField('s', REFORMS, 'poor', '15.4.A'),
  }),
};

type Input = InputOf<typeof fields>;

/** 5.1.C, 5.1.D, 16.1: CUs for Roma. */
function cusFor({ turn, provinces, besieged, fixed }: Input, figures: Figures): number {
  if (turn === 1 || besieged) return 0;
  return fixed ? Number(figures.at('reinforcements', 'rome-fixed', 'cu').value) : provinces;
}

/** 5.1.C: what the Admirals in Roma may change. */
function reformsOf({ turn, admirals, romaCu, warships, seamanship }: Input, cu: number, figures: Figures) {
  if (turn === 1 || admirals.length === 0) return { convertible: 0, level: seamanship };
  const ratings = admirals.reduce((sum, { rating }) => sum + rating, 0);
  const room = Number(figures.at('fleet-limits', 'in-play').value) - warships;
  const gained = Math.min(admirals.length, limitOf('reform-levels', figures));
  const level = levelAt(levelNumber(seamanship) + gained);
  return { convertible: Math.max(0, Math.min(ratings, romaCu + cu, room)), level };
}

function compute(input: Input, read: Figures) {
  const cu = cusFor(input, read);
  const { convertible, level } = reformsOf(input, cu, read);
  const reforms = input.turn !== 1 && input.admirals.length > 0;
  const after = reforms
    ? ` Through Naval Reforms, up to ${plural(convertible, 'CU may become a Ready Warship', 'CUs may become Ready Warships')}, and Seamanship may be ${LEVEL_NAMES[level]}.`
    : '';
  return {
    sentence:
      input.turn === 1 ? 'Game Turn 1 has no reinforcements.' : `Rome places ${plural(cu, 'CU')} in Roma.${after}`,
    facts: { cu, reforms, convertible, seamanshipAfter: LEVEL_NAMES[level], mayChangeCorvi: reforms },
    ledger: ledgerOf(input, cu, convertible),
    readings: { 'naval-reforms-in-roma': reforms },
  };
}

function ledgerOf({ turn, besieged, fixed }: Input, cu: number, convertible: number): readonly Line[] {
  const placed = fixed
    ? line('Rome', cu, 'Fixed number of CUs', '16.1')
    : line('Rome', cu, 'Provinces in Italia', '5.1.C');
  return [
    ...when(turn !== 1, besieged ? line('Rome', 0, 'Roma is Besieged', '5.1.D') : placed),
    ...when(convertible > 0, line('Rome', convertible, 'CUs in Roma that may become Ready Warships', '5.1.C')),
  ];
}

export const romanReinforcements = calculator({
  id: 'roman-reinforcements',
  title: 'Roman reinforcements',
  question: 'How many CUs does Rome place, and what can Naval Reforms change?',
  rules: ['5.1', '5.1.C', '5.1.D', '16.1', '2.2.D1', '2.3.F', '15.4.A', '15.5'],
  fields,
  tables: ['limits', 'reinforcements', 'fleet-limits'],
  terms: {
    cu: 'CUs placed in Roma',
    reforms: 'Naval Reforms possible',
    convertible: 'CUs that may become Warships',
    seamanshipAfter: 'Seamanship can be',
    mayChangeCorvi: 'Corvi may be mounted or dismounted',
  },
  compute,
});
