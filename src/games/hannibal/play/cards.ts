/** Strategy Cards in the hands: what each is, and how it leaves the hand. */
import { no, type Problem } from '../../../play/problem.ts';
import type { Card as Title } from '../words.ts';
import { CARDS, SIDE_NAMES, type Side } from '../words.ts';
import type { Card } from './set-up.ts';
import type { State } from './state.ts';

export const cardOf = (s: State, id: string): Card => {
  const card = s.setup.deck[id];
  if (!card) throw new RangeError(`Strategy Card "${id}" is not in the deck`);
  return card;
};

export const cardTitle = (s: State, id: string): string => s.setup.deck[id]?.title ?? `"${id}"`;

/** Why a side cannot play a card: it does not hold it. */
export const heldProblem = (s: State, side: Side, card: string): Problem | undefined =>
  s.hands[side].includes(card)
    ? undefined
    : no('5.2.a', `${SIDE_NAMES[side]} does not hold ${cardTitle(s, card)} (${card}).`);

/** 5.2.a: face up on the discards. */
export function discard(d: State, side: Side, card: string): void {
  d.hands[side] = d.hands[side].filter((held) => held !== card);
  d.discards = [...d.discards, card];
}

/** The title of a Battle Card, from its id. */
export function titleOf(card: string): Title {
  const title = CARDS.find((one) => one === card.replace(/-\d+$/, ''));
  if (!title) throw new RangeError(`Battle Card "${card}" has no title of the deck`);
  return title;
}
