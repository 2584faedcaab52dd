/** Activation (5.2.C2.1, 7.1): whether a card moves this General, which STs it takes, how far he goes, and whether he can besiege. */
import { choice, flag, grouped, type InputOf, number, shown } from '../../calculator/fields.ts';
import { line, when } from '../../calculator/ledger.ts';
import type { Line } from '../../calculator/report.ts';
import { plural } from '../../calculator/words.ts';
import { limitOf } from './limits.ts';
import { calculator } from './readings.ts';
import type { Figures } from './tables.ts';

const MOVE = 'His move';
const SIEGE = 'A Siege or Subjugation';
const VULSO = 'L. M. Vulso Longus';

const all = {
  by: choice({
    label: 'Activated by',
    key: 'b',
    rule: '5.2.C2.1',
    options: { operation: 'the OPs of a card', event: 'an Event for several Generals (Campaign)' },
  }),
  cardOp: number({ label: 'OPs of the card', key: 'o', rule: '5.2.C2.1', min: 1, max: 3, default: 2 }),
  strategyRating: number({ label: 'His Strategy Rating', key: 'r', rule: '5.2.C2.1', min: 1, max: 4, default: 3 }),
  st: number({ label: 'STs in his space', key: 's', rule: '2.3.D1', max: 15, default: 1 }),
  pace: choice({
    label: 'MPs',
    key: 'p',
    group: MOVE,
    rule: '7.1',
    options: { normal: 'unchanged', forced: 'Forced March', weather: 'reduced by Bad Weather' },
  }),
  ...grouped(SIEGE, {
    cu: number({ label: 'CUs where he is or ends his move', key: 'c', rule: '14.1', max: 30, default: 3 }),
    fought: flag({ label: 'He has fought a Battle in this activation', key: 'f', rule: '14.1' }),
    tried: flag({ label: 'An attempt was already made here with this card', key: 't', rule: '7.1' }),
  }),
  ...grouped(VULSO, {
    ready: number({
      label: 'Ready Warships turned into CUs',
      key: 'vr',
      rule: '17.2.B.Vulso',
      max: 10,
      help: 'Only in a Major Port that is not Besieged; his card sets the maximum',
    }),
    spent: number({ label: 'Spent Warships turned into CUs', key: 'vs', rule: '17.2.B.Vulso', max: 10 }),
  }),
};

const byOperation = ({ by }: InputOf<typeof all>): boolean => by === 'operation';

const fields = shown(all, { cardOp: byOperation, strategyRating: byOperation, st: byOperation });

type Input = InputOf<typeof all>;

/** 5.2.C2.1, 2.3.D1: 1 ST for each OP that is missing. */
export function supplyFor({ by, cardOp, strategyRating, st }: Pick<Input, 'by' | 'cardOp' | 'strategyRating' | 'st'>) {
  const shortfall = by === 'event' ? 0 : Math.max(0, strategyRating - cardOp);
  const mayActivate = st >= shortfall;
  const removed = mayActivate ? shortfall : 0;
  return { shortfall, mayActivate, removed, left: st - removed };
}

/** 7.1, 17.1.#40, 17.1.#32: MPs of the General; Bad Weather slows him, not Units that another General carries on. */
function mpsOf({ by, pace }: Input, figures: Figures): { general: number; units: number } {
  const usual = limitOf('mp', figures);
  const general =
    pace === 'forced'
      ? limitOf('mp-forced-march', figures)
      : pace === 'weather'
        ? limitOf('mp-bad-weather', figures)
        : usual;
  return { general, units: by === 'event' ? Math.max(usual, general) : general };
}

function compute(input: Input, read: Figures) {
  const supply = supplyFor(input);
  const mps = mpsOf(input, read);
  const gained = input.ready + input.spent;
  const needed = limitOf('siege-cu', read);
  const mayBesiege = supply.mayActivate && input.cu + gained >= needed && !input.fought && !input.tried;
  const siege = mayBesiege ? 'may make a Siege or Subjugation attempt' : 'cannot make a Siege or Subjugation attempt';
  return {
    sentence: supply.mayActivate
      ? `He is activated${supply.removed ? ` by removing ${plural(supply.removed, 'ST')}` : ''}, has ${plural(mps.general, 'MP')} and ${siege}.`
      : `He cannot be activated: he is ${plural(supply.shortfall, 'OP')} short, and his space has ${input.st ? `only ${plural(input.st, 'ST')}` : 'no ST'}.`,
    facts: {
      mayActivate: supply.mayActivate,
      shortfall: supply.shortfall,
      stsRemoved: supply.removed,
      stsLeft: supply.left,
      mps: mps.general,
      unitMps: mps.units,
      mayBesiege,
      cusGained: gained,
      warshipsRemoved: gained,
    },
    ledger: ledgerOf(input, needed),
    readings: { 'siege-after-a-move': input.by === 'operation' },
  };
}

function ledgerOf(input: Input, needed: number): readonly Line[] {
  const { by, cardOp, strategyRating, ready, spent, cu, fought, tried, pace } = input;
  const part = (amount: number, why: string, rule: string): Line => line('the General', amount, why, rule);
  return [
    ...when(
      by === 'operation',
      part(cardOp, 'OPs of the card', '5.2.C2.1'),
      part(-strategyRating, 'Strategy Rating', '2.2.A'),
    ),
    ...when(ready + spent > 0, part(ready + spent, 'CUs from Warships', '17.2.B.Vulso')),
    ...when(cu + ready + spent < needed, part(0, `Fewer than ${needed} CUs for a Siege`, '14.1')),
    ...when(fought, part(0, 'No Siege after a Battle in the same activation', '14.1')),
    ...when(tried, part(0, 'Only one attempt per card against a city or Tribe', '7.1')),
    ...when(pace === 'weather', part(0, 'Bad Weather slows him, not his Units', '17.1.#32b')),
  ];
}

export const activation = calculator({
  id: 'activation',
  title: 'Activate a General',
  question: 'Can this card move the General, and what may he do?',
  rules: [
    '5.2.C2.1',
    '2.2.A',
    '2.3.D1',
    '7.1',
    '14.1',
    '17.1.#32',
    '17.1.#32b',
    '17.1.#40',
    '17.1.#41',
    '17.2.B.Vulso',
  ],
  fields,
  folded: [VULSO],
  tables: ['limits'],
  terms: {
    mayActivate: 'Can be activated',
    shortfall: 'OPs missing',
    stsRemoved: 'STs removed',
    stsLeft: 'STs left',
    mps: 'MPs of the General',
    unitMps: 'Most MPs a Unit can spend with this card',
    mayBesiege: 'Siege or Subjugation attempt allowed',
    cusGained: 'CUs from Warships',
    warshipsRemoved: 'Warships removed',
  },
  compute,
});
