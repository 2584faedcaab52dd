/** What is settled before an Elephant Charge is rolled, with all that it rests on. */
import { remember } from '../../../calculator/remember.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { totalOf } from '../ledger.ts';
import type { Meeting } from './fields.ts';
import { levelFacts, levelReadings } from './readings.ts';
import { chargeLedger, ladder, mayCharge, metellusMay, type Right } from './rules.ts';

/** Without Battle Dice to look at, Metellus answers a charge that favours Carthage, and no other. */
const ANSWER = 'where it favours Carthage';

export const planOf = remember((meeting: Meeting, tables: Tables) => {
  const read = new Reader(tables);
  const steps = ladder(meeting);
  const charge = chargeLedger(meeting, read);
  const modifier = totalOf(charge);
  const facts = {
    ...levelFacts(meeting, steps, read),
    ...(mayCharge(meeting) && { chargeModifier: modifier }),
  };
  const readings = levelReadings(meeting, mayCharge(meeting), ANSWER);
  return {
    modifier,
    again: (right: Right): boolean => metellusMay(meeting) && right === 'carthage',
    facts,
    basis: basis([...steps.ledger, ...charge], readings, read),
  };
});

export type LevelFacts = ReturnType<typeof planOf>['facts'];

export function levelsIn({ carthageLevel, romeLevel, carthageDice, romeDice }: LevelFacts): string {
  const dice = (words: string): string => (words === 'none' ? 'no die' : words);
  return `Carthage rolls at level ${carthageLevel} (${dice(carthageDice)}), Rome at level ${romeLevel} (${dice(romeDice)}).`;
}
