/** 11.4, 11.5: what players know of the cards: their own hand, the unseen cards, and whether that is possible. */

import { plural } from '../../../calculator/words.ts';
import { chanceOfNone } from '../../../engine/hand.ts';
import { type Counts, countIn, deckOf, MOST_CARDS, sizeOf } from '../battle-cards/deck.ts';
import type { Figures } from '../tables.ts';
import { CARD_NAMES, CARDS, type Card, type Type } from '../words.ts';
import type { Input } from './fields.ts';

export interface Known {
  readonly mine: Counts;
  /** Neither in my hand nor played: the enemy's hand is among them. */
  readonly unseen: Counts;
  readonly enemyCards: number;
  /** Why there is no advice, as one sentence. */
  readonly trouble?: string;
}

const heldOf = (input: Input): Readonly<Record<Card, number>> => ({
  'frontal-assault': input.frontalAssault,
  'flank-left': input.flankLeft,
  'flank-right': input.flankRight,
  probe: input.probe,
  'double-envelopment': input.doubleEnvelopment,
  reserve: input.reserve,
});

const seenOf = (input: Input): Readonly<Record<Card, number>> => ({
  'frontal-assault': input.seenFrontalAssault,
  'flank-left': input.seenFlankLeft,
  'flank-right': input.seenFlankRight,
  probe: input.seenProbe,
  'double-envelopment': input.seenDoubleEnvelopment,
  reserve: input.seenReserve,
});

export function knownOf(input: Input, figures: Figures): Known {
  const deck = deckOf(figures);
  const [held, seen] = [heldOf(input), seenOf(input)];
  const stock = CARDS.map((card) => ({ card, all: countIn(deck, card), named: held[card] + seen[card] }));
  const mine = CARDS.map((card) => held[card]);
  const unseen = stock.map(({ all, named }) => Math.max(0, all - named));
  const enemyCards = Math.min(input.enemyCards, sizeOf(unseen));
  const over = stock.find(({ all, named }) => named > all);
  const trouble = over
    ? `The deck has only ${plural(over.all, `${CARD_NAMES[over.card]} card`)}, but you entered ${over.named}: no advice for such a hand.`
    : sizeOf(mine) > MOST_CARDS
      ? `No hand has more than ${MOST_CARDS} cards, and yours has ${sizeOf(mine)}: no advice for such a hand.`
      : enemyCards < input.enemyCards
        ? `Only ${enemyCards} cards are unseen, so the enemy cannot hold ${input.enemyCards}: no advice for such a hand.`
        : undefined;
  return { mine, unseen, enemyCards, ...(trouble && { trouble }) };
}

/** 11.5.a: the chance that the enemy holds this title or a Reserve. */
export const matchChance = ({ unseen, enemyCards }: Known, type: Type): number =>
  1 - chanceOfNone(sizeOf(unseen), countIn(unseen, type) + countIn(unseen, 'reserve'), enemyCards);
