/**
 * Results that are computed once and kept under a key, and short keys for the content of a state. Kept here alone, so
 * that a test can switch it off: kept or computed anew, every figure must be the same. Knows no game.
 */

/** Where results are kept: a map, or one that lets go of what nobody holds any more. */
interface Known<K, T> {
  get(key: K): T | undefined;
  set(key: K, made: T): unknown;
}

let trusted = true;

/** What was made for this key, else made now. The key must tell apart all that the making looks at. */
export function recall<K, T extends NonNullable<unknown>>(known: Known<K, T>, key: K, make: () => T): T {
  const found = trusted ? known.get(key) : undefined;
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** The short key of a state, or its content while nothing shorter is trusted. */
export const shortOr = <S>(short: (state: S) => unknown, content: (state: S) => unknown): ((state: S) => unknown) =>
  trusted ? short : content;

/** Runs with nothing recalled and nothing told apart by a short key. */
export function anew<T>(run: () => T): T {
  const before = trusted;
  trusted = false;
  try {
    return run();
  } finally {
    trusted = before;
  }
}
