/** Strategy Cards: what each one is, who could be holding one for all the players know, and how one leaves the hand. */
import type { Hands } from '../../../../play/fields.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { found, frameOf } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import type { Card } from '../content.ts';
import type { State } from '../state.ts';

export const cardOf = (s: State, id: string): Card => found(s.setup.deck[id], 'Strategy Card', id);

export const cardTitle = (s: State, id: string): string => s.setup.deck[id]?.title ?? `"${id}"`;

/** What a side is dealt. */
export const handFor = (hands: Hands, side: Side): readonly string[] => found(hands[side], 'hand of', side);

/** Whether the Event of a card is for this side; its OPs are for either. */
export const isFor = (s: State, side: Side, id: string): boolean => {
  const { owner } = cardOf(s, id);
  return owner === 'either' || owner === side;
};

/** Why a side cannot play a card: it does not hold it. */
export const heldProblem = (s: State, side: Side, id: string): Problem | undefined =>
  s.hands[side].includes(id) ? undefined : no('5.2.a', `${SIDE_NAMES[side]} does not hold ${cardTitle(s, id)}.`);

/** It lies where all can see it. */
const isOpen = (s: State, id: string): boolean =>
  s.discards.includes(id) || s.out.includes(id) || s.bans.rome?.card === id || s.bans.carthage?.card === id;

/** 5.2.b: whether a side could hold one of these, for all that the table can see. */
export const couldHold = (s: State, side: Side, cards: readonly string[]): boolean =>
  s.hands[side].length > 0 && cards.some((id) => isFor(s, side, id) && !isOpen(s, id));

/** Those of these cards that a side holds and may use. */
export const heldOf = (s: State, side: Side, cards: readonly string[]): string[] =>
  cards.filter((id) => isFor(s, side, id) && s.hands[side].includes(id));

/** The card that calls for a shuffle when the turn ends in which it left a hand. */
const TRUCE = 's64';

/** A card leaves a hand for another place; the enemy need not remember it any more. */
export function handOver(d: State, side: Side, id: string): void {
  if (!d.hands[side].includes(id)) throw new RangeError(`${side} does not hold "${id}"`);
  d.hands[side] = d.hands[side].filter((held) => held !== id);
  const enemy = otherSide(side);
  if (d.seen[enemy].includes(id)) d.seen[enemy] = d.seen[enemy].filter((known) => known !== id);
}

/** 5.2.a: the card lies face up on the discards. */
export function discard(d: State, side: Side, id: string): void {
  handOver(d, side, id);
  d.discards.push(id);
  if (id === TRUCE) d.shuffleDue = true;
}

/** Whether the card under way is played for its OPs with what its text adds to the activation. */
export function hasRider(s: State, card: string): boolean {
  const f = frameOf(s, 'card');
  return f.card === card && f.use === 'activate' && isFor(s, s.active, card);
}
