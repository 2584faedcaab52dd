/** The inputs for one round of a Land Battle: what the Attacker does, and how the Defender answers. */
import { choice, flag, grouped, type InputOf, named, number, shown, type ValueOf } from '../../../calculator/fields.ts';
import { MOST_CARDS } from '../battle-cards/deck.ts';
import { ratingField } from '../limits.ts';
import { ruling } from '../rulings.ts';
import { CARD_NAMES, CARDS, type Card, type Type, typeOptions } from '../words.ts';

const ATTACKER = 'The Attacker';
const DEFENDER = 'The Defender';

/** Two readings that several calculators of the duel share. */
export const freeWithoutGeneral = ruling('double-envelopment-without-general', {
  label: 'A Double Envelopment matched without a General',
  key: 'rd',
  rule: '11.6.a',
});

export const cancelledDisengage = ruling('cancelled-disengage', {
  label: 'The Defender may take over',
  key: 'rc',
  rule: '11.7',
});

export type FreeWithoutGeneral = ValueOf<typeof freeWithoutGeneral>;
export type CancelledDisengage = ValueOf<typeof cancelledDisengage>;

export const fields = shown(
  {
    ...grouped(ATTACKER, {
      move: choice({
        label: 'The Attacker',
        given: true,
        key: 'm',
        rule: '11.5',
        options: named({
          card: 'attacks with a card',
          disengage: 'tries to Disengage',
          cancel: 'Disengages unless the Defender cancels it',
        }),
      }),
      attackerCards: number({
        label: 'Cards in hand when the round begins',
        key: 'a',
        rule: '11.5.b',
        max: MOST_CARDS,
        default: 5,
      }),
      lead: choice<Type>({
        label: 'Type led',
        key: 'l',
        rule: '11.5.a',
        options: typeOptions,
        default: 'frontal-assault',
      }),
      ledReserve: flag({ label: 'It is a Reserve played as this type', key: 'lr', rule: '11.5.d' }),
      attackerRating: ratingField('Battle Rating', 'ar', 'die', 3),
    }),
    ...grouped(DEFENDER, {
      answer: choice<Card | 'none'>({
        label: 'Plays',
        key: 'p',
        rule: '11.5.a',
        options: [...CARDS.map((id) => ({ id, label: CARD_NAMES[id] })), { id: 'none' as const, label: 'no card' }],
        default: 'frontal-assault',
      }),
      defenderRating: ratingField('Battle Rating', 'dr', 'die', 2),
      declines: flag({ label: 'Leaves the initiative to the Attacker', key: 'n', rule: '11.6' }),
    }),
    freeWithoutGeneral,
    cancelledDisengage,
  },
  {
    lead: ({ move }) => move === 'card',
    ledReserve: ({ move }) => move === 'card',
    attackerRating: ({ move }) => move === 'disengage',
    answer: ({ move }) => move === 'card',
  },
);

export type Input = InputOf<typeof fields>;
