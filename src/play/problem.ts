/** Why an action is not allowed: the clause, and one sentence with what was found and what is allowed. */

export interface Problem {
  /** The game is over; not an action at all; not the moment for it; a rule forbids it. */
  readonly code: 'over' | 'shape' | 'moment' | 'rule';
  readonly rule: string;
  readonly sentence: string;
}

/** A rule forbids it. */
export const no = (rule: string, sentence: string): Problem => ({ code: 'rule', rule, sentence });

/** Names in a row, for what is allowed. */
export const listed = (names: readonly (string | number)[]): string => (names.length ? names.join(', ') : 'nothing');

/** What the rules know to be there; a RangeError names what is not. */
export function there<T>(found: T | null | undefined, what: string, id: unknown = ''): T {
  if (found === null || found === undefined) throw new RangeError(`${what} "${id}" is not there`);
  return found;
}
