/** The deck by event (2.5, 12.0): copies, the deal, and what is left once some cards have been seen. Knows no board. */
import { amountOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import { EVENTS, type EventId, type Version } from '../words.ts';

/** 12.0: how many cards of an event the deck has. */
export const copiesOf = (event: EventId, figures: Figures): number => amountOf(figures.at('deck', event, 'count'));

/** 2.5: all cards of the deck. */
export const deckSize = (figures: Figures): number => EVENTS.reduce((sum, event) => sum + copiesOf(event, figures), 0);

interface Dealing {
  readonly players: 2 | 3 | 4 | '2' | '3' | '4';
  readonly version: Version;
}

/** 4.2.2, 14.0: the cards dealt to one hand; one less where a card is held over. */
export const dealtTo = ({ players, version }: Dealing, figures: Figures, holding = false): number =>
  Math.max(0, amountOf(figures.at('hand-size', Number(players), version)) - (holding ? 1 : 0));

/** Copies that I have neither in my hand nor seen. */
export const unseenOf = (event: EventId, seen: number, figures: Figures): number =>
  Math.max(0, copiesOf(event, figures) - seen);

/** Kinds of cards cannot be more than the cards; the last named give way. */
export function within(total: number, kinds: readonly number[]): number[] {
  let left = total;
  return kinds.map((there) => {
    const taken = Math.min(there, left);
    left -= taken;
    return taken;
  });
}
