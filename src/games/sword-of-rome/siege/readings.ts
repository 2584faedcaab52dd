/** The readings of chapter 13 that a siege really touches. */
import type { Assumption } from '../../../calculator/report.ts';
import { touched } from '../readings.ts';
import type { Siege } from './fields.ts';

export const siegeReadings = ({ rolls }: Siege, overshoots: boolean): Assumption[] =>
  touched([
    {
      holds: rolls > 1,
      ruling: 'one-siege-roll-per-round',
      rule: '13.1.1-exception',
      reading:
        'Each roll to come belongs to another round or to a Surrender Phase: a space is rolled for once in a round.',
    },
    {
      holds: overshoots,
      ruling: 'siege-level-above-loyalty',
      rule: '13.5-note',
      reading: 'The place falls at a level above its loyalty or factor as well as at the same.',
    },
  ]);
