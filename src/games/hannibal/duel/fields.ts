/** The inputs for the card duel: both sides, what happens before the deal and after the last card, and two readings of the rules. */
import {
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  named,
  number,
  numberOr,
  prefixed,
  shown,
} from '../../../calculator/fields.ts';
import { deckOf, MOST_CARDS } from '../battle-cards/deck.ts';
import { cancelledDisengage, freeWithoutGeneral } from '../counterattack/fields.ts';
import { MOST_RATING } from '../die.ts';
import { elephantsBar, ratingField } from '../limits.ts';
import { ruling } from '../rulings.ts';
import type { Figures } from '../tables.ts';
import type { Duel, Seat } from './playout.ts';
import { POLICIES, POLICY_LABELS, type Policy } from './policy.ts';

const BEFORE = 'Before the cards';
const AFTER = 'After the duel';

export const FOLDED = [BEFORE, AFTER];

const CU = { group: AFTER, rule: '11.10A', min: 1, max: 40, default: 8 };

/** A side of the duel. */
const seat = <P extends 'attacker' | 'defender'>(side: P, group: string, key: string) =>
  prefixed(
    side,
    grouped(group, {
      cards: number({ label: 'Battle Cards', key, rule: '11.4', max: MOST_CARDS, default: 10 }),
      rating: ratingField('Battle Rating', `${key}r`, '11.4', 2),
      countersOn: numberOr<'rating'>({
        label: 'Counterattacks on this or less',
        key: `${key}t`,
        rule: '11.6',
        max: MOST_RATING,
        words: [{ id: 'rating', label: 'its rating' }],
        default: 'rating',
        help: 'Longus, the first Attacker, on 2; Paulus, the first Defender, on 3',
      }),
      policy: choice<Policy>({
        label: 'Plays',
        key: `${key}p`,
        rule: '11.5',
        options: POLICIES.map((id) => ({ id, label: POLICY_LABELS[id] })),
        help: 'Plainly: leads its most common card. Counting: leads what the enemy is least likely to hold',
      }),
      disengage: number({
        label: 'Tries to Disengage at this many cards',
        key: `${key}d`,
        rule: '11.7',
        max: MOST_CARDS,
        help: '0 for never; only with a General',
      }),
    }),
  );

const asked = shown(
  {
    ...seat('attacker', 'Attacker', 'a'),
    ...seat('defender', 'Defender', 'd'),
    ...grouped(BEFORE, {
      rome: choice({
        label: 'Rome is',
        given: true,
        key: 'r',
        rule: '11.2',
        options: named({ attacker: 'the Attacker', defender: 'the Defender' }),
      }),
      hannibal: flag({
        label: 'Hannibal commands Carthage',
        key: 'hb',
        rule: '11.5',
        help: 'He may once play a Probe as a Flank or a Double Envelopment; here only to match',
      }),
      otherConsul: numberOr<'none'>({
        label: 'Rating of a second Consul in the Roman Army',
        key: 'c',
        rule: '11.2',
        max: MOST_RATING,
        presets: 'leaders',
        default: 'none',
        words: [{ id: 'none', label: 'no second Consul' }],
        help: 'If the Consuls swap, the Roman hand changes with the rating',
      }),
      uncut: number({
        label: 'Roman Battle Cards before the limit of 20',
        key: 'u',
        rule: '11.4',
        min: MOST_CARDS,
        max: 2 * MOST_CARDS,
        help: 'Under the other Consul the hand is counted again, and the limit is applied last',
      }),
      elephants: number({
        label: 'Elephants that charge',
        key: 'e',
        rule: '11.3',
        max: 10,
        help: '0 for no charge; enter the hands as before the charge',
      }),
      chargeModifier: number({
        label: 'Added to the Elephant Charge',
        key: 'm',
        rule: '11.3',
        min: -5,
        max: 5,
        default: 0,
        signed: true,
      }),
    }),
    goOn: flag({ label: 'Go on with casualties and the Retreat', key: 'go', group: AFTER, rule: '11.9' }),
    attackerCu: number({ label: 'CUs of the Attacker', key: 'ac', ...CU }),
    defenderCu: number({ label: 'CUs of the Defender', key: 'dc', ...CU }),
    marchLoss: number({
      label: 'CUs that the Retreat itself costs',
      key: 'ml',
      group: AFTER,
      rule: '11.10B.d',
      max: 20,
      help: 'See the Retreat calculator; 0 to an adjacent friendly space',
    }),
    ranOut: ruling('ran-out-of-cards', {
      label: 'If a side had no card to lead, its Retreat Die is read',
      key: 'rr',
      group: AFTER,
      rule: '11.10A',
    }),
    freeWithoutGeneral,
    cancelledDisengage,
  },
  {
    chargeModifier: ({ elephants }) => elephants !== 0,
    uncut: ({ otherConsul, rome, attackerCards, defenderCards }) =>
      otherConsul !== 'none' && (rome === 'attacker' ? attackerCards : defenderCards) === MOST_CARDS,
    attackerCu: ({ goOn }) => goOn,
    defenderCu: ({ goOn }) => goOn,
    marchLoss: ({ goOn }) => goOn,
    ranOut: ({ goOn }) => goOn,
  },
);

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, {
  elephants: ({ goOn, rome, elephants, attackerCu, defenderCu }) =>
    goOn ? elephantsBar(elephants, rome === 'attacker' ? defenderCu : attackerCu) : undefined,
});

const dieOf = (on: number | 'rating'): number | undefined => (on === 'rating' ? undefined : on);

const seatOf = (side: 'attacker' | 'defender', input: Input): Seat => ({
  cards: input[`${side}Cards`],
  rating: input[`${side}Rating`],
  countersOn: dieOf(input[`${side}CountersOn`]),
  policy: input[`${side}Policy`],
  disengageAt: input[`${side}Disengage`],
});

export function duelOf(input: Input, figures: Figures): Duel {
  const [attacker, defender] = [seatOf('attacker', input), seatOf('defender', input)];
  return {
    seats: [attacker, defender],
    deck: deckOf(figures),
    opening: {
      rome: input.rome === 'attacker' ? 0 : 1,
      elephants: input.elephants,
      chargeModifier: input.chargeModifier,
      hannibal: input.hannibal,
      otherConsul: input.otherConsul === 'none' ? undefined : input.otherConsul,
      uncut: (input.rome === 'attacker' ? attacker : defender).cards === MOST_CARDS ? input.uncut : undefined,
    },
    freeWithoutGeneral: input.freeWithoutGeneral,
    cancelledDisengage: input.cancelledDisengage,
    ranOut: input.ranOut,
  };
}

/** The same duel with the sides changed round. */
export const swapped = (input: Input): Input => ({
  ...input,
  attackerCards: input.defenderCards,
  attackerRating: input.defenderRating,
  attackerCountersOn: input.defenderCountersOn,
  attackerPolicy: input.defenderPolicy,
  attackerDisengage: input.defenderDisengage,
  defenderCards: input.attackerCards,
  defenderRating: input.attackerRating,
  defenderCountersOn: input.attackerCountersOn,
  defenderPolicy: input.attackerPolicy,
  defenderDisengage: input.attackerDisengage,
  attackerCu: input.defenderCu,
  defenderCu: input.attackerCu,
  rome: input.rome === 'attacker' ? 'defender' : 'attacker',
});
