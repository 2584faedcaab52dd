/** The basis of a card duel: what each side adds to the deal, and the readings that apply. */
import { line } from '../../../calculator/ledger.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import type { Line } from '../../../calculator/report.ts';
import { type Aftermath, afterReadings } from '../after-battle/rules.ts';
import type { Duel } from './playout.ts';

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

function readingsOf({ seats, opening }: Duel) {
  const [{ policy }, other] = seats;
  const charges = opening.elephants > 0;
  return {
    'card-policy': policy === other.policy ? policy : 'both',
    'one-deck': true,
    'refusing-to-match': true,
    'reserve-in-attack': true,
    'hannibal-probe': opening.hannibal,
    'double-envelopment-without-general': seats.some((s) => s.rating === 0) || opening.otherConsul === 0,
    'cancelled-disengage': seats.some((s) => s.disengageAt > 0),
    'rating-after-command-roll': opening.otherConsul !== undefined,
    'elephant-charge-order': charges,
    'no-cards-left': charges && { rule: '11.3' },
  } as const;
}

/** `lefts`: ways in which the duel can be left, where it goes on (11.9 to 11.11). */
export const groundsOf = (duel: Duel, lefts: readonly Aftermath[]) => ({
  ledger: ledgerOf(duel),
  readings: touchedBy(readingsOf(duel), ...lefts.map(afterReadings), {
    'no-last-card': lefts.length > 0,
    'ran-out-of-cards': lefts.length > 0,
  }),
});
