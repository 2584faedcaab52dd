/** The slow way: every ordered roll one by one. Too simple to be wrong, and shares nothing with the engine. */

/** All ordered rolls: 3d6 has 216. */
export function sequences(dice: number, sides = 6): number[][] {
  let all: number[][] = [[]];
  for (let die = 0; die < dice; die++) {
    all = all.flatMap((roll) => Array.from({ length: sides }, (_, i) => [...roll, i + 1]));
  }
  return all;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How often each key occurs. */
export function tally<T>(items: Iterable<T>, key: (item: T) => string | number): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

export const choose = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k);
