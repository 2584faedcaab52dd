/** Withdrawal (5.6): can he slip away from the force that moves in, and how many MP keep him there? */
import { choice, flag, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, quantile } from '../../../engine/dist.ts';
import { dealtTo } from '../deck/rules.ts';
import { bestOf, bestOfUnseen, profileOf, sizeOf, unseenIn } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import { handFields, TABLE, tableFields } from '../sight/fields.ts';
import type { Reader } from '../tables.ts';
import { hasOccasion, isEnough, leftOf } from './rules.ts';

const FORCE = 'The force that moves in';
const HAND = 'His hand';
const SEEN = 'Cards that I hold or have seen';

const asked = {
  mover: choice({
    label: 'The force that moves in is',
    key: 'w',
    group: FORCE,
    rule: '5.6',
    options: { legions: 'Legions on the march', galley: 'Legions of a Galley Fleet', leader: 'a Leader alone' },
  }),
  left: number({ label: 'MP left after entering', key: 'r', group: FORCE, rule: '5.6', max: 40, default: 4 }),
  again: flag({ label: 'He has already withdrawn from this force in this round', key: 'a', group: FORCE, rule: '5.6' }),
  noWay: flag({ label: 'He has no Province to go to', key: 'x', group: FORCE, rule: '5.6' }),
  ...handFields(HAND, '5.6'),
  known: list({
    label: 'MP of his cards',
    key: 'l',
    group: HAND,
    rule: '5.6',
    item: 'Card',
    max: 13,
    of: { mp: number({ label: 'MP', key: 'm', max: 20, default: 4 }) },
  }),
  seen: list({
    label: 'MP of cards that he cannot hold',
    key: 's',
    group: SEEN,
    rule: '2.5',
    item: 'Figure',
    max: 12,
    of: {
      mp: number({ label: 'MP', key: 'm', max: 20, default: 4 }),
      number: number({ label: 'Cards', key: 'n', min: 1, max: 20 }),
    },
    help: 'Optional: without it his hand is drawn from the whole deck',
  }),
  ...tableFields,
  galley: ruling('withdrawal-before-a-galley-fleet', {
    label: 'Withdrawal from a Galley Fleet',
    key: 'rg',
    rule: '12.0-galley-fleet',
  }),
  leader: ruling('withdrawal-before-a-leader', { label: 'Withdrawal from a lone Leader', key: 'rl', rule: '5.7' }),
};

const isHidden = ({ hand }: InputOf<typeof asked>): boolean => hand === 'unknown';

const fields = shown(asked, {
  left: ({ mover }) => mover !== 'galley',
  cards: isHidden,
  known: ({ hand }) => hand === 'known',
  seen: isHidden,
});

type Withdrawal = InputOf<typeof fields>;

/** The chance that counts as unlikely enough. */
const SAFE = 0.9;

const BEST = 'MP of his best three cards';

/** 5.6: whether he may go at all, and his best cards come to enough; a second time costs none. */
const canWithdraw = (best: number, input: Withdrawal): boolean =>
  hasOccasion(input.mover, input) && !input.noWay && (input.again || isEnough(best, leftOf(input.mover, input.left)));

const figures = figuresOf<number, Withdrawal>()(({ chance, amount }) => ({
  withdraws: chance('He can withdraw', canWithdraw, { tone: 'defender' }),
  best: amount(BEST, (best) => best, { tone: 'defender', chart: BEST }),
}));

function compute(input: Withdrawal, read: Reader) {
  const { best, size } = handOf(input, limitOf('withdrawal-cards', read), read);
  const left = leftOf(input.mover, input.left);
  const keep = quantile(best, SAFE);
  const folded = figures.fold(best, input);
  const { withdraws } = folded.chances;
  return {
    sentence: sentence(input, withdraws, left, keep, size),
    ...folded,
    chances: { withdraws, stays: 1 - withdraws },
    facts: {
      left,
      ...(input.hand === 'known' && { bestTotal: Math.max(...best.outcomes) }),
      possible: withdraws > 0,
      keep,
    },
    grid: gridOf(best),
    ledger: [line('Moving force', left, 'MP left', input.mover === 'galley' ? '12.0-galley-fleet' : '5.6')],
    readings: {
      'withdrawal-before-a-galley-fleet': input.mover === 'galley',
      'withdrawal-before-a-leader': input.mover === 'leader',
    },
  };
}

/** 5.6: what the best cards of his hand come to. */
function handOf(input: Withdrawal, most: number, read: Reader): { best: Dist<number>; size: number } {
  if (input.hand === 'known') {
    const values = input.known.map((c) => c.mp);
    return { best: certain(bestOf(values, most)), size: values.length };
  }
  const seen = input.seen.map(({ mp, number }) => ({ value: mp, count: number }));
  const cards = unseenIn(profileOf('mp', read.tables, read), seen);
  const wanted = input.cards === 'dealt' ? dealtTo(input, read) : input.cards;
  const size = Math.min(wanted, sizeOf(cards));
  return { best: bestOfUnseen(cards, size, most), size };
}

function sentence(input: Withdrawal, withdraws: number, left: number, keep: number, size: number): string {
  if (!hasOccasion(input.mover, input)) return 'He cannot withdraw from this force.';
  if (input.noWay) return 'He has no Province to withdraw to, so he stays.';
  if (input.again)
    return 'He has already withdrawn from this force in this round, so he may withdraw again without cards.';
  const hand = `a hand of ${plural(size, 'card')}`;
  if (input.hand === 'known')
    return withdraws
      ? `He can withdraw: his best cards exceed the ${left} MP you have left.`
      : `He cannot withdraw: his best cards do not exceed the ${left} MP you have left.`;
  return `If you have ${left} MP left, ${hand} lets him withdraw ${percent(withdraws)} of the time. If you keep ${keep} MP, at least 9 times in 10 he cannot.`;
}

/** MP kept, one by one. */
const gridOf = (best: Dist<number>): Grid => ({
  columns: [
    { id: 'left', label: 'MP left', form: 'number' },
    { id: 'withdraws', label: 'He can withdraw', form: 'chance' },
  ],
  rows: Array.from({ length: Math.min(40, Math.max(...best.outcomes)) + 1 }, (_, left) => ({
    left,
    withdraws: chance(best, (mp) => isEnough(mp, left)),
  })),
});

export const withdrawal = calculator({
  id: 'withdrawal',
  title: 'Withdrawal',
  question: 'Can he withdraw from my force, and how many MP should I keep?',
  rules: ['5.6', '2.5', '3.0.4', '4.2.2', '5.7', '12.0-galley-fleet'],
  fields,
  folded: [SEEN, TABLE],
  tables: ['card-values', 'hand-size', 'limits'],
  figures,
  terms: {
    stays: 'He cannot',
    left: 'MP that he must exceed',
    bestTotal: 'MP of the cards he would play',
    possible: 'Withdrawal possible',
    keep: 'MP to keep so that he cannot, at least 9 times in 10',
  },
  headline: ['withdraws', 'stays'],
  tones: { stays: 'attacker' },
  compute,
  aims: { stays: { form: 'chance', worth: (r) => r.chances.stays } },
});
