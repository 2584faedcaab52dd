/** 11.4: how many Battle Cards a side holds, line by line. Knows no deck. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../tables.ts';

export interface Hand {
  readonly who: string;
  /** 0 without a General. */
  readonly rating: number;
  readonly cu: number;
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  /** What else is counted before the limit: Allies, Latium, a Tribe, Events. */
  readonly more: readonly Line[];
}

/** Cards counted line by line, its bounds among them. */
export interface Counted {
  readonly lines: readonly Line[];
  readonly cards: number;
  /** More was taken than there was, and the hand stopped at 0. */
  readonly ranOut: boolean;
}

/** The clause that tells of each reason, whatever its figure is taken from. */
const RULES = {
  ...{ rating: '11.4', cu: '11.4', interception: '10.a', 'failed-avoid': '9' },
  ...{ latium: '11.4', tribe: '11.4', 'charge-hit': '11.3', 'charge-back': '11.3', fright: '11.3' },
} as const;
type Reason = keyof typeof RULES;

/** 11.4: one reason of the list, so many times. */
export function cardLine(who: string, reason: Reason, times: number, why: string, figures: Figures): Line {
  const { value, standing } = figures.at('battle-hand', reason, 'cards');
  return line(who, times * Number(value), why, RULES[reason], standing);
}

/** 11.4: the most cards that a hand may hold. */
const mostCards = (figures: Figures): number => Math.max(0, Number(figures.at('battle-hand', 'most', 'cards').value));

/** 11.4: everything that is added up before the Elephant Charge, the limit last. */
export function countHand(hand: Hand, figures: Figures): Counted {
  const { who, rating, cu, intercepted, failedAvoid, more } = hand;
  const counts = (reason: Reason, times: number, why: string) => cardLine(who, reason, times, why, figures);
  const lines = [
    ...(rating > 0 ? [counts('rating', rating, 'Battle Rating of the commander')] : []),
    counts('cu', cu, 'CUs in the Battle'),
    ...(intercepted ? [counts('interception', 1, 'Interception')] : []),
    ...(failedAvoid ? [counts('failed-avoid', 1, 'Failed to Avoid Battle')] : []),
    ...more.filter(({ amount }) => amount !== 0),
  ];
  return bounded(who, lines, mostCards(figures));
}

/** 11.4: with what the limit cuts off, or with what is missing to 0. */
export function bounded(who: string, lines: readonly Line[], most: number): Counted {
  const cards = totalOf(lines);
  if (cards > most)
    return { lines: [...lines, line(who, most - cards, `Limit of ${most} cards`, '11.4')], cards: most, ranOut: false };
  if (cards >= 0) return { lines, cards, ranOut: false };
  return { lines: [...lines, line(who, -cards, 'A hand cannot fall below 0', '11.4')], cards: 0, ranOut: true };
}

/** The readings that hands touch. */
export const handReadings = (hands: readonly Hand[], ranOut: boolean) => ({
  'failed-avoid-once': hands.some((h) => h.failedAvoid),
  'combined-interceptors': hands.some((h) => h.intercepted),
  'no-cards-left': ranOut,
});
