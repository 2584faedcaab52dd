/** Chapter 10 as pure functions: who comes, and whether the mover can back out. */
import { atMost } from '../../engine/dice.ts';

export interface Interceptor {
  readonly cu: number;
  readonly tactics: number;
  /** 10.3: the space is enemy to the interceptor and holds none of its CU. */
  readonly enemySpace: boolean;
}

/** 10.3, 10.4: the highest face on which this army comes. */
export const comesOn = ({ tactics, enemySpace }: Interceptor): number => Math.max(0, tactics - (enemySpace ? 1 : 0));

/** 10.4: the chance that this army comes. */
export const chanceToCome = (army: Interceptor): number => atMost(comesOn(army));

/** 10.5.1: the chance to refuse battle against an unwilling enemy. */
export const chanceToRefuse = (tactics: number): number => atMost(tactics);

/** 10.4: those who came, as one army under the leader its owner would choose. */
export interface Arrival {
  /** Places in the list of interceptors. */
  readonly who: readonly number[];
  readonly cu: number;
  readonly tactics: number;
}

export const arrivalOf = (armies: readonly Interceptor[], who: readonly number[]): Arrival => ({
  who,
  cu: who.reduce((sum, i) => sum + armies[i]!.cu, 0),
  tactics: Math.max(0, ...who.map((i) => armies[i]!.tactics)),
});

/** 10.3: every set of armies that may come, with its chance; the empty set first. */
export function arrivals(armies: readonly Interceptor[]): { arrival: Arrival; chance: number }[] {
  return Array.from({ length: 2 ** armies.length }, (_, set) => {
    const who = armies.flatMap((_, i) => (set & (1 << i) ? [i] : []));
    const chance = armies.reduce(
      (p, army, i) => p * (who.includes(i) ? chanceToCome(army) : 1 - chanceToCome(army)),
      1,
    );
    return { arrival: arrivalOf(armies, who), chance };
  }).filter(({ chance, arrival }) => chance > 0 || arrival.who.length === 0);
}
