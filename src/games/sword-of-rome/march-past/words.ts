/** Words for a march: who comes, and which stage of it this is. */
import { capital, listed, PEOPLES, type Power } from '../words.ts';
import type { March } from './rules.ts';

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

/** Interception, with the space and the power where there are several. */
export function stageName({ spaces, interceptors }: March, space: number, power: Power): string {
  const where = spaces.length > 1 ? ` into space ${space + 1}` : '';
  const who = new Set(interceptors.map((a) => a.power)).size > 1 ? ` by the ${PEOPLES[power]}` : '';
  return `Interception${where}${who}`;
}
