/** Which battle card to play (6.3): both choose in secret, so the answer is a mix; a hidden hand by what it may hold. */
import { choose } from '../../../engine/draw.ts';
import { solve, solveAnswered } from '../../../engine/matrix-game.ts';
import type { Valued } from '../deck/values.ts';

/** A card that may be played, or none. */
export interface Option {
  /** As printed; undefined for no card. */
  readonly bp: number | undefined;
  /** The total with it. */
  readonly total: number;
  /** What it is worth to keep. */
  readonly cost: number;
}

/** What the battle is worth to me. */
export interface Stakes {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export interface Chosen {
  readonly value: number;
  /** How often I play each of my options. */
  readonly mine: readonly number[];
  /** How often he plays each of his, over all the hands he may have. */
  readonly his: readonly number[];
}

/** 6.4: what I get when these two totals meet, the price of both cards included. */
export const payoff = (mine: Option, his: Option, { win, draw, loss }: Stakes): number =>
  (mine.total > his.total ? win : mine.total < his.total ? loss : draw) - mine.cost + his.cost;

const payoffs = (mine: readonly Option[], his: readonly Option[], stakes: Stakes): number[][] =>
  mine.map((row) => his.map((column) => payoff(row, column, stakes)));

/** Both hands are known. */
export function chooseKnown(mine: readonly Option[], his: readonly Option[], stakes: Stakes): Chosen {
  const { value, rows, columns } = solve(payoffs(mine, his, stakes));
  return { value, mine: rows, his: columns };
}

/** His hand, unseen: so many cards out of these. */
export interface Hidden {
  readonly cards: readonly Valued[];
  readonly size: number;
}

/**
 * How often he plays each option if he takes the first in this order that he holds: it is in his hand and none before it is.
 * No card is always at hand, so that what follows it is never played.
 */
export function playsInOrder(order: readonly number[], his: readonly Option[], { cards, size }: Hidden): number[] {
  const plays = his.map(() => 0);
  const all = cards.reduce((sum, { count }) => sum + count, 0);
  const ways = choose(all, size);
  let others = all;
  for (const at of order) {
    const { bp } = his[at]!;
    const lacking = choose(others, size);
    const count = bp === undefined ? others : cards.find((c) => c.value === bp)!.count;
    plays[at] = bp === undefined ? lacking / ways : (lacking - choose(others - count, size)) / ways;
    if (bp === undefined) break;
    others -= count;
  }
  return plays;
}

/**
 * His hand is hidden from me, mine is taken to be known to him. A way to play is an order of preference among all cards he
 * may hold; against a mix of mine his best order is by what each of them leaves me.
 */
export function chooseHidden(mine: readonly Option[], his: readonly Option[], hidden: Hidden, stakes: Stakes): Chosen {
  const matrix = payoffs(mine, his, stakes);
  const { value, rows, answers } = solveAnswered(mine.length, (mix) => {
    const leaves = his.map((_, c) => mix.reduce((sum, p, r) => sum + p * matrix[r]![c]!, 0));
    const order = his.map((_, c) => c).sort((a, b) => leaves[a]! - leaves[b]! || a - b);
    const plays = playsInOrder(order, his, hidden);
    return { answer: plays, payoffs: matrix.map((row) => row.reduce((sum, p, c) => sum + p * plays[c]!, 0)) };
  });
  const together = his.map((_, c) => answers.reduce((sum, { answer, weight }) => sum + weight * answer[c]!, 0));
  return { value, mine: rows, his: together };
}

/** What each of my options gives against one who always plays the highest card he has. */
export function againstHighest(
  mine: readonly Option[],
  his: readonly Option[],
  hidden: Hidden,
  stakes: Stakes,
): number[] {
  const order = his.map((_, c) => c).sort((a, b) => (his[b]!.bp ?? -1) - (his[a]!.bp ?? -1));
  const plays = playsInOrder(order, his, hidden);
  return payoffs(mine, his, stakes).map((row) => row.reduce((sum, p, c) => sum + p * plays[c]!, 0));
}
