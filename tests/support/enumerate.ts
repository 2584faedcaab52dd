/** What many outcomes say of a fact, each with its chance. */
import type { Fact, Outcome } from '../../src/calculator/report.ts';

/** What outcomes say of a fact: how often it is told at all, its mean, and the chance of each of its values. */
export interface Told {
  told: number;
  sum: number;
  readonly values: Map<Fact, number>;
}

export function tellingsOf(
  outcomes: Iterable<{ outcome: Outcome; chance: number }>,
  keys: readonly string[],
): Map<string, Told> {
  const tellings = new Map<string, Told>();
  for (const { outcome, chance } of outcomes) {
    for (const key of keys) {
      const fact = outcome.facts[key];
      if (fact === undefined) continue;
      const told = tellings.get(key) ?? { told: 0, sum: 0, values: new Map() };
      told.told += chance;
      told.sum += chance * Number(fact);
      told.values.set(fact, (told.values.get(fact) ?? 0) + chance);
      tellings.set(key, told);
    }
  }
  return tellings;
}

export const meanOf = ({ told, sum }: Told): number => sum / told;
