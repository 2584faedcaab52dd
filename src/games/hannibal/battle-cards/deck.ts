/** The Battle Cards (11.4, 11.5.a): their types, their names, and the deck as a table of counts. */
import type { Reader } from '../../../calculator/table.ts';

/** The types that can be led and matched, in the order in which ties are settled; a Reserve counts as one of them. */
export const TYPES = ['frontal-assault', 'flank-left', 'flank-right', 'probe', 'double-envelopment'] as const;
export type Type = (typeof TYPES)[number];

export const CARDS = [...TYPES, 'reserve'] as const;
export type Card = (typeof CARDS)[number];

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  'frontal-assault': 'Frontal Assault',
  'flank-left': 'Flank Left',
  'flank-right': 'Flank Right',
  probe: 'Probe',
  'double-envelopment': 'Double Envelopment',
  reserve: 'Reserve',
};

/** Places in a list of counts by card. */
export const DOUBLE_ENVELOPMENT = TYPES.indexOf('double-envelopment');
export const RESERVE = CARDS.indexOf('reserve');

/** How many of each card, in the order of CARDS. */
export type Counts = readonly number[];

export const sizeOf = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0);

/** 11.4: the deck as the table has it; a reader's own entry below 0 is none. */
export const deckOf = (read: Reader): Counts =>
  CARDS.map((card) => Math.max(0, Number(read.at('battle-deck', card).value)));
