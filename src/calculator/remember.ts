/** Builds something from an input once: dice are asked for one roll at a time, and the same tree serves them all. */
import { recall } from '../engine/recall.ts';
import type { Reader, Tables } from './table.ts';

/** Once for an input and its tables; whoever uses what was made stands on what was looked up for it. */
export function perCase<I extends object, T extends NonNullable<unknown>>(
  make: (input: I, read: Reader) => T,
): (input: I, read: Reader) => T {
  const known = new WeakMap<I, WeakMap<Tables, { made: T; read: Reader }>>();
  return (input, read) =>
    read.kept(
      recall(known, input, () => new WeakMap()),
      (own) => make(input, own),
    );
}
