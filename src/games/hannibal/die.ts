/** The Die of the game: how it is asked for, read and described. */
import type { Faces, Roll } from '../../calculator/calculator.ts';
import { integer, signed } from '../../calculator/words.ts';
import { passes } from '../../mechanics/passes.ts';
import type { Rolled } from '../../play/chance.ts';

/** A rating never fails when it is the highest face; more would say no more. */
export const MOST_RATING = 6;

export const oneDie = (id: string, label: string): Roll => ({ id, label, dice: 1, sides: 6 });

/** The face that has fallen; absent while it is still to be rolled. */
export const faceOf = (faces: Faces, id: string): number | undefined => faces[id]?.[0];

/** The face of a roll that nothing goes without. */
export function fallen(faces: Faces, id: string): number {
  const face = faceOf(faces, id);
  if (face === undefined) throw new RangeError(`no face for "${id}" among ${Object.keys(faces).join(', ') || 'none'}`);
  return face;
}

/** 4 −1 = 3, or the face alone where nothing is added. */
export const modifiedDie = (die: number, modifier: number): string =>
  modifier ? `${die} ${signed(modifier)} = ${integer(die + modifier)}` : `${die}`;

/** The faces of rolls that follow one another, as far as they have fallen. */
export function facesInRow(faces: Faces, idOf: (place: number) => string, most: number): number[] {
  const dice: number[] = [];
  for (let place = 0; place < most; place++) {
    const die = faceOf(faces, idOf(place));
    if (die === undefined) break;
    dice.push(die);
  }
  return dice;
}

/** A die against a rating (die): it succeeds, or it does not. */
export const ratingRoll = (roll: Roll & { readonly by: string }, rating: number, yes: string, no: string): Rolled => ({
  dice: () => [roll],
  reads: (faces) => (passes(fallen(faces, roll.id), rating) ? yes : no),
  worth: (faces) => Number(passes(fallen(faces, roll.id), rating)),
});
