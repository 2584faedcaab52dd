/** Cards: their values, where they go, and who could be holding which for all the players know. */
import { asking } from '../../../play/asking.ts';
import { no, type Problem } from '../../../play/problem.ts';
import { found, note, push } from '../../../play/state.ts';
import { does, PLAYER_NAMES, type Player } from '../words.ts';
import { clockwise } from './politics/friends.ts';
import type { CardFacts, Worth } from './set-up.ts';
import type { FrameAt, State } from './state.ts';

export const WINDOWS = ['mistrust', 'storms', 'walls', 'before-battle', 'combat', 'beaten', 'won'] as const;

export const cardOf = (s: State, id: string): CardFacts => found(s.setup.cards[id], 'card', id);
export const isDesperate = (s: State, id: string): boolean => Object.hasOwn(s.setup.desperate, id);
/** 7.4.6: Desperate Times counts as a 3. */
export const worthOf = (s: State, id: string): Worth => (isDesperate(s, id) ? 3 : cardOf(s, id).value);
export const titleOf = (s: State, id: string): string => (isDesperate(s, id) ? 'Desperate Times' : cardOf(s, id).title);
/** An event by its name. */
export const titleOfEvent = (s: State, id: string | undefined): string =>
  found(id === undefined ? undefined : s.setup.events[id], 'event', id).title;
export const holds = (s: State, seat: Player, id: string): boolean => s.hand[seat].includes(id);

/** 7.1.3, 7.2.2, 7.4: a card that has served leaves the hand, for the discards or for good. */
export function spendCard(d: State, seat: Player, id: string, remove = false): void {
  if (d.setup.players === '3' && d.active && !isDesperate(d, id) && cardOf(d, id).calms) d.calm = true;
  throwAway(d, seat, id, remove);
}

/** 7.4.6, 7.4.6-5p: a card spent where a 3 would do; Desperate Times is one. */
export function spendThree(d: State, seat: Player, id: string, remove = false): void {
  const rule = seat === 'carthage' ? '7.4.6-5p' : '7.4.6';
  if (isDesperate(d, id)) note(d, rule, () => `${PLAYER_NAMES[seat]}: Desperate Times counts as a 3-value card.`);
  spendCard(d, seat, id, remove);
}

/** The same without any effect: a card that is only discarded. */
export function throwAway(d: State, seat: Player, id: string, remove = false): void {
  if (isDesperate(d, id)) {
    d.desperate[seat] = d.desperate[seat].filter((own) => own !== id);
    d.removed[seat].push(id);
    return;
  }
  d.hand[seat] = d.hand[seat].filter((own) => own !== id);
  if (remove) {
    d.removed[seat].push(id);
    note(d, '7.1.3', () => `The card ${titleOf(d, id)} leaves the game.`);
  } else {
    d.discard[seat].push(id);
    if (cardOf(d, id).reshuffle && !d.reshuffle.includes(seat)) d.reshuffle.push(seat);
  }
}

/** Cards of a seat that carry this event and may be in its hand for all that the others know. */
export const couldHold = (s: State, seat: Player, event: string): boolean =>
  mayHold(s, seat, (card) => card.event === event);
const mayHold = (s: State, seat: Player, fits: (card: CardFacts) => boolean): boolean =>
  s.hand[seat].length > 0 && [...s.hand[seat], ...s.deck[seat]].some((id) => fits(cardOf(s, id)));

/** 3-value cards and Desperate Times in one's own hand. */
export const threes = (s: State, seat: Player): string[] => [
  ...s.hand[seat].filter((id) => cardOf(s, id).value === 3),
  ...s.desperate[seat],
];
/** 7.2.2, 12.4.3: whether anybody can rule out a 3. */
export const couldHoldThree = (s: State, seat: Player): boolean =>
  s.desperate[seat].length > 0 || mayHold(s, seat, ({ value }) => value === 3);

/** 7.1.1: asks whoever could answer, the active player first; false where nobody could. */
export function openWindow(
  d: State,
  id: FrameAt<'window'>['id'],
  rule: string,
  events: readonly string[],
  seats: readonly Player[] = clockwise(d, d.active ?? d.setup.seats[0]!),
): boolean {
  const asked = seats.filter((seat) => events.some((event) => couldHold(d, seat, event)));
  if (asked.length === 0) return false;
  push(d, { type: 'window', id, rule, events: [...events], asking: asking(asked) });
  return true;
}

export type CardFrame = FrameAt<'player' | 'interrupt'>;

/** The cards that may be played: the hand, or for an interruption Desperate Times. */
export const playable = (s: State, f: CardFrame): string[] =>
  f.type === 'player' ? s.hand[f.seat] : s.desperate[f.seat];

export const missing = (s: State, f: CardFrame, card: string): Problem | undefined =>
  playable(s, f).includes(card) ? undefined : no('7.1', 'You cannot play this card.');

export const cardProblem = (s: State, f: CardFrame, card: string): Problem | undefined =>
  missing(s, f, card) ?? (f.played ? no('5.4', 'You have already played your one card this turn.') : undefined);

export function playCard(d: State, f: CardFrame, card: string, use: string, remove = false): void {
  f.played = true;
  f.shifted = [];
  spendCard(d, f.seat, card, remove);
  const played = (): string => `${does(f.seat, 'play')} ${titleOf(d, card)} (${worthOf(d, card)})`;
  note(d, isDesperate(d, card) ? '7.4.3' : '7.1', () => `${played()} ${use}.`);
}
