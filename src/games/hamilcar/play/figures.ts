/** Which tables a game under way keeps in its set-up. */
import type { Tables } from '../../../calculator/table.ts';
import { keptFrom as kept } from '../../../play/figures.ts';

/** What the rules of a game under way look into; its deck and its map were read at the start. */
const READ = [
  'attrition',
  'attrition-elephants',
  'attrition-row-six',
  'battle-dice',
  'change-of-command',
  'charge-modifiers',
  'fleet-limits',
  'hire-cost',
  'large-battle-die',
  'limits',
  'miat',
  'naval-columns',
  'naval-die',
  'red-siege-die',
  'reinforcements',
  'rome-in-africa',
  'sea-costs',
  'seamanship',
  'siege-needs',
  'small-battle-die',
  'storm-column',
  'storm-rolls',
  'white-siege-die',
] as const;

/** The tables that a game keeps; a RangeError where one is missing. */
export const keptFrom = (tables: Tables): Tables => kept(tables, READ);
