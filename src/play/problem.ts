/** Why an action is not allowed: the clause, and one sentence with what was found and what is allowed. */

export interface Problem {
  /** The game is over; not an action at all; not the moment for it; a rule forbids it. */
  readonly code: 'over' | 'shape' | 'moment' | 'rule';
  readonly rule: string;
  readonly sentence: string;
}

/** A rule forbids it. */
export const no = (rule: string, sentence: string): Problem => ({ code: 'rule', rule, sentence });

/** What is allowed: A, B or C. */
export const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
