/** 11.4: how many Battle Cards a side holds, line by line. Knows no deck. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';

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

type Reason = 'rating' | 'cu' | 'interception' | 'failed-avoid' | 'latium' | 'tribe' | 'charge-hit' | 'charge-back';

/** 11.4: one reason of the list, so many times. */
export function cardLine(who: string, reason: Reason, times: number, why: string, read: Reader): Line {
  const { value, standing, source } = read.at('battle-hand', reason, 'cards');
  return { who, amount: times * Number(value), why, rule: source ?? '11.4', standing };
}

/** 11.4: the most cards that a hand may hold. */
export const mostCards = (read: Reader): number => Math.max(0, Number(read.at('battle-hand', 'most', 'cards').value));

export const cardsIn = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** 11.4: everything that is added up before the Elephant Charge, the limit last. */
export function handLedger(hand: Hand, read: Reader): Line[] {
  const { who, rating, cu, intercepted, failedAvoid, more } = hand;
  const line = (reason: Reason, times: number, why: string) => cardLine(who, reason, times, why, read);
  const lines = [
    ...(rating > 0 ? [line('rating', rating, 'Battle Rating of the commander')] : []),
    line('cu', cu, 'CUs in the Battle'),
    ...(intercepted ? [line('interception', 1, 'Interception')] : []),
    ...(failedAvoid ? [line('failed-avoid', 1, 'Failed to Avoid Battle')] : []),
    ...more.filter(({ amount }) => amount !== 0),
  ];
  return [...lines, ...bounds(who, cardsIn(lines), mostCards(read))];
}

/** 11.4: what the limit cuts off, or what is missing to 0. */
export function bounds(who: string, cards: number, most: number): Line[] {
  const line = (amount: number, why: string): Line => ({ who, amount, why, rule: '11.4', standing: 'printed' });
  if (cards > most) return [line(most - cards, `Limit of ${most} cards`)];
  return cards < 0 ? [line(-cards, 'No hand falls below 0')] : [];
}

/** The readings that a hand touches. */
export const handReadings = (hands: readonly Hand[], lines: readonly Line[]): Assumption[] => [
  ...(hands.some((h) => h.failedAvoid)
    ? [{ ruling: 'failed-avoid-once', rule: '9', reading: 'A failed Avoid Battle costs 1 card, not 2.' }]
    : []),
  ...(hands.some((h) => h.intercepted)
    ? [
        {
          ruling: 'combined-interceptors',
          rule: '10.a',
          reading: 'Interceptors and the CUs already there are one Army and gain 1 card in all.',
        },
      ]
    : []),
  ...(lines.some((l) => l.why === 'No hand falls below 0')
    ? [{ ruling: 'no-cards-left', rule: '11.4', reading: 'A hand stops at 0 cards.' }]
    : []),
];
