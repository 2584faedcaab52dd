/** 11.4: the deck of Battle Cards as a table of counts, and the largest hand allowed. */
import type { Figures } from '../tables.ts';
import { CARDS, type Card, TYPES } from '../words.ts';

/** Places in a list of counts by card. */
export const DOUBLE_ENVELOPMENT = TYPES.indexOf('double-envelopment');
export const RESERVE = CARDS.indexOf('reserve');

/** The printed limit, for hands that are typed in; the table has the one that a deal counts with. */
export const MOST_CARDS = 20;

/** How many of each card, in the order of CARDS. */
export type Counts = readonly number[];

export const sizeOf = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0);

export const countIn = (counts: Counts, card: Card): number => counts[CARDS.indexOf(card)] ?? 0;

/** 11.4: the deck as the table has it; a reader's own entry below 0 is none. */
export const deckOf = (figures: Figures): Counts =>
  CARDS.map((card) => Math.max(0, Number(figures.at('battle-deck', card).value)));
