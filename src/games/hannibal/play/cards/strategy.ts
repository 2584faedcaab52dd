/** Strategy Cards in the hands: what each is, and how it leaves the hand. */
import { no, type Problem } from '../../../../play/problem.ts';
import type { Card as Title } from '../../words.ts';
import { CARDS, SIDE_NAMES, type Side } from '../../words.ts';
import type { Card } from '../content.ts';
import type { State } from '../state.ts';

/** What a card is called by: cards of a kind are alike, and only the piles tell them apart by a number. */
const kindOf = (card: string): string => card.replace(/-\d+$/, '');

const found = (s: State, card: string): Card | undefined => s.setup.deck[card] ?? s.setup.deck[`${card}-1`];

/** A Strategy Card, or any of its kind. */
export const cardOf = (s: State, card: string): Card => {
  const known = found(s, card);
  if (!known) throw new RangeError(`Strategy Card "${card}" is not in the deck`);
  return known;
};

export const cardTitle = (s: State, card: string): string => found(s, card)?.title ?? `"${card}"`;

/** The kinds of Strategy Cards in a hand. */
export const kindsHeld = (s: State, side: Side): string[] => [...new Set(s.hands[side].map(kindOf))];

/** Why a side cannot play a card of this kind: it holds none. */
export const heldProblem = (s: State, side: Side, kind: string): Problem | undefined =>
  kindsHeld(s, side).includes(kind)
    ? undefined
    : no('5.2.a', `${SIDE_NAMES[side]} does not hold ${cardTitle(s, kind)}.`);

/** 5.2.a: a card of this kind lies face up on the discards; says which. */
export function discard(d: State, side: Side, kind: string): string {
  const card = d.hands[side].find((held) => kindOf(held) === kind);
  if (card === undefined) throw new RangeError(`${side} holds no "${kind}"`);
  d.hands[side] = d.hands[side].filter((held) => held !== card);
  d.discards = [...d.discards, card];
  return card;
}

/** The title of a Battle Card, from its id. */
export function titleOf(card: string): Title {
  const title = CARDS.find((one) => one === kindOf(card));
  if (!title) throw new RangeError(`Battle Card "${card}" has no title of the deck`);
  return title;
}
