/** Fleet (2.3.G, 7.3, 8.3): whether a Fleet may sail as it is, and how much of its range the route uses. */
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { type Fleet, fleetFields } from './fields.ts';
import { breachesOf, costOf, fleetLedger, rangeOf, rangeUsed, unitsOf } from './rules.ts';

function compute(input: Fleet, read: Figures) {
  const breaches = breachesOf(input, read);
  const isRome = input.side === 'rome';
  const [unitsTotal, used, range] = [unitsOf(input), rangeUsed(input, read), rangeOf(input, read)];
  return {
    sentence: breaches.length
      ? `The Fleet cannot sail like this: ${breaches.map(({ text }) => text).join('; ')}.`
      : `The Fleet may sail: ${plural(unitsTotal, 'Unit')} aboard; it uses ${used} of its range of ${range}.`,
    facts: {
      legal: breaches.length === 0,
      unitsTotal,
      range,
      rangeUsed: used,
      mpsUsed: costOf(input, read),
      ...(breaches.length > 0 && { against: breaches.map(({ rule }) => rule).join(', ') }),
    },
    ledger: fleetLedger(input, read),
    readings: {
      'roman-range-in-mps': isRome && input.crossings > 0,
      'events-open-africa': isRome && input.role === 'moving' && input.africa && input.africanus,
    },
  };
}

export const fleet = calculator({
  id: 'fleet',
  title: 'Fleet',
  question: 'May this Fleet sail, and how far?',
  rules: [
    '2.3.G',
    '2.3.F',
    '2.1.H',
    '2.2.D3',
    '7.1',
    '7.3.A',
    '7.3.B',
    '7.3.C',
    '8.1',
    '8.3',
    '8.4',
    '15.3.B',
    '15.3.C',
    '15.3.D',
    '15.4.B',
    '15.6',
  ],
  fields: fleetFields,
  tables: ['fleet-limits', 'sea-costs', 'seamanship', 'rome-in-africa'],
  terms: {
    legal: 'The Fleet may sail',
    unitsTotal: 'Units aboard',
    range: 'Range',
    rangeUsed: 'Range the route uses',
    mpsUsed: 'MPs the route costs',
    against: 'Clauses that forbid it',
  },
  compute,
});
