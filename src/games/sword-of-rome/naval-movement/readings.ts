/** The readings of 9.6.4 that a voyage really touches. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { navalModifier, rollDue, type Voyage } from './voyage.ts';

export function navalReadings(voyage: Voyage, figures: Figures): Assumption[] {
  if (!rollDue(voyage)) return [];
  return [
    {
      ruling: 'naval-return-and-attrition',
      rule: '9.6.4',
      reading: 'Return: back to the port it left. Attrition: one roll on the attrition table, then it arrives.',
    },
    ...(voyage.friendlyPort
      ? [
          {
            ruling: 'naval-combat-friendly-port',
            rule: '9.6.4',
            reading: 'Sailing to a friendly port takes 2 off the naval combat roll.',
          },
        ]
      : []),
    ...(navalModifier(voyage, figures) === 0
      ? []
      : [
          {
            ruling: 'naval-combat-roll-range',
            rule: '9.6.4',
            reading: 'A naval combat roll below 1 is a success, one above 6 is attrition.',
          },
        ]),
  ];
}
