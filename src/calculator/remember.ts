/** Makes what an input needs once: faces are asked for one by one, and the same tree serves them all. */
import type { Tables } from './table.ts';

export function remember<I extends object, T>(make: (input: I, tables: Tables) => T): (input: I, tables: Tables) => T {
  const known = new WeakMap<I, { readonly tables: Tables; readonly made: T }>();
  return (input, tables) => {
    const found = known.get(input);
    if (found?.tables === tables) return found.made;
    const made = make(input, tables);
    known.set(input, { tables, made });
    return made;
  };
}
