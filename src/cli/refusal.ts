/** Refuses a call from the terminal: one sentence on the error stream, exit code 2. */
import { nearest, quoted } from '../calculator/quoted.ts';

export class Refusal extends Error {}

/** One of the names that are known, or a refusal that offers the nearest. */
export function pick<T extends string>(what: string, found: string | undefined, known: readonly T[]): T {
  const is = known.find((name) => name === found);
  if (is !== undefined) return is;
  const near = found === undefined ? undefined : nearest(found, known);
  const hint = near ? ` (did you mean "${near}"?)` : '';
  const missing = found === undefined ? `Name the ${what}` : `There is no ${what} ${quoted(found)}${hint}`;
  throw new Refusal(`${missing}; ${known.length ? `choose from ${known.join(', ')}` : 'there are none yet'}.`);
}
