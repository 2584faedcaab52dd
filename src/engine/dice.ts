/** Dice as multisets: each sorted roll once, with the number of ways to roll it. Knows no game. */
import { type Dist, weighted } from './dist.ts';

/** All sorted rolls, low to high: 3d6 has 56, not 216. */
export function rolls(dice: number, sides = 6): Dist<readonly number[]> {
  if (!Number.isInteger(dice) || dice < 0) throw new RangeError(`dice ${dice}: must be a whole number from 0`);
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`sides ${sides}: must be a whole number from 1`);
  const entries: (readonly [readonly number[], number])[] = [];
  const faces: number[] = [];
  // Ways = dice! / product of (count of each face)!, built up one face at a time as binomials.
  const place = (face: number, left: number, ways: number): void => {
    if (left === 0) {
      entries.push([[...faces], ways]);
      return;
    }
    if (face > sides) return;
    let choose = 1;
    for (let count = 0; count <= left; count++) {
      if (count > 0) {
        choose = (choose * (left - count + 1)) / count;
        faces.push(face);
      }
      place(face + 1, left - count, ways * choose);
    }
    faces.length -= left;
  };
  place(1, dice, 1);
  return weighted(entries);
}

/** The total of some dice, by convolution. */
export function total(dice: number, sides = 6): Dist<number> {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + sides - 1).fill(0);
    for (let sum = 0; sum < ways.length; sum++)
      for (let face = 0; face < sides; face++) next[sum + face]! += ways[sum]!;
    ways = next;
  }
  return weighted(ways.map((count, sum) => [sum + dice, count] as const));
}

/** One die of six sides: each face once. */
export const DIE = total(1);

/** The chance that one die shows at most this much. */
export const atMost = (target: number, sides = 6): number => Math.min(Math.max(Math.floor(target), 0), sides) / sides;
