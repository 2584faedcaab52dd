/** Withdrawal (5.6): whether a player can pay for it, seen from the force that moves in. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Grid, Line } from '../../../calculator/report.ts';
import { basis, shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, mean, quantile } from '../../../engine/dist.ts';
import { dealtTo } from '../deck/rules.ts';
import { bestOf, bestOfUnseen, profileOf, sizeOf, unseenIn } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import type { Withdrawal } from './fields.ts';
import { hasOccasion, isEnough, leftOf } from './rules.ts';

/** The chance that counts as unlikely enough. */
const SAFE = 0.9;

export function withdrawalOdds(input: Withdrawal, tables: Tables) {
  const read = new Reader(tables);
  const most = limitOf('withdrawal-cards', read);
  const { best, size } = handOf(input, most, tables, read);
  const left = leftOf(input.mover, input.left);
  const barred = !hasOccasion(input.mover, input) || input.noWay;
  const free = !barred && input.again;
  const withdraws = barred ? 0 : free ? 1 : chance(best, (mp) => isEnough(mp, left));
  const keep = quantile(best, SAFE);
  return {
    sentence: sentence(input, withdraws, left, keep, size),
    chances: { withdraws, stays: 1 - withdraws },
    expected: { best: mean(best, (mp) => mp) },
    distributions: { best: shares(best) },
    facts: {
      left,
      ...(input.hand === 'known' && { bestTotal: Math.max(...best.outcomes) }),
      possible: withdraws > 0,
      keep,
    },
    grid: gridOf(best),
    ...basis(ledgerOf(input, left), readings(input), read),
  };
}

/** 5.6: what the best cards of his hand come to. */
function handOf(input: Withdrawal, most: number, tables: Tables, read: Reader): { best: Dist<number>; size: number } {
  if (input.hand === 'known') {
    const values = input.known.map((c) => c.mp);
    return { best: certain(bestOf(values, most)), size: values.length };
  }
  const seen = input.seen.map(({ mp, number }) => ({ value: mp, count: number }));
  const cards = unseenIn(profileOf('mp', tables, read), seen);
  const wanted = input.cards === 'dealt' ? dealtTo(input, read) : input.cards;
  const size = Math.min(wanted, sizeOf(cards));
  return { best: bestOfUnseen(cards, size, most), size };
}

function sentence(input: Withdrawal, withdraws: number, left: number, keep: number, size: number): string {
  if (!hasOccasion(input.mover, input)) return 'He cannot withdraw: this force gives him no occasion to.';
  if (input.noWay) return 'He has no Province to withdraw to, so he stays.';
  if (input.again)
    return 'He has already withdrawn from this force in this round, so he may do so again without cards.';
  const hand = `with ${plural(size, 'card')}`;
  if (input.hand === 'known')
    return withdraws
      ? `He can withdraw: his cards are worth more than the ${left} MP you have left.`
      : `He cannot withdraw: his cards are not worth more than the ${left} MP you have left.`;
  return `If you have ${left} MP left, he can withdraw ${percent(withdraws)} of the time, ${hand}. If you keep ${keep} MP, he cannot at least 9 times in 10.`;
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

const ledgerOf = ({ mover }: Withdrawal, left: number): Line[] => [
  line('Moving force', left, 'MP left', mover === 'galley' ? '12.0-galley-fleet' : '5.6'),
];

const readings = ({ mover, galley, leader }: Withdrawal): Assumption[] => [
  ...when(mover === 'galley', {
    ruling: 'withdrawal-before-a-galley-fleet',
    rule: '12.0-galley-fleet',
    field: 'galley',
    reading:
      galley === 'yes'
        ? 'A landing may be answered by withdrawal; the landed force has 0 MP left.'
        : 'A landing cannot be answered by withdrawal.',
  }),
  ...when(mover === 'leader', {
    ruling: 'withdrawal-before-a-leader',
    rule: '5.7',
    field: 'leader',
    reading:
      leader === 'no'
        ? 'Only Legions that enter give occasion to withdraw.'
        : 'A Leader alone gives occasion to withdraw, too.',
  }),
];
