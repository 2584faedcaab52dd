/** What a reader sets to be advised on the own hand: the cards held and seen, the enemy, and the choice to be made. */
import { choice, flag, type InputOf, type NumberField, number } from '../../../calculator/fields.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { CARD_NAMES, CARDS, type Card, type Counts, deckOf, sizeOf } from '../battle-cards/deck.ts';
import { cancelledDisengage, freeWithoutGeneral } from '../duel/fields.ts';

const HAND = 'My hand';
const SEEN = 'Cards played so far, by both sides';
const SITUATION = 'The choice';

export const FOLDED = [SEEN];

/** 11.4 */
const MOST_CARDS = 20;

const HELD: Readonly<Record<Card, number>> = {
  'frontal-assault': 3,
  'flank-left': 1,
  'flank-right': 2,
  probe: 1,
  'double-envelopment': 1,
  reserve: 0,
};

const cards = (card: Card, key: string, group: string, usual: number): NumberField =>
  number({ label: CARD_NAMES[card], key, group, rule: '11.5.a', min: 0, max: MOST_CARDS, default: usual });

export const fields = {
  frontalAssault: cards('frontal-assault', 'f', HAND, HELD['frontal-assault']),
  flankLeft: cards('flank-left', 'l', HAND, HELD['flank-left']),
  flankRight: cards('flank-right', 'r', HAND, HELD['flank-right']),
  probe: cards('probe', 'p', HAND, HELD.probe),
  doubleEnvelopment: cards('double-envelopment', 'd', HAND, HELD['double-envelopment']),
  reserve: cards('reserve', 's', HAND, HELD.reserve),
  enemyCards: number({
    label: "Cards in the enemy's hand",
    key: 'e',
    group: SITUATION,
    rule: '11.4',
    min: 0,
    max: MOST_CARDS,
    default: 8,
  }),
  moment: choice({
    label: 'Now',
    key: 'w',
    group: SITUATION,
    rule: '11.5',
    options: [
      { id: 'lead', label: 'I am to lead' },
      { id: 'initiative', label: 'I have matched a card' },
      { id: 'wait', label: 'the enemy is to lead' },
    ],
    default: 'lead',
    help: 'Which card to lead or whether to Disengage; whether to take the initiative; how I stand',
  }),
  matchedDouble: flag({
    label: 'The card matched was a Double Envelopment',
    key: 'md',
    group: SITUATION,
    rule: '11.6.a',
    when: (input) => input['moment'] === 'initiative',
  }),
  rating: number({
    label: 'My Battle Rating',
    key: 'mr',
    group: SITUATION,
    rule: 'die',
    min: 0,
    max: 5,
    default: 2,
    help: '0 without a General',
  }),
  enemyRating: number({
    label: "The enemy's Battle Rating",
    key: 'er',
    group: SITUATION,
    rule: 'die',
    min: 0,
    max: 5,
    default: 2,
    help: '0 without a General',
  }),
  withdrawalWorth: number({
    label: 'Worth of a Withdrawal, in per cent of a victory',
    key: 'x',
    group: SITUATION,
    rule: '11.7.a',
    min: 0,
    max: 100,
    default: 50,
    when: (input) => input['moment'] === 'lead' && input['rating'] !== 0,
    help: 'It costs casualties, but no Retreat and no PCs',
  }),
  seenFrontalAssault: cards('frontal-assault', 'sf', SEEN, 0),
  seenFlankLeft: cards('flank-left', 'sl', SEEN, 0),
  seenFlankRight: cards('flank-right', 'sr', SEEN, 0),
  seenProbe: cards('probe', 'sp', SEEN, 0),
  seenDoubleEnvelopment: cards('double-envelopment', 'sd', SEEN, 0),
  seenReserve: cards('reserve', 'ss', SEEN, 0),
  freeWithoutGeneral,
  cancelledDisengage,
};

export type Input = InputOf<typeof fields>;

export interface Known {
  readonly mine: Counts;
  /** Neither in my hand nor played: the enemy's hand is among them. */
  readonly unseen: Counts;
  readonly enemyCards: number;
  /** Why there is no advice, as one sentence. */
  readonly trouble?: string;
}

export function knownOf(input: Input, read: Reader): Known {
  const mine = [
    input.frontalAssault,
    input.flankLeft,
    input.flankRight,
    input.probe,
    input.doubleEnvelopment,
    input.reserve,
  ];
  const seen = [
    input.seenFrontalAssault,
    input.seenFlankLeft,
    input.seenFlankRight,
    input.seenProbe,
    input.seenDoubleEnvelopment,
    input.seenReserve,
  ];
  const deck = deckOf(read);
  const unseen = deck.map((n, card) => Math.max(0, n - mine[card]! - seen[card]!));
  const enemyCards = Math.min(input.enemyCards, sizeOf(unseen));
  const over = deck.findIndex((n, card) => mine[card]! + seen[card]! > n);
  const trouble =
    over >= 0
      ? `The deck has only ${plural(deck[over]!, `${CARD_NAMES[CARDS[over]!]} card`)}, and you name ${mine[over]! + seen[over]!}: no advice for such a hand.`
      : sizeOf(mine) > MOST_CARDS
        ? `No hand has more than ${MOST_CARDS} cards, and yours has ${sizeOf(mine)}: no advice for such a hand.`
        : enemyCards < input.enemyCards
          ? `Only ${enemyCards} cards are unseen, so the enemy cannot hold ${input.enemyCards}: no advice for such a hand.`
          : undefined;
  return { mine, unseen, enemyCards, ...(trouble && { trouble }) };
}
