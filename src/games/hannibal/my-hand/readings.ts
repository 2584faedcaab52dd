/** What advice on a hand stands on: the cards held and unseen, and the readings that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { countIn, sizeOf } from '../battle-cards/deck.ts';
import { afterCancelling, REFUSING, RESERVE_LED, withoutGeneral } from '../counterattack/readings.ts';
import { CARD_NAMES, CARDS } from '../words.ts';
import type { Input } from './fields.ts';
import type { Known } from './rules.ts';

const ledgerOf = ({ mine, unseen, enemyCards }: Known): Line[] => [
  ...CARDS.map((card) => line('I hold', countIn(mine, card), CARD_NAMES[card], '11.5.a')).filter((l) => l.amount > 0),
  line('unseen', sizeOf(unseen), 'Cards neither held nor played', '11.4', 'derived'),
  line('enemy', enemyCards, 'Cards in hand', '11.4'),
];

function readingsOf(input: Input, { trouble }: Known): Assumption[] {
  const readings: Assumption[] = [
    { ruling: 'one-deck', reading: 'Both hands come from one deck, so the enemy holds none of yours.', rule: '11.4' },
  ];
  if (trouble) return readings;
  readings.push(
    {
      ruling: 'open-hands',
      reading:
        'Against each hand drawn for the enemy both sides play on as if they saw both hands; later on nobody tries to Disengage.',
      rule: '11.5',
    },
    REFUSING,
    RESERVE_LED,
  );
  if (input.rating === 0 || input.enemyRating === 0) readings.push(withoutGeneral(input.freeWithoutGeneral));
  if (input.moment === 'lead' && input.rating > 0)
    readings.push(afterCancelling(input.cancelledDisengage, 'The enemy may take over'));
  return readings;
}

export const basisOf = (input: Input, known: Known, read: Reader): Basis =>
  basis(ledgerOf(known), readingsOf(input, known), read);
