/** The fixed numbers of the rules, by name, and how a table entry counts. */
import type { Entry } from '../../../calculator/table.ts';
import type { Figures } from '../tables.ts';

type Limit =
  | 'cards-in-round'
  | 'withdrawal-cards'
  | 'galley-legions'
  | 'traitor-look'
  | 'uncontrolled'
  | 'emperors'
  | 'area-provinces'
  | 'areas-to-win'
  | 'areas-to-win-as-emperor'
  | 'game-turns'
  | 'legions-each';

/** A figure that may be less than nothing; a word in its place counts as nothing. */
export const figureOf = ({ value }: Entry): number => (typeof value === 'number' ? value : 0);

/** The same where less than nothing counts as nothing. */
export const amountOf = (entry: Entry): number => Math.max(0, figureOf(entry));

export const limitOf = (what: Limit, figures: Figures): number => amountOf(figures.at('limits', what, 'number'));
