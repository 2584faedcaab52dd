/** The single rolls of a march, as plain data: who comes, and whether the mover backs up. Knows no plan and no tree. */
import { type Check, check } from '../dice.ts';
import type { MarchInput } from './fields.ts';

/** An interceptor, all of it that bears on one attempt: `enemySpace` is ground enemy to it that holds none of its CU (10.3). */
export type Interceptor = Pick<MarchInput['interceptors'][number], 'cu' | 'tactics' | 'enemySpace'>;

/** 10.3, 10.4: the highest face on which this army comes. */
export const comesOn = ({ tactics, enemySpace }: Interceptor): number => Math.max(0, tactics - (enemySpace ? 1 : 0));

/** 10.3, 10.4: army by army, whether it comes. */
export const intercept = (armies: readonly Interceptor[], faces: readonly number[]): Check[] =>
  armies.map((army, i) => check('10.4', comesOn(army), faces[i] ?? Number.NaN));

/** 10.5.1: whether the mover backs up in time. */
export const refuse = (tactics: number, face: number): Check => check('10.5.1', tactics, face);
