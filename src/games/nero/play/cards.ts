/** Cards in hands: who may still use one, what using it counts for, and where it goes. */

import { figuresOf } from '../../../play/figures.ts';
import { listed, no, type Problem } from '../../../play/problem.ts';
import { bestOf } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import { AREA_NAMES, type Colour, EVENT_NAMES, type EventId } from '../words.ts';
import { changeRound } from './pieces.ts';
import type { Card } from './set-up.ts';
import { placeName } from './situation.ts';
import type { State } from './state.ts';

export function cardOf(s: State, id: string): Card {
  const card = s.setup.deck[id];
  if (!card) throw new RangeError(`card "${id}" is not in the deck`);
  return card;
}

export const eventOf = (s: State, id: string): EventId => cardOf(s, id).event;

/** The title of a card; a revolt bears the name of its Province. */
export function cardName(s: State, id: string): string {
  const { event, province } = cardOf(s, id);
  return province ? `${placeName(s, province)} Revolts` : EVENT_NAMES[event];
}

/** 4.3: cards that a colour may still use in this player round; only the active one has a limit. */
export function cardsLeft(s: State, c: Colour): number {
  if (c !== s.round.active) return Number.POSITIVE_INFINITY;
  return s.round.discarded ? 0 : limitOf('cards-in-round', figuresOf(s)) - s.round.used;
}

/** 4.3: the cards that a colour may use now. */
export const usable = (s: State, c: Colour): readonly string[] => (cardsLeft(s, c) > 0 ? s.hands[c] : []);

/** 4.3: the card is in the hand, and the colour may still use one. */
export function cardProblem(s: State, c: Colour, id: string): Problem | undefined {
  if (!s.hands[c].includes(id)) return no('2.5', `Found ${id}; ${AREA_NAMES[c]} holds ${listed(s.hands[c])}.`);
  if (cardsLeft(s, c) > 0) return undefined;
  const most = limitOf('cards-in-round', figuresOf(s));
  return no(
    '4.3',
    s.round.discarded
      ? `${AREA_NAMES[c]} has discarded a card and may use no other in this player round.`
      : `${AREA_NAMES[c]} has used ${s.round.used} cards; ${most} are allowed in a player round.`,
  );
}

/** 12.0: what is remembered of a Once event until the round ends. */
const onceMark = (s: State, c: Colour, event: EventId): string =>
  s.setup.rulings['once-for-the-table'] === 'player' ? `${c} ${event}` : event;

/** 12.0: a Once event that has been played in this player round cannot be played again. */
export const onceUsed = (s: State, c: Colour, id: string): boolean =>
  cardOf(s, id).once && s.round.once.includes(onceMark(s, c, eventOf(s, id)));

/** 12.0: the same, in words. */
export const onceProblem = (s: State, c: Colour, id: string): Problem | undefined =>
  onceUsed(s, c, id)
    ? no('12.0', `${EVENT_NAMES[eventOf(s, id)]} has been played in this player round; its event is allowed Once.`)
    : undefined;

/** 12.0, 4.3: for all that the table can see, a colour may have a card of this event to play now. */
export function mayHold(s: State, c: Colour, event: EventId): boolean {
  if (usable(s, c).length === 0) return false;
  return Object.entries(s.setup.deck).some(
    ([id, card]) => card.event === event && !s.faceUp.includes(id) && !onceUsed(s, c, id),
  );
}

/** The card leaves the hand for the Discard Box and counts toward the limit of the round. */
export function spend(d: State, c: Colour, id: string): void {
  d.hands[c] = d.hands[c].filter((held) => held !== id);
  d.faceUp = [...d.faceUp, id];
  if (c === d.round.active) changeRound(d, { used: d.round.used + 1 });
}

/** The same for a card whose event is used. */
export function spendEvent(d: State, c: Colour, id: string): void {
  spend(d, c, id);
  if (cardOf(d, id).once) changeRound(d, { once: [...d.round.once, onceMark(d, c, eventOf(d, id))] });
}

/** The largest sum of MP that this many of these cards can give. */
export const bestMp = (s: State, hand: readonly string[], cards: number): number =>
  bestOf(
    hand.map((id) => cardOf(s, id).mp),
    Math.max(0, cards),
  );
