/** Every way the dice of one resolution can fall, asked for roll by roll as a replay would. */
import type { Faces, Roll } from '../../src/calculator/calculator.ts';
import { type Needed, nextRoll } from '../../src/calculator/faces.ts';
import type { Fact, Outcome } from '../../src/calculator/report.ts';
import { rolls } from '../../src/engine/dice.ts';
import { entriesOf } from '../../src/engine/dist.ts';
import { sequences } from './oracle.ts';

interface Fall {
  readonly faces: Faces;
  readonly ways: number;
  readonly of: number;
}

const facesOf = ({ dice, sides, ordered }: Roll): (readonly [readonly number[], number])[] =>
  ordered ? sequences(dice, sides).map((faces) => [faces, 1] as const) : [...entriesOf(rolls(dice, sides))];

/** All of them with their chances; undefined where there are more than `limit`. */
export function everyFall(needed: Needed, limit: number): { faces: Faces; chance: number }[] | undefined {
  const done: Fall[] = [];
  for (let open: Fall[] = [{ faces: {}, ways: 1, of: 1 }]; open.length > 0; ) {
    const next: Fall[] = [];
    for (const fall of open) {
      const roll = nextRoll(needed, fall.faces);
      if (!roll) done.push(fall);
      else {
        const of = fall.of * roll.sides ** roll.dice;
        for (const [faces, ways] of facesOf(roll)) {
          next.push({ faces: { ...fall.faces, [roll.id]: faces }, ways: fall.ways * ways, of });
        }
      }
      if (done.length + next.length > limit) return undefined;
    }
    open = next;
  }
  return done.map(({ faces, ways, of }) => ({ faces, chance: ways / of }));
}

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
