/** What blockade runners rest on: the points to lift, and the readings of 16.4. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Blockade } from './fields.ts';

export const blockadeLedger = ({ points }: Blockade): Line[] => [
  line('points', points, 'Siege Points on the city', '14.5.A'),
];

export const BLOCKADE_READINGS: readonly Assumption[] = [
  {
    ruling: 'blockade-runner-symbols',
    rule: '16.4',
    reading: 'The point symbol of the Siege Die lifts a Siege Point, the loss symbol sinks the Warship.',
  },
  {
    ruling: 'dice-faces',
    rule: '14.2',
    reading: 'The faces of the Siege Dice are those of their tables; where they are ours, replace them by your own.',
  },
];
