/** Strategy Cards: what each is, which kinds are held, and how one leaves the hand. */
import type { Hands } from '../../../../play/fields.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import type { Card } from '../content.ts';
import type { State } from '../state.ts';

const found = ({ setup: { deck } }: State, card: string): Card | undefined => deck[card];

/** A Strategy Card, or any of its kind. */
export const cardOf = (s: State, card: string): Card => {
  const known = found(s, card);
  if (!known) throw new RangeError(`Strategy Card "${card}" is not in the deck`);
  return known;
};

export const cardTitle = (s: State, card: string): string => found(s, card)?.title ?? `"${card}"`;

/** What a side is dealt. */
export function handFor(hands: Hands, side: Side): readonly string[] {
  const hand = hands[side];
  if (!hand) throw new RangeError(`no cards are dealt to ${side}`);
  return hand;
}

/** The kinds of Strategy Cards in a hand. */
export const kindsHeld = (s: State, side: Side): string[] => [
  ...new Set(s.hands[side].map((card) => cardOf(s, card).kind)),
];

/** Why a side cannot play a card of this kind: it holds none. */
export const heldProblem = (s: State, side: Side, kind: string): Problem | undefined =>
  kindsHeld(s, side).includes(kind)
    ? undefined
    : no('5.2.a', `${SIDE_NAMES[side]} does not hold ${cardTitle(s, kind)}.`);

/** 5.2.a: a card of this kind lies face up on the discards; says which. */
export function discard(d: State, side: Side, kind: string): string {
  const card = d.hands[side].find((held) => cardOf(d, held).kind === kind);
  if (card === undefined) throw new RangeError(`${side} holds no "${kind}"`);
  d.hands[side] = d.hands[side].filter((held) => held !== card);
  d.discards.push(card);
  return card;
}
