/** What a roll can lead to, in its own words, and how likely each result is. */
import { everyFall } from '../calculator/roll/falls.ts';
import type { Rolled } from './chance.ts';

export interface Outcome {
  readonly says: string;
  readonly chance: number;
}

/** More falls than two sides of four dice each have. */
const LIMIT = 20_000;

/** What a roll can come to, likeliest first; undefined where it does not say so in words or has too many falls. */
export function outcomesOf({ dice, reads }: Rolled): Outcome[] | undefined {
  const falls = reads && everyFall(dice, LIMIT);
  if (!falls) return undefined;
  const chances = new Map<string, number>();
  for (const { faces, chance } of falls) {
    const says = reads(faces);
    chances.set(says, (chances.get(says) ?? 0) + chance);
  }
  return [...chances].map(([says, chance]) => ({ says, chance })).sort((a, b) => b.chance - a.chance);
}
