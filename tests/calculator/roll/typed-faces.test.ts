/** Faces typed die by die: the next free die takes them, a freed one waits again, and what came later is not lost. */
import { expect, test } from 'vitest';
import type { Faces, Roll } from '../../../src/calculator/calculator.ts';
import { freeDie, typedRolls, typeFace } from '../../../src/calculator/roll/typed-faces.ts';

const FIRST: Roll = { id: 'first', label: 'First', dice: 2, sides: 6 };
const SECOND: Roll = { id: 'second', label: 'Second', dice: 1, sides: 6 };
/** A second roll only where the first has a 6. */
const needed = (fallen: Faces): Roll[] => (fallen['first']?.includes(6) ? [FIRST, SECOND] : [FIRST]);
const typeAll = (faces: readonly number[]) => faces.reduce<Faces>((typed, face) => typeFace(needed, typed, face), {});

test('a roll that hangs on another is asked for once that is whole', () => {
  expect(typedRolls(needed, typeAll([6]))).toMatchObject({ fallen: {}, waiting: FIRST });
  expect(typedRolls(needed, typeAll([6, 1]))).toMatchObject({ fallen: { first: [6, 1] }, waiting: SECOND });
  expect(typedRolls(needed, typeAll([6, 1, 3]))).toEqual({
    rolls: [FIRST, SECOND],
    fallen: { first: [6, 1], second: [3] },
  });
});

test('more faces than dice, and faces that the die has not, change nothing', () => {
  expect(typeAll([1, 2, 3])).toEqual({ first: [1, 2] });
  expect(typeAll([0, 7, 2.5 * 4])).toEqual({});
});

test('a freed die waits again; what was typed for a later roll comes back with it', () => {
  const freed = freeDie(typeAll([6, 1, 3]), FIRST, 1);
  expect(typedRolls(needed, freed)).toMatchObject({ fallen: {}, waiting: FIRST });
  expect(typedRolls(needed, typeFace(needed, freed, 2)).fallen).toEqual({ first: [6, 2], second: [3] });
  const other = typeFace(needed, freeDie(typeAll([6, 1, 3]), FIRST, 0), 5);
  expect(typedRolls(needed, other)).toEqual({ rolls: [FIRST], fallen: { first: [1, 5] } });
});
