/** The six-sided dice of the game: what is rolled, what was rolled, and what a face shows. */
import type { Faces, Roll } from '../../calculator/calculator.ts';
import { uniform } from '../../engine/dist.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const SIDED = FACES.length;

/** All faces of one die. */
export const DIE = uniform<number>(FACES);

export const oneDie = (id: string, label: string): Roll => ({ id, label, dice: 1, sides: SIDED });

/** The face of a die; undefined while it has not fallen. */
export const faceOf = (faces: Faces, id: string): number | undefined => faces[id]?.[0];

/** What stands on a face, or at a place of a list: the first is 1. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[place - 1];
  if (found === undefined) throw new RangeError(`place ${place}: must be 1 to ${list.length}`);
  return found;
}

/** A result that all its dice have settled. */
export function settled<T>(result: T | undefined, what: string): T {
  if (result === undefined) throw new RangeError(`${what} needs the faces of all its rolls`);
  return result;
}
