/** Which battle card to play (6.3): both choose in secret, so the answer is a mix; a hidden hand counts by what it may hold. */
import { choose } from '../../../engine/draw.ts';
import { solve, solveAnswered } from '../../../engine/matrix-game.ts';
import { copiesAt, sizeOf, type Valued } from '../deck/values.ts';

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

export interface Played extends Option {
  /** How often it is played. */
  readonly share: number;
}

export interface Chosen {
  readonly value: number;
  readonly mine: readonly Played[];
  /** Over all the hands that he may have. */
  readonly his: readonly Played[];
}

/** 6.4: what I get when these two totals meet, the price of both cards included. */
export const payoff = (mine: Option, his: Option, { win, draw, loss }: Stakes): number =>
  (mine.total > his.total ? win : mine.total < his.total ? loss : draw) - mine.cost + his.cost;

const shared = (options: readonly Option[], shares: readonly number[]): Played[] =>
  options.map((option, i) => ({ ...option, share: shares[i] ?? 0 }));

const averageOf = (values: readonly number[], shares: readonly number[]): number =>
  values.reduce((sum, value, i) => sum + value * (shares[i] ?? 0), 0);

/** Where two cards do the same, none is better than one and a low one better than a high one, whatever they are worth to keep. */
const priceOf = ({ bp }: Option): number => (bp === undefined ? 0 : 1 + bp);

/** Both hands are known. */
export function chooseKnown(mine: readonly Option[], his: readonly Option[], stakes: Stakes): Chosen {
  const { value, rows, columns } = solve(
    mine.map((m) => his.map((h) => payoff(m, h, stakes))),
    mine.map(priceOf),
  );
  return { value, mine: shared(mine, rows), his: shared(his, columns) };
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
export function playsInOrder(order: readonly Option[], his: readonly Option[], { cards, size }: Hidden): number[] {
  const plays = new Map<Option, number>();
  const ways = choose(sizeOf(cards), size);
  let others = sizeOf(cards);
  for (const option of order) {
    const lacking = choose(others, size);
    if (option.bp === undefined) {
      plays.set(option, lacking / ways);
      break;
    }
    others -= copiesAt(option.bp, cards);
    plays.set(option, (lacking - choose(others, size)) / ways);
  }
  return his.map((option) => plays.get(option) ?? 0);
}

const inOrder = (his: readonly Option[], rank: (option: Option) => number): Option[] =>
  his
    .map((option) => ({ option, at: rank(option) }))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);

/**
 * His hand is hidden from me, mine is taken to be known to him. A way to play is an order of preference among all cards he
 * may hold; against a mix of mine his best order is by what each of them leaves me.
 */
export function chooseHidden(mine: readonly Option[], his: readonly Option[], hidden: Hidden, stakes: Stakes): Chosen {
  const rows = mine.map((m) => his.map((h) => payoff(m, h, stakes)));
  const answer = (mix: readonly number[]) => {
    const leaves = (h: Option): number =>
      averageOf(
        mine.map((m) => payoff(m, h, stakes)),
        mix,
      );
    const plays = playsInOrder(inOrder(his, leaves), his, hidden);
    return { answer: plays, payoffs: rows.map((row) => averageOf(row, plays)) };
  };
  const found = solveAnswered(mine.length, answer, mine.map(priceOf));
  const together = his.map((_, c) =>
    found.answers.reduce((sum, { answer, weight }) => sum + weight * (answer[c] ?? 0), 0),
  );
  return { value: found.value, mine: shared(mine, found.rows), his: shared(his, together) };
}

/** What each of my options gives against one who always plays the highest card he has. */
export function againstHighest(
  mine: readonly Option[],
  his: readonly Option[],
  hidden: Hidden,
  stakes: Stakes,
): number[] {
  const plays = playsInOrder(
    inOrder(his, ({ bp }) => -(bp ?? -1)),
    his,
    hidden,
  );
  return mine.map((m) =>
    averageOf(
      his.map((h) => payoff(m, h, stakes)),
      plays,
    ),
  );
}
