/** The readings a whole game is played by: for each ruling its options, the one we follow first. */

import { isAmong, keysOf, known } from '../calculator/keys.ts';
import type { Switches } from '../calculator/switches.ts';

export type Chosen<R extends Switches> = { readonly [Id in keyof R]: keyof R[Id] & string };

/** One reading of each, the first where none is chosen; a RangeError where there is no such ruling or option. */
export function chosenFrom<R extends Switches>(readings: R, chosen: Partial<Chosen<R>> = {}): Chosen<R> {
  for (const [id, option] of Object.entries(chosen)) {
    const options = keysOf(readings[known(keysOf(readings), id, 'ruling')] ?? {});
    if (!isAmong(options, option)) throw new RangeError(`ruling "${id}": "${option}" is not ${options.join(' or ')}`);
  }
  const first = Object.fromEntries(Object.entries(readings).map(([id, options]) => [id, Object.keys(options)[0]]));
  return { ...first, ...chosen } as Chosen<R>;
}
