/** The single rolls during a march, as plain data: who comes, and as which army. Knows no plan and no tree. */
import { type Check, check, sumOf } from '../dice.ts';
import { capital, listed } from '../words.ts';
import type { MarchInput } from './fields.ts';

/** An interceptor, all of it that bears on one attempt: `enemySpace` is ground enemy to it that holds none of its CU (10.3). */
export type Interceptor = Pick<MarchInput['interceptors'][number], 'cu' | 'tactics' | 'enemySpace'>;

/** 10.3, 10.4: the highest face on which this army comes. */
export const comesOn = ({ tactics, enemySpace }: Interceptor): number => Math.max(0, tactics - (enemySpace ? 1 : 0));

/** 10.3, 10.4: army by army, whether it comes. */
export const intercept = (armies: readonly Interceptor[], faces: readonly number[]): Check[] =>
  armies.map((army, i) => check('10.4', comesOn(army), faces[i] ?? Number.NaN));

/** 10.4: those who came, as one army under the leader its owner would choose. */
export interface Arrival {
  /** Places in the list of interceptors. */
  readonly who: readonly number[];
  readonly cu: number;
  readonly tactics: number;
}

export function arrivalOf(armies: readonly Interceptor[], who: readonly number[]): Arrival {
  const came = armies.filter((_, i) => who.includes(i));
  return { who, cu: sumOf(came.map((army) => army.cu)), tactics: Math.max(0, ...came.map((army) => army.tactics)) };
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const armies = (who: readonly number[]): string =>
  `${who.length > 1 ? 'armies' : 'army'} ${listed(who.map((i) => String(i + 1)))}`;

/** Whoever comes where several sets of armies come to the same. */
export function namesOf(sets: readonly (readonly number[])[]): string {
  const [size = 0, ...others] = new Set(sets.map((who) => who.length));
  const alike = others.length === 0;
  const verb = alike && size === 1 ? 'comes' : 'come';
  const union = [...new Set(sets.flat())].sort((a, b) => a - b);
  // All sets of one size out of some armies are told by their number alone.
  const all = sets.length > 1 && alike && sets.length === ways(union.length, size);
  return all
    ? `${capital(COUNTS[size] ?? String(size))} of ${armies(union)} ${verb}`
    : `${capital(listed(sets.map(armies), 'or'))} ${verb}`;
}

const ways = (of: number, take: number): number => (take === 0 ? 1 : (ways(of - 1, take - 1) * of) / take);
