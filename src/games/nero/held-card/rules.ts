/** The last cards of a hand and the next deal (4.2.2, 4.2.3-last, 4.3): what may be played, held, and hoped for. */
import type { Figures } from '../../../calculator/table.ts';
import { copiesOf, deckSize } from '../deck/rules.ts';
import { limitOf } from '../limits/rules.ts';
import type { EventId } from '../words.ts';

export interface LastCards {
  /** Cards in my hand. */
  readonly cards: number;
  /** Nobody else has cards. */
  readonly alone: boolean;
  readonly reading: 'one-round' | 'several';
}

/** 4.3, 4.2.3-last: how many of my cards I can still play in this round, and whether it is my last. */
export function lastRound({ cards, alone, reading }: LastCards, figures: Figures) {
  const most = limitOf('cards-in-round', figures);
  const playable = Math.min(cards, most);
  const last = alone && (cards > most || reading === 'one-round');
  return { playable, last, unplayed: last ? cards - playable : 0 };
}

/** 4.3: only a last card that is discarded can be held. */
export const canHold = (cards: number): boolean => cards === 1;

/** That none of `kind` is among `drawn` of `all` cards. */
export function noneAmong(drawn: number, kind: number, all: number): number {
  let chance = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) chance *= Math.max(0, all - kind - i) / (all - i);
  return chance;
}

/** 4.2.2: the chance to have at least one card of the event next time, with a card of `held` kept or with none. */
export function chanceOf(wanted: EventId, held: EventId | undefined, dealt: number, figures: Figures): number {
  if (held === wanted) return 1;
  const all = deckSize(figures) - (held ? 1 : 0);
  return 1 - noneAmong(dealt, copiesOf(wanted, figures), all);
}

/** The chance to have both events next time; with one of them held only the other must come. */
export function chanceOfBoth(one: EventId, other: EventId, holding: boolean, dealt: number, figures: Figures): number {
  const [a, b] = [copiesOf(one, figures), copiesOf(other, figures)];
  const all = deckSize(figures) - (holding ? 1 : 0);
  // A second copy of the same event counts as the other card.
  if (one === other) return holding ? 1 - noneAmong(dealt, Math.max(0, a - 1), all) : atLeastTwo(dealt, a, all);
  if (holding) return 1 - noneAmong(dealt, b, all);
  // Doubles may leave a trace below nothing.
  return Math.max(0, 1 - noneAmong(dealt, a, all) - noneAmong(dealt, b, all) + noneAmong(dealt, a + b, all));
}

function atLeastTwo(drawn: number, kind: number, all: number): number {
  const none = noneAmong(drawn, kind, all);
  // Exactly one: it lies at one of the places drawn, the rest of its kind at none of the others.
  const n = Math.min(drawn, all);
  const one = n > 0 && all > 0 ? n * (kind / all) * noneAmong(n - 1, kind - 1, all - 1) : 0;
  return Math.max(0, 1 - none - one);
}
