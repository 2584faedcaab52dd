/** One voyage by the dice rolled, as plain data. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { pool } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { type Fate, fateOf, landfallOf } from './rules.ts';
import { type NavalResult, navalModifier, navalResult, rollDue, type Voyage } from './voyage.ts';

/** How a voyage went, as far as its dice have fallen. */
export interface Sailed extends Fate {
  readonly result: NavalResult;
  /** Absent where no roll was due. */
  readonly naval?: { readonly face: number; readonly modifier: number; readonly modified: number };
  /** The second die, for attrition. */
  readonly attritionFace?: number;
  /** The die that is still to be rolled. */
  readonly awaits?: 'naval' | 'attrition';
}

/** 9.6.4: the voyage of this many CU, by the die for naval combat and that for attrition. */
export function sail(voyage: Voyage, cu: number, faces: Faces, figures: Figures): Sailed {
  const [face, second] = [faces['naval']?.[0], faces['attrition']?.[0]];
  const modifier = navalModifier(voyage, figures);
  const result = !rollDue(voyage) || face === undefined ? 'success' : navalResult(face, voyage, figures);
  const awaits = rollDue(voyage) && face === undefined ? 'naval' : 'attrition';
  const waits = awaits === 'naval' || (result === 'attrition' && second === undefined);
  return {
    result,
    ...(rollDue(voyage) && face !== undefined && { naval: { face, modifier, modified: face + modifier } }),
    ...(result === 'attrition' && second !== undefined && { attritionFace: second }),
    ...(waits && { awaits }),
    ...fateOf(cu, landfallOf(result, second, cu, figures)),
  };
}

/** The dice of a voyage, as far as it is known that they are needed. */
export function voyageRolls(voyage: Voyage, cu: number, fallen: Faces, figures: Figures): Roll[] {
  if (!rollDue(voyage)) return [];
  const { result } = sail(voyage, cu, fallen, figures);
  return [pool('naval', 'Naval combat', 1), ...(result === 'attrition' ? [pool('attrition', 'Attrition', 1)] : [])];
}
