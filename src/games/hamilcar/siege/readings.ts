/** What a Siege rests on: the points that are missing, what is settled before the first roll, and the readings touched. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import { hasFallen } from '../../../mechanics/siege.ts';
import { type Camp, dieAt, markersOf, pairsOf, startOf } from './rules.ts';

const NAMES = { city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

export const nameOf = ({ siege }: Camp): string => NAMES[siege.target];

/** What is settled before the first roll. */
export function siegeFacts(camp: Camp) {
  const start = startOf(camp);
  const die = dieAt(camp, start);
  const mayAttempt = !hasFallen(start) && !start.stalled && die !== undefined;
  return {
    needed: camp.needed,
    die: die?.kind ?? 'none',
    mayAttempt,
    ...(!mayAttempt && !hasFallen(start) && { pointsKept: true }),
  };
}

/** 14.1: the points that are missing. */
export const siegeLedger = ({ siege, needed }: Camp): readonly Line[] => [
  line('points', needed, 'Points needed', '14.1'),
  ...when(
    markersOf(siege) !== 0,
    line('roll', markersOf(siege), 'Siege Train or Citadel, points on each roll', '17.1.#3', 'yours'),
  ),
  ...when(siege.points > 0, line('points', -siege.points, 'Points placed so far', '14.1')),
];

export const siegeReadings = ({ siege }: Camp, rolled: boolean, below: boolean): readonly Assumption[] => [
  ...when(rolled, {
    ruling: 'dice-faces',
    rule: '14.2',
    reading: 'The faces of the Siege Dice are those of their tables; where they are ours, replace them by your own.',
  }),
  ...when(below, {
    ruling: 'siege-below-three',
    rule: '14.1',
    reading: 'A Force that falls below 3 CUs keeps its points, but cannot make another attempt.',
  }),
  ...when(rolled && pairsOf(siege) > 0, {
    ruling: 'determined-defense-once',
    rule: '14.3',
    field: 'determined',
    reading:
      siege.determined === 'once'
        ? 'Determined Defense cancels one point of a roll.'
        : 'Determined Defense may be paid for each point of a roll.',
  }),
];
