/** The inputs for advice on a hand: the cards held and seen, the enemy, and the choice to be made. */
import {
  choice,
  flag,
  grouped,
  type InputOf,
  type NumberField,
  named,
  number,
  shown,
} from '../../../calculator/fields.ts';
import { MOST_CARDS } from '../battle-cards/deck.ts';
import { cancelledDisengage, freeWithoutGeneral } from '../counterattack/fields.ts';
import { ratingField } from '../limits.ts';
import { CARD_NAMES, type Card } from '../words.ts';

const HAND = 'My hand';
const SEEN = 'Cards played so far, by both sides';
const SITUATION = 'The choice';

export const FOLDED = [SEEN];

const cards = (card: Card, key: string, group: string, usual: number): NumberField =>
  number({ label: CARD_NAMES[card], key, group, rule: '11.5.a', max: MOST_CARDS, default: usual });

export const fields = shown(
  {
    frontalAssault: cards('frontal-assault', 'f', HAND, 3),
    flankLeft: cards('flank-left', 'l', HAND, 1),
    flankRight: cards('flank-right', 'r', HAND, 2),
    probe: cards('probe', 'p', HAND, 1),
    doubleEnvelopment: cards('double-envelopment', 'd', HAND, 1),
    reserve: cards('reserve', 's', HAND, 0),
    ...grouped(SITUATION, {
      enemyCards: number({ label: "Cards in the enemy's hand", key: 'e', rule: '11.4', max: MOST_CARDS, default: 8 }),
      moment: choice({
        label: 'Now',
        key: 'w',
        rule: '11.5',
        options: named({ lead: 'I am to lead', initiative: 'I have matched a card', wait: 'the enemy is to lead' }),
        help: 'We say which card to lead or whether to Disengage, whether to take the initiative, or your chances',
      }),
      matchedDouble: flag({ label: 'The card matched was a Double Envelopment', key: 'md', rule: '11.6.a' }),
      rating: ratingField('My Battle Rating', 'mr', 'die', 2),
      enemyRating: ratingField("The enemy's Battle Rating", 'er', 'die', 2),
      withdrawalWorth: number({
        label: 'What a Withdrawal is worth, as a percentage of a victory',
        key: 'x',
        rule: '11.7.a',
        max: 100,
        default: 50,
        help: 'It costs casualties but no Retreat and no PCs',
      }),
    }),
    seenFrontalAssault: cards('frontal-assault', 'sf', SEEN, 0),
    seenFlankLeft: cards('flank-left', 'sl', SEEN, 0),
    seenFlankRight: cards('flank-right', 'sr', SEEN, 0),
    seenProbe: cards('probe', 'sp', SEEN, 0),
    seenDoubleEnvelopment: cards('double-envelopment', 'sd', SEEN, 0),
    seenReserve: cards('reserve', 'ss', SEEN, 0),
    freeWithoutGeneral,
    cancelledDisengage,
  },
  {
    matchedDouble: ({ moment }) => moment === 'initiative',
    withdrawalWorth: ({ moment, rating }) => moment === 'lead' && rating !== 0,
  },
);

export type Input = InputOf<typeof fields>;
