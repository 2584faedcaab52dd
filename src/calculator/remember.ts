/** Makes what an input needs once: faces are asked for one by one, and the same tree serves them all. */
import { recall } from '../engine/recall.ts';
import type { Tables } from './table.ts';

export function remember<I extends object, T extends NonNullable<unknown>>(
  make: (input: I, tables: Tables) => T,
): (input: I, tables: Tables) => T {
  const known = new WeakMap<I, WeakMap<Tables, T>>();
  return (input, tables) =>
    recall(
      recall(known, input, () => new WeakMap()),
      tables,
      () => make(input, tables),
    );
}
