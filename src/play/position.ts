/** What every hand-made position must satisfy: its names exist, and nothing is in two places; otherwise a RangeError. */
import { known } from '../calculator/keys.ts';

export function allKnown(what: string, names: Iterable<string>, among: readonly string[]): void {
  for (const name of names) known(among, name, what);
}

export function noneTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new RangeError(`${what} "${twice}" appears twice in the position`);
}
