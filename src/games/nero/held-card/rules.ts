/** The last cards of a hand and the next deal (4.2.2, 4.2.3-last, 4.3): what may be played, held and expected. */
import { chance } from '../../../engine/dist.ts';
import { atLeast, counts } from '../../../engine/draw.ts';
import { copiesOf, deckSize } from '../deck/rules.ts';
import { limitOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import type { EventId } from '../words.ts';

interface LastCards {
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
  const last = cards > 0 && alone && (cards > most || reading === 'one-round');
  return { playable, last, unplayed: last ? cards - playable : 0 };
}

/** 4.3: only a last card that is discarded can be held. */
export const canHold = (cards: number): boolean => cards === 1;

/** 4.2.2: the chance to have at least one card of the event next time, with none held. */
export const chanceOf = (wanted: EventId, dealt: number, figures: Figures): number => {
  const all = deckSize(figures);
  return atLeast(1, copiesOf(wanted, figures), all, Math.min(dealt, all));
};

/** 4.2.2: the chance to have both events next time; with one of them held only the other must come. */
export function chanceOfBoth(one: EventId, other: EventId, holding: boolean, dealt: number, figures: Figures): number {
  const [copies, others] = [copiesOf(one, figures), copiesOf(other, figures)];
  const all = Math.max(0, deckSize(figures) - (holding ? 1 : 0));
  const size = Math.min(dealt, all);
  // A second copy of the same event counts as the other card.
  if (one === other) return holding ? atLeast(1, Math.max(0, copies - 1), all, size) : atLeast(2, copies, all, size);
  if (holding) return atLeast(1, Math.min(others, all), all, size);
  return chance(counts([copies, others], all, size), (held) => held.every((n) => n > 0));
}
