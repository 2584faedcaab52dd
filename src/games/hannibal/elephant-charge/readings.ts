/** What an Elephant Charge stands on: the amounts that decide it, and the readings that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Input } from './fields.ts';

export const ledgerOf = ({ rating, elephants, modifier }: Input): Line[] => [
  line('rome', rating, 'Battle Rating that the roll must exceed', '11.3'),
  line('rome', -elephants, 'Battle Cards, if it does', '11.3'),
  line('carthage', -1, 'Battle Card, on 1 or less', '11.3'),
  ...(modifier === 0 ? [] : [line('carthage', modifier, 'Added to the roll', '11.3')]),
];

export function readingsOf({ rating, elephants, romanCards, punicCards }: Input): Assumption[] {
  const readings: Assumption[] = [
    {
      ruling: 'elephant-charge-order',
      reading: 'The charge takes its cards after the limit of 20.',
      rule: '11.4',
    },
  ];
  if (rating === 0)
    readings.push({
      ruling: 'elephant-one-first',
      reading: 'A 1 harms Carthage, even if Rome has no General.',
      rule: '11.3',
    });
  if (romanCards < elephants || punicCards === 0)
    readings.push({ ruling: 'no-cards-left', reading: 'A hand stops at 0 cards.', rule: '11.3' });
  return readings;
}
