/** What a card duel stands on: what each side brings to the deal, and the readings that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { readingsOf as readingsAfter } from '../after-battle/readings.ts';
import type { Aftermath } from '../after-battle/rules.ts';
import { afterCancelling, REFUSING, RESERVE_LED, withoutGeneral } from '../counterattack/readings.ts';
import type { Duel } from './playout.ts';
import { POLICY_WORDS } from './policy.ts';

/** 11.2 to 11.4: what each side brings to the deal. */
function ledgerOf({ seats, opening }: Duel): Line[] {
  const [attacker, defender] = seats;
  const [rome, carthage] = opening.rome === 0 ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const lines: Line[] = [
    line('attacker', attacker.cards, 'Battle Cards', '11.4'),
    line('defender', defender.cards, 'Battle Cards', '11.4'),
  ];
  if (opening.otherConsul !== undefined) {
    const gain = opening.otherConsul - seats[opening.rome].rating;
    lines.push(line(rome, gain, 'Rating and cards, if the Consuls swap', '11.2'));
  }
  if (opening.elephants > 0)
    lines.push(
      line(rome, -opening.elephants, 'Cards, if the charge succeeds', '11.3'),
      line(carthage, -1, 'Card, if the charge backfires', '11.3'),
    );
  return lines;
}

function readingsOf({ seats, opening, freeWithoutGeneral, cancelledDisengage }: Duel): Assumption[] {
  const readings: Assumption[] = [
    {
      ruling: 'card-policy',
      reading: [...new Set(seats.map((seat) => POLICY_WORDS[seat.policy]))].join(' '),
      rule: '11.5',
    },
    { ruling: 'one-deck', reading: 'Both hands come from one deck.', rule: '11.4' },
    REFUSING,
    RESERVE_LED,
  ];
  if (seats.some((s) => s.rating === 0)) readings.push(withoutGeneral(freeWithoutGeneral));
  if (seats.some((s) => s.disengageAt > 0))
    readings.push(afterCancelling(cancelledDisengage, 'The Defender takes over'));
  if (opening.otherConsul !== undefined)
    readings.push({
      ruling: 'rating-after-command-roll',
      reading: 'The rating after the Change of Command counts for the hand, too.',
      rule: '11.2',
    });
  if (opening.elephants > 0)
    readings.push(
      { ruling: 'elephant-charge-order', reading: 'The charge takes its cards after the limit of 20.', rule: '11.3' },
      { ruling: 'no-cards-left', reading: 'A hand stops at 0 cards.', rule: '11.3' },
    );
  return readings;
}

/** 11.9 to 11.11: what the way on from the last card takes for granted, each once. */
function afterwards(lefts: readonly Aftermath[]): Assumption[] {
  const all = lefts.flatMap(readingsAfter);
  return [
    ...all.filter(({ ruling }, i) => all.findIndex((other) => other.ruling === ruling) === i),
    {
      ruling: 'no-last-card',
      reading: 'Where no card was played, the Retreat Die is read as after a Frontal Assault.',
      rule: '11.10A',
    },
  ];
}

/** `lefts`: ways in which the duel can be left, where it goes on. */
export const basisOf = (duel: Duel, read: Reader, lefts: readonly Aftermath[] = []): Basis =>
  basis(ledgerOf(duel), [...readingsOf(duel), ...(lefts.length ? afterwards(lefts) : [])], read);
