/** Seeded draws and shuffles whose whole state is one number, so that plain data can hold it. Knows no game. */
import { Random } from './random.ts';

export interface Drawn {
  /** From 0 up to, but never, 1. */
  readonly value: number;
  /** The seed of the next draw. */
  readonly seed: number;
}

const seedFrom = (random: Random): number => random.next() | 0;

/** One draw, and the seed for the next. */
export function draw(seed: number): Drawn {
  const random = new Random(seed);
  return { value: random.share(), seed: seedFrom(random) };
}

/** Every order equally likely; the list given stays as it is. */
export function shuffled<T>(given: readonly T[], random: Random): T[] {
  const list = [...given];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
