/** What is settled before an Elephant Charge is rolled, with all that it rests on. */
import { totalOf } from '../../../calculator/ledger.ts';
import { remember } from '../../../calculator/remember.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { metellusIn } from '../land-battle/metellus.ts';
import type { Approach } from './page-fields.ts';
import { levelFacts, levelReadings } from './readings.ts';
import { chargeLedger, ladder, mayCharge, metellusMay } from './rules.ts';

export const planOf = remember((meeting: Approach, tables: Tables) => {
  const read = new Reader(tables);
  const steps = ladder(meeting);
  const charge = chargeLedger(meeting, read);
  const modifier = totalOf(charge);
  const facts = {
    ...levelFacts(meeting, steps, read),
    ...(mayCharge(meeting) && { chargeModifier: modifier }),
  };
  return {
    modifier,
    again: metellusMay(meeting) ? metellusIn({ ...meeting, cancelling: 'must' }, read) : (): boolean => false,
    facts,
    basis: basis([...steps.ledger, ...charge], levelReadings(meeting, mayCharge(meeting)), read),
  };
});

export type LevelFacts = ReturnType<typeof planOf>['facts'];

export function levelsIn({ carthageLevel, romeLevel, carthageDice, romeDice }: LevelFacts): string {
  const dice = (words: string): string => (words === 'none' ? 'no die' : words);
  return `Carthage rolls at level ${carthageLevel} (${dice(carthageDice)}), Rome at level ${romeLevel} (${dice(romeDice)}).`;
}
