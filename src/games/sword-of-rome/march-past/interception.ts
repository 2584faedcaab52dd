/** Chapter 10 as pure functions: who may try, who comes, and whether the mover can back out. */
import type { Reader } from '../../../calculator/table.ts';
import { atMost } from '../../../engine/dice.ts';
import type { Power } from '../words.ts';

export interface Interceptor {
  readonly cu: number;
  readonly tactics: number;
  /** 10.3: the space is enemy to the interceptor and holds none of its CU. */
  readonly enemySpace: boolean;
}

/** An interceptor beside a march through several spaces, which are counted from 1. */
export interface Watcher extends Interceptor {
  readonly power: Power;
  /** The first space into which it may try. */
  readonly from: number;
  /** In how many spaces it may try. */
  readonly spaces: number;
}

/** 10.1: an army tries again in each further space adjacent to it. */
export const mayTry = ({ from, spaces }: Watcher, space: number): boolean => space >= from && space < from + spaces;

/** 10.3: the order in which powers try; whoever wins the tie sets it. */
export const ORDERS = ['tie', 'listed'] as const;
export type Order = (typeof ORDERS)[number];

/** Powers that no player runs have no place in the list of ties: they come after it. */
const UNRANKED: readonly Power[] = ['volsci', 'transalpine', 'rebels'];
const LAST_PLACE = 6;

/** 4.4: these powers, the winner of a tie first. */
export function inTieOrder(powers: readonly Power[], read: Reader): Power[] {
  if (powers.length < 2) return [...powers];
  const placeOf = (power: Power): number =>
    UNRANKED.includes(power)
      ? LAST_PLACE + 1 + UNRANKED.indexOf(power)
      : Number(read.at('tie-order', power, 'place').value);
  return powers.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** 10.3: each power that tries, once. */
export function powersInOrder(armies: readonly Watcher[], order: Order, read: Reader): Power[] {
  const present = [...new Set(armies.map((army) => army.power))];
  return order === 'tie' ? inTieOrder(present, read) : present;
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
