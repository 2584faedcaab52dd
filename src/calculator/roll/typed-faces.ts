/** Faces as they are typed, die by die: which rolls are complete, and which one is waiting for its next die. */
import type { Faces, Roll } from '../calculator.ts';
import { type Needed, nextRoll } from './faces.ts';

export interface TypedRolls {
  /** The rolls so far in their order, the waiting one last. */
  readonly rolls: readonly Roll[];
  /** Those that are whole. */
  readonly fallen: Faces;
  readonly waiting?: Roll;
}

/** Of what was typed for a roll, what can be its faces. */
export const facesFor = ({ id, dice, sides }: Roll, typed: Faces): readonly number[] =>
  (typed[id] ?? []).filter((face) => face <= sides).slice(0, dice);

/** What was typed for a later roll stays until that roll comes again. */
export function typedRolls(needed: Needed, typed: Faces): TypedRolls {
  const fallen: Record<string, readonly number[]> = {};
  const rolls: Roll[] = [];
  for (let next = nextRoll(needed, fallen); next; next = nextRoll(needed, fallen)) {
    rolls.push(next);
    const faces = facesFor(next, typed);
    if (faces.length < next.dice) return { rolls, fallen, waiting: next };
    fallen[next.id] = faces;
  }
  return { rolls, fallen };
}

/** The next free die takes the face. */
export const typeFace = (needed: Needed, typed: Faces, face: number): Faces => {
  const { waiting } = typedRolls(needed, typed);
  if (!waiting || face < 1 || face > waiting.sides) return typed;
  return { ...typed, [waiting.id]: [...facesFor(waiting, typed), face] };
};

/** Frees one die. */
export const freeDie = (typed: Faces, roll: Roll, die: number): Faces => ({
  ...typed,
  [roll.id]: facesFor(roll, typed).toSpliced(die, 1),
});
