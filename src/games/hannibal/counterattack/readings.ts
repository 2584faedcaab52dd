/** What a round of a Land Battle stands on: the ratings rolled against, and the readings that every duel of cards shares. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { CARD_NAMES } from '../words.ts';
import type { CancelledDisengage, FreeWithoutGeneral, Input } from './fields.ts';
import { type Initiative, initiativeAfter, matches } from './rules.ts';

export const REFUSING: Assumption = {
  ruling: 'refusing-to-match',
  reading: 'Whoever can match a card does.',
  rule: '11.5.b',
};

export const RESERVE_LED: Assumption = {
  ruling: 'reserve-in-attack',
  reading: 'A Reserve may be led, as any type.',
  rule: '11.5.d',
};

export const withoutGeneral = (reading: FreeWithoutGeneral): Assumption => ({
  ruling: 'double-envelopment-without-general',
  reading: `A Force without a General that matches a Double Envelopment ${reading === 'allowed' ? 'may take' : 'cannot take'} the initiative.`,
  rule: '11.6.a',
  field: 'freeWithoutGeneral',
});

/** `takes`: who takes over, or may: "The Defender takes over". */
export const afterCancelling = (reading: CancelledDisengage, takes: string): Assumption => ({
  ruling: 'cancelled-disengage',
  reading: `${takes} after a Disengage that ${reading === 'both' ? 'failed or was cancelled' : 'failed, not after one that was cancelled'}.`,
  rule: '11.7',
  field: 'cancelledDisengage',
});

/** 11.6, 11.6.a: how the Defender may take the initiative, once the card is matched. */
export const initiativeOf = ({ lead, defenderRating, freeWithoutGeneral }: Input): Initiative =>
  initiativeAfter(lead, defenderRating, freeWithoutGeneral === 'allowed');

const isMatched = ({ lead, answer }: Input): boolean => answer !== 'none' && matches(lead, answer);

/** 11.6, 11.7: the ratings that are rolled against, where any are. */
function ledgerOf(input: Input): Line[] {
  const { move, attackerCards, attackerRating, defenderRating } = input;
  if (attackerCards === 0) return [];
  if (move !== 'card')
    return [
      ...when(move === 'disengage', line('attacker', attackerRating, 'Roll at most this to Disengage', '11.7')),
      line('defender', defenderRating, 'Roll at most this to cancel it', '11.7'),
    ];
  const rolls = isMatched(input) && initiativeOf(input) === 'roll';
  return rolls ? [line('defender', defenderRating, 'Roll at most this to Counterattack', '11.6')] : [];
}

function readingsOf(input: Input): Assumption[] {
  if (input.move !== 'card') return [afterCancelling(input.cancelledDisengage, 'The Defender may take over')];
  return [
    ...(input.ledReserve ? [RESERVE_LED] : []),
    ...(input.lead === 'double-envelopment' && input.defenderRating === 0
      ? [withoutGeneral(input.freeWithoutGeneral)]
      : []),
  ];
}

export const basisOf = (input: Input, tables: Tables): Basis =>
  basis(ledgerOf(input), readingsOf(input), new Reader(tables));

/** What is settled before a die is rolled. */
export function settledFacts(input: Input) {
  const { move, attackerCards, lead } = input;
  if (attackerCards === 0 || move !== 'card') return {};
  const matched = isMatched(input);
  const way = initiativeOf(input);
  return {
    matched,
    ...(matched
      ? { freeInitiative: way === 'free', mayCounterattack: way !== 'none' }
      : { lastCard: CARD_NAMES[lead] }),
  };
}
