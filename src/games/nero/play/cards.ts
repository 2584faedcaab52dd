/** Cards in hands: who may still use one, what it counts as, where it goes, and who knows about it. */

import { figuresOf } from '../../../play/figures.ts';
import { no, type Problem } from '../../../play/problem.ts';
import type { Words } from '../../../play/procedure.ts';
import { found } from '../../../play/state.ts';
import { bestOf } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, EVENT_NAMES, type EventId } from '../words.ts';
import { nameOf } from './queries.ts';
import type { Card } from './set-up.ts';
import type { State } from './state.ts';

export const cardOf = (s: State, id: string): Card => found(s.setup.deck[id], 'card', id);

export const eventOf = (s: State, id: string): EventId => cardOf(s, id).event;

/** The title of a card; a revolt bears the name of its Province. */
export function cardName(s: State, id: string): string {
  const { event, province } = cardOf(s, id);
  return province ? `${nameOf(s, province)} Revolts` : EVENT_NAMES[event];
}

/** 4.3: cards that a colour may still use in this player round; only the active one has a limit. */
export function cardsLeft(s: State, c: Colour): number {
  if (c !== s.round.active) return Number.POSITIVE_INFINITY;
  return s.round.discarded ? 0 : limitOf('cards-in-round', figuresOf(s)) - s.round.used;
}

const NONE: readonly string[] = [];

/** 4.3: the cards that a colour may use now. */
export const usable = (s: State, c: Colour): readonly string[] => (cardsLeft(s, c) > 0 ? s.hands[c] : NONE);

/** 4.3: why a colour cannot use a card: it is not in the hand, or no other may be used; undefined where it can. */
export function whyUnusable(s: State, c: Colour, id: string): Problem | undefined {
  if (!s.hands[c].includes(id)) return no('2.5', `${AREA_NAMES[c]} does not hold this card.`);
  if (cardsLeft(s, c) > 0) return undefined;
  const most = limitOf('cards-in-round', figuresOf(s));
  return no(
    '4.3',
    s.round.discarded
      ? `${AREA_NAMES[c]} has discarded a card and may use no other in this player round.`
      : `${AREA_NAMES[c]} has used ${s.round.used} cards; ${most} are allowed in a player round.`,
  );
}

/** 4.3, 5.1: why a colour cannot use a card for movement; undefined where it can. */
export const whyNoMp = (s: State, c: Colour, id: string): Problem | undefined =>
  whyUnusable(s, c, id) ??
  (cardOf(s, id).mp < 1
    ? no('5.1', `${cardName(s, id)} gives ${cardOf(s, id).mp} MP; movement needs at least 1.`)
    : undefined);

/** 12.0: what is remembered of a Once event until the round ends. */
const onceMark = (s: State, c: Colour, event: EventId): string =>
  s.setup.rulings['once-for-the-table'] === 'player' ? `${c} ${event}` : event;

/** 12.0: a Once event that has been played in this player round cannot be played again. */
export const onceUsed = (s: State, c: Colour, id: string): boolean => {
  const { once, event } = cardOf(s, id);
  return once && s.round.once.length > 0 && s.round.once.includes(onceMark(s, c, event));
};

/** 12.0: why its event cannot be used again; undefined where it can. */
export const whyOnce = (s: State, c: Colour, id: string): Problem | undefined =>
  onceUsed(s, c, id)
    ? no('12.0', `${EVENT_NAMES[eventOf(s, id)]} has been played in this player round, and it is a Once event.`)
    : undefined;

/** 12.0, 4.3: for all that the table can see, a colour may have a card of this event to play now. */
export function mayHold(s: State, c: Colour, event: EventId): boolean {
  if (usable(s, c).length === 0) return false;
  for (const id of s.setup.copies[event]) if (!s.faceUp.includes(id)) return !onceUsed(s, c, id);
  return false;
}

const without = (list: string[], id: string): void => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
};

/** The card leaves the hand for the Discard Box and counts toward the limit of the round. */
export function spend(d: State, c: Colour, id: string): void {
  without(d.hands[c], id);
  d.faceUp.push(id);
  for (const other of COLOURS) without(d.known[other], id);
  if (c === d.round.active) d.round.used += 1;
}

/** The same for a card whose event is used. */
export function spendEvent(d: State, c: Colour, id: string): void {
  spend(d, c, id);
  if (cardOf(d, id).once) d.round.once.push(onceMark(d, c, eventOf(d, id)));
}

/** A card leaves the hand unseen by all but two: whoever else knew of cards in that hand cannot tell which it was. */
export function leaveUnseen(d: State, c: Colour, id: string, taker = c): void {
  const hand = d.hands[c];
  if (hand.length > 1)
    for (const other of COLOURS)
      if (other !== c && other !== taker && d.known[other].length > 0)
        d.known[other] = d.known[other].filter((card) => !hand.includes(card));
  without(hand, id);
  without(d.known[taker], id);
  if (!d.known[c].includes(id)) d.known[c].push(id);
}

/** The largest sum of MP that this many of these cards can give. */
export const bestMp = (s: State, hand: readonly string[], cards: number): number =>
  bestOf(
    hand.map((id) => cardOf(s, id).mp),
    Math.max(0, cards),
  );

/** The largest sum that this many of the cards can give which nobody has seen. */
export function bestUnseen(s: State, cards: number): number {
  let [sum, left] = [0, cards];
  for (const id of s.setup.fastest) {
    if (left <= 0) break;
    if (s.faceUp.includes(id)) continue;
    sum += cardOf(s, id).mp;
    left -= 1;
  }
  return sum;
}

interface CardAction<T> {
  readonly type: T;
  readonly card: string;
}

/** An answer by a card of the hand. */
interface ByCard<F> {
  readonly who: (s: State, f: F) => Colour;
  /** Why a card that may be used does not do here. */
  readonly why?: (s: State, f: F, card: string) => Problem | undefined;
  readonly says: (s: State, card: string, f: F) => string | Words;
  readonly apply: (d: State, f: F, card: string) => void;
}

/** Any card that may be used, unless something speaks against it. */
export const byCard = <T extends string, F>(type: T, { who, why, says, apply }: ByCard<F>) => ({
  *options(s: State, f: F): Generator<CardAction<T>> {
    for (const card of usable(s, who(s, f))) if (!why?.(s, f, card)) yield { type, card };
  },
  says: (s: State, f: F, { card }: CardAction<T>) => says(s, card, f),
  why: (s: State, f: F, { card }: CardAction<T>) => whyUnusable(s, who(s, f), card) ?? why?.(s, f, card),
  apply: (d: State, f: F, { card }: CardAction<T>) => apply(d, f, card),
});
