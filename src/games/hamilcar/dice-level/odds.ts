/** Dice levels as a report, with all rolls of an Elephant Charge. */
import type { Tables } from '../../../calculator/table.ts';
import { percent } from '../../../calculator/words.ts';
import type { Approach } from './page-fields.ts';
import { levelsIn, planOf } from './plan.ts';
import { mayCharge, rightsOf, withMetellus } from './rules.ts';

export function levelOdds(meeting: Approach, tables: Tables) {
  const { modifier, again, facts, basis } = planOf(meeting, tables);
  const counts = mayCharge(meeting) ? rightsOf(modifier, meeting) : { carthage: 0, nobody: 6, rome: 0 };
  const rights = withMetellus(counts, again);
  const chances = {
    carthageRerolls: rights.carthage / 36,
    nobodyRerolls: rights.nobody / 36,
    romeRerolls: rights.rome / 36,
  };
  const charge = mayCharge(meeting)
    ? ` The charge favours Carthage ${percent(chances.carthageRerolls)} of the time and Rome ${percent(chances.romeRerolls)}.`
    : '';
  return { sentence: levelsIn(facts) + charge, chances, expected: {}, distributions: {}, facts, ...basis };
}
