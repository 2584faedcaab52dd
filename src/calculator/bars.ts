/** What the rules forbid between fields: values that each field allows by itself and that cannot be so together. */
import type { Fields } from './fields.ts';

export interface Barred {
  readonly code: 'bar';
  /** The field at which it is said. */
  readonly field: string;
  readonly sentence: string;
}

/** The number of a clause as the rules print it: what we add to tell clauses of one number apart is no number. */
const printed = (rule: string): string => rule.replace(/-.*$/, '');

/** The first contradiction of each field that is asked for in this case. */
export const barsOf = (fields: Fields, input: Readonly<Record<string, unknown>>): Barred[] =>
  Object.entries(fields).flatMap(([field, { bar, when }]) => {
    const found = bar && (!when || when(input)) ? bar(input) : undefined;
    return found ? [{ code: 'bar', field, sentence: `${found.says} (${printed(found.rule)}).` }] : [];
  });
