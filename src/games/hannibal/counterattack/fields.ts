/** What a reader sets for one round of a Land Battle: what the Attacker does, and how the Defender answers. */
import { choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import { CARD_NAMES, CARDS, type Card, TYPES, type Type } from '../battle-cards/deck.ts';
import { cancelledDisengage, freeWithoutGeneral } from '../duel/fields.ts';

const ATTACKER = 'The Attacker';
const DEFENDER = 'The Defender';

const leads = (input: Readonly<Record<string, unknown>>): boolean => input['move'] === 'card';
const disengages = (input: Readonly<Record<string, unknown>>): boolean => input['move'] === 'disengage';

export const fields = {
  move: choice({
    label: 'The Attacker',
    key: 'm',
    group: ATTACKER,
    rule: '11.5',
    options: [
      { id: 'card', label: 'attacks with a card' },
      { id: 'disengage', label: 'tries to Disengage' },
    ],
    default: 'card',
  }),
  attackerCards: number({
    label: 'Cards in hand as the round begins',
    key: 'a',
    group: ATTACKER,
    rule: '11.5.b',
    min: 0,
    max: 20,
    default: 5,
  }),
  lead: choice<Type>({
    label: 'Type led',
    key: 'l',
    group: ATTACKER,
    rule: '11.5.a',
    options: TYPES.map((id) => ({ id, label: CARD_NAMES[id] })),
    default: 'frontal-assault',
    when: leads,
  }),
  ledReserve: flag({
    label: 'It is a Reserve that counts as this type',
    key: 'lr',
    group: ATTACKER,
    rule: '11.5.d',
    when: leads,
  }),
  attackerRating: number({
    label: 'Battle Rating',
    key: 'ar',
    group: ATTACKER,
    rule: 'die',
    min: 0,
    max: 5,
    default: 3,
    when: disengages,
    help: '0 without a General',
  }),
  answer: choice<Card | 'none'>({
    label: 'Plays',
    key: 'p',
    group: DEFENDER,
    rule: '11.5.a',
    options: [...CARDS.map((id) => ({ id, label: CARD_NAMES[id] })), { id: 'none' as const, label: 'no card' }],
    default: 'frontal-assault',
    when: leads,
  }),
  defenderRating: number({
    label: 'Battle Rating',
    key: 'dr',
    group: DEFENDER,
    rule: 'die',
    min: 0,
    max: 5,
    default: 2,
    help: '0 without a General',
  }),
  declines: flag({ label: 'Leaves the initiative to the Attacker', key: 'n', group: DEFENDER, rule: '11.6' }),
  freeWithoutGeneral,
  cancelledDisengage,
};

export type Input = InputOf<typeof fields>;
