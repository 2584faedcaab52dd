/** What a reader sets for one round of a Land Battle: what the Attacker does, and how the Defender answers. */
import { choice, flag, type InputOf, number, shown, type ValueOf } from '../../../calculator/fields.ts';
import { MOST_CARDS } from '../battle-cards/deck.ts';
import { MOST_RATING } from '../die.ts';
import { ruling } from '../rulings.ts';
import { CARD_NAMES, CARDS, type Card, type Type, typeOptions } from '../words.ts';

const ATTACKER = 'The Attacker';
const DEFENDER = 'The Defender';

/** Two readings that several calculators of the duel share. */
export const freeWithoutGeneral = ruling('double-envelopment-without-general', {
  label: 'A matched Double Envelopment, without a General,',
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
    move: choice({
      label: 'The Attacker',
      given: true,
      key: 'm',
      group: ATTACKER,
      rule: '11.5',
      options: [
        { id: 'card', label: 'attacks with a card' },
        { id: 'disengage', label: 'tries to Disengage' },
        { id: 'cancel', label: 'has rolled to Disengage, which may be cancelled' },
      ],
      default: 'card',
    }),
    attackerCards: number({
      label: 'Cards in hand as the round begins',
      key: 'a',
      group: ATTACKER,
      rule: '11.5.b',
      min: 0,
      max: MOST_CARDS,
      default: 5,
    }),
    lead: choice<Type>({
      label: 'Type led',
      key: 'l',
      group: ATTACKER,
      rule: '11.5.a',
      options: typeOptions,
      default: 'frontal-assault',
    }),
    ledReserve: flag({ label: 'It is a Reserve that counts as this type', key: 'lr', group: ATTACKER, rule: '11.5.d' }),
    attackerRating: number({
      label: 'Battle Rating',
      key: 'ar',
      group: ATTACKER,
      rule: 'die',
      min: 0,
      max: MOST_RATING,
      presets: 'leaders',
      default: 3,
      help: '0 without a General',
    }),
    answer: choice<Card | 'none'>({
      label: 'Plays',
      key: 'p',
      group: DEFENDER,
      rule: '11.5.a',
      options: [...CARDS.map((id) => ({ id, label: CARD_NAMES[id] })), { id: 'none' as const, label: 'no card' }],
      default: 'frontal-assault',
    }),
    defenderRating: number({
      label: 'Battle Rating',
      key: 'dr',
      group: DEFENDER,
      rule: 'die',
      min: 0,
      max: MOST_RATING,
      presets: 'leaders',
      default: 2,
      help: '0 without a General',
    }),
    declines: flag({ label: 'Leaves the initiative to the Attacker', key: 'n', group: DEFENDER, rule: '11.6' }),
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
