/** The six-sided dice of the game: pools to be rolled, and the faces that were rolled. */
import type { Faces, Roll } from '../../calculator/calculator.ts';
import { total } from '../../engine/dice.ts';
import type { Dist } from '../../engine/dist.ts';
import { passes } from '../../mechanics/passes.ts';

export const D6: Dist<number> = total(1);

export const pool = <Id extends string>(id: Id, label: string, dice: number): Roll & { readonly id: Id } => ({
  id,
  label,
  dice,
  sides: 6,
});

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** The only die of a pool; not a number before it has fallen. */
export const faceOf = (faces: Faces, id: string): number => faces[id]?.[0] ?? Number.NaN;

/** One die against a rating: at or below it succeeds. */
export interface Check {
  readonly rule: string;
  readonly face: number;
  /** The highest face that succeeds; 0 where none does. */
  readonly needs: number;
  readonly passes: boolean;
}

export const check = (rule: string, needs: number, face: number): Check => ({
  rule,
  face,
  needs,
  passes: passes(face, needs),
});
