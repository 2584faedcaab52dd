/** Withdrawal (5.6): whether a player can pay for it, seen from the force that moves in. */
import type { Assumption, Grid, Line, Report } from '../../../calculator/report.ts';
import { basis, shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, mean, quantile } from '../../../engine/dist.ts';
import { dealtTo } from '../deck/rules.ts';
import { bestOf, bestOfUnseen, profileOf, sizeOf, unseenIn } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import type { SightInput } from '../sight/fields.ts';
import { hasOccasion, isEnough, leftOf } from './rules.ts';

export interface Withdrawal extends Pick<SightInput, 'players' | 'version'> {
  readonly mover: 'legions' | 'galley' | 'leader';
  readonly left: number;
  readonly again: boolean;
  readonly noWay: boolean;
  readonly hand: 'unknown' | 'known';
  readonly cards: number | 'dealt';
  readonly known: readonly { readonly mp: number }[];
  readonly seen: readonly { readonly mp: number; readonly number: number }[];
  readonly galley: 'yes' | 'no';
  readonly leader: 'no' | 'yes';
}

/** The chance that counts as unlikely enough. */
const SAFE = 0.9;

export function withdrawalOdds(input: Withdrawal, tables: Tables): Report {
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
    facts: { left, ...(input.hand === 'known' && { bestTotal: best.outcomes[0]! }), possible: withdraws > 0, keep },
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
  if (!hasOccasion(input.mover, input)) return 'What moves in gives no occasion to withdraw.';
  if (input.noWay) return 'He has no Province to withdraw to, so he stays.';
  if (input.again)
    return 'He has already withdrawn from this force in this round, so he may do so again without cards.';
  const hand = `with ${plural(size, 'card')}`;
  if (input.hand === 'known')
    return withdraws
      ? `He can withdraw: his cards come to more than ${left} MP.`
      : `He cannot withdraw: his cards do not come to more than ${left} MP.`;
  return `Against ${left} MP left he can withdraw ${percent(withdraws)} of the time, ${hand}. Keep ${keep} MP, and he cannot 9 times in 10.`;
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

const ledgerOf = (input: Withdrawal, left: number): Line[] => [
  {
    who: 'Moving force',
    amount: left,
    why: 'MP left',
    rule: input.mover === 'galley' ? '12.0-galley-fleet' : '5.6',
    standing: 'printed',
  },
];

function readings(input: Withdrawal): Assumption[] {
  if (input.mover === 'galley')
    return [
      {
        ruling: 'withdrawal-before-a-galley-fleet',
        rule: '12.0-galley-fleet',
        field: 'galley',
        reading:
          input.galley === 'yes'
            ? 'A landing may be answered by withdrawal; the landed force has 0 MP left.'
            : 'A landing cannot be answered by withdrawal.',
      },
    ];
  if (input.mover === 'leader')
    return [
      {
        ruling: 'withdrawal-before-a-leader',
        rule: '5.7',
        field: 'leader',
        reading:
          input.leader === 'no'
            ? 'Only Legions that enter give occasion to withdraw.'
            : 'A Leader alone gives occasion to withdraw, too.',
      },
    ];
  return [];
}
