/** Seeded chance whose whole state is one number, so that plain data can carry it (mulberry32). Knows no game. */

export interface Drawn {
  /** From 0 up to, but never, 1. */
  readonly value: number;
  /** The seed of the next draw. */
  readonly seed: number;
}

/** One draw, and the seed for the next. */
export function draw(seed: number): Drawn {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), next | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return { value: ((t ^ (t >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** The same draws one after another, for whoever need not write the seed down. */
export function random(seed: number): () => number {
  let at = seed | 0;
  return () => {
    const drawn = draw(at);
    at = drawn.seed;
    return drawn.value;
  };
}

export interface Shuffled<T> {
  readonly list: readonly T[];
  readonly seed: number;
}

/** Every order equally likely; the list given stays as it is. */
export function shuffled<T>(given: readonly T[], seed: number): Shuffled<T> {
  const list = [...given];
  let at = seed;
  for (let i = list.length - 1; i > 0; i--) {
    const drawn = draw(at);
    at = drawn.seed;
    const j = Math.floor(drawn.value * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return { list, seed: at };
}
