/** War Chest (5.6): who gets points, how many, and what burning STs is worth. */
import { flag, type InputOf, number, shown } from '../../calculator/fields.ts';
import { line, when } from '../../calculator/ledger.ts';
import type { Grid } from '../../calculator/report.ts';
import { plural } from '../../calculator/words.ts';
import { calculator } from './readings.ts';
import { SIDE_NAMES, type Side } from './words.ts';

const all = {
  romeOp: number({
    label: 'OPs of all cards Rome played',
    key: 'r',
    rule: '5.6',
    max: 60,
    default: 14,
    help: 'Events, Counter Events and discards too; the Dictator card counts as 3',
  }),
  carthageOp: number({
    label: 'OPs of all cards Carthage played',
    key: 'c',
    rule: '5.6',
    max: 60,
    default: 18,
    help: 'Events, Counter Events and discards too',
  }),
  burned: number({ label: 'STs that the side with more OPs removes', key: 'b', rule: '5.6', max: 15 }),
  cancelled: number({
    label: 'OPs of Roman cards that Punic Faith cancelled',
    key: 'x',
    rule: '17.1.#45',
    max: 9,
    help: 'Subtracted from the Roman total',
  }),
  duilius: flag({ label: 'Rome pays for C. Duilius', key: 'd', rule: '17.2.B.Duilius' }),
};

const fields = shown(all, { duilius: ({ romeOp, carthageOp }) => romeOp < carthageOp });

type Input = InputOf<typeof all>;

/** 5.6, 17.1.#45: the difference, each ST removed by the side with more OPs lowering it by 1. */
export function warChestOf({ romeOp, carthageOp, burned, cancelled }: Omit<Input, 'duilius'>) {
  const rome = Math.max(0, romeOp - cancelled);
  const gap = Math.abs(rome - carthageOp);
  const receiver: Side | 'nobody' = rome < carthageOp ? 'rome' : rome > carthageOp ? 'carthage' : 'nobody';
  return { gap, receiver, used: Math.min(burned, gap), points: Math.max(0, gap - burned) };
}

function compute(input: Input) {
  const { gap, receiver, used, points } = warChestOf(input);
  const paid = input.duilius && receiver === 'rome' && points > 0 ? 1 : 0;
  const who = receiver === 'nobody' ? receiver : SIDE_NAMES[receiver];
  const ledger = [
    line('Rome', input.romeOp, 'OPs played', '5.6'),
    line('Carthage', input.carthageOp, 'OPs played', '5.6'),
    ...when(input.cancelled > 0, line('Rome', -input.cancelled, 'Cancelled by Punic Faith', '17.1.#45')),
    ...when(used > 0, line(who, -used, 'STs removed by the other side', '5.6')),
    ...when(paid > 0, line('Rome', -1, 'Paid for C. Duilius', '17.2.B.Duilius')),
  ];
  return {
    sentence:
      receiver === 'nobody'
        ? 'Both played the same number of OPs, so nobody has points to spend.'
        : `${who} has ${plural(points, 'point')} to spend${used ? `, after the other side removed ${plural(used, 'ST')}` : ''}${paid ? '; 1 of them pays for C. Duilius' : ''}.`,
    facts: { receiver: who, gap, points, toSpend: points - paid, duiliusElectable: paid === 1 },
    ...(gap > 0 && { grid: gridOf(input, gap) }),
    ledger,
    readings: {
      'counter-events-in-the-war-chest': true,
      'no-miat-from-the-war-chest': true,
      'punic-faith-and-the-war-chest': input.cancelled > 0,
    },
  };
}

/** Every number of STs, up to the whole difference. */
const gridOf = (input: Input, gap: number): Grid => ({
  columns: [
    { id: 'burned', label: 'STs removed', form: 'number' },
    { id: 'points', label: 'Points left for the other side', form: 'number' },
  ],
  rows: Array.from({ length: Math.min(gap, 15) + 1 }, (_, burned) => ({
    burned,
    points: warChestOf({ ...input, burned }).points,
  })),
});

export const warChest = calculator({
  id: 'war-chest',
  title: 'War Chest',
  question: 'Who gets War Chest points, and how many?',
  rules: ['5.6', '5.2.C5', '2.3.D1', '17.1.#45', '17.2.B.Duilius'],
  fields,
  tables: [],
  terms: {
    receiver: 'Points go to',
    gap: 'Difference in OPs',
    points: 'Points',
    toSpend: 'Points left to spend',
    duiliusElectable: 'C. Duilius can be elected Proconsul',
  },
  compute,
});
