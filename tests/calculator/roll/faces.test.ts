/** Faces written down are asked for roll by roll, and whatever is wrong with them is named. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Roll } from '../../../src/calculator/calculator.ts';
import { type Needed, nextRoll, readFaces } from '../../../src/calculator/roll/faces.ts';

const roll = (id: string, dice: number, sides = 6): Roll => ({ id, label: id, dice, sides });

const battle: Needed = () => [roll('attacker', 3), roll('defender', 2)];
/** A second roll only after a 6. */
const twoStages: Needed = (fallen) => [
  roll('first', 1),
  ...(fallen['first']?.[0] === 6 ? [roll('second', 1, 20)] : []),
];

const sentenceOf = (needed: Needed, raw: unknown): string => {
  const read = readFaces(needed, raw);
  return read.type === 'problem' ? read.sentence : `read: ${JSON.stringify(read.faces)}`;
};

describe('nextRoll', () => {
  test('is the first roll that has not fallen, until none is left', () => {
    expect(nextRoll(battle, {})?.id).toBe('attacker');
    expect(nextRoll(battle, { attacker: [1, 2, 3] })?.id).toBe('defender');
    expect(nextRoll(battle, { attacker: [1, 2, 3], defender: [1, 1] })).toBeUndefined();
  });
});

describe('readFaces', () => {
  test('takes what is needed, in the order written', () => {
    const faces = { attacker: [6, 1, 3], defender: [2, 2] };
    expect(readFaces(battle, faces)).toEqual({ type: 'faces', faces });
  });

  test('what is needed may depend on what has fallen', () => {
    expect(readFaces(twoStages, { first: [5] })).toEqual({ type: 'faces', faces: { first: [5] } });
    expect(readFaces(twoStages, { first: [6], second: [20] })).toEqual({
      type: 'faces',
      faces: { first: [6], second: [20] },
    });
    expect(sentenceOf(twoStages, { first: [6] })).toBe(
      'second must be a list of 1 face from 1 to 20; nothing was given.',
    );
    expect(sentenceOf(twoStages, { first: [5], second: [1] })).toBe(
      'There is no roll second here; this case takes first.',
    );
  });

  test.each([
    [null, 'faces must be an object with attacker and defender, not null.'],
    [[1, 2, 3], 'faces must be an object with attacker and defender, not [1,2,3].'],
    ['x', 'faces must be an object with attacker and defender, not "x".'],
    [{}, 'attacker must be a list of 3 faces from 1 to 6; nothing was given.'],
    [{ attacker: [1, 2] }, 'attacker must be a list of 3 faces from 1 to 6, not [1,2].'],
    [{ attacker: [1, 2, 7] }, 'attacker must be a list of 3 faces from 1 to 6, not [1,2,7].'],
    [{ attacker: [1, 2, 0] }, 'attacker must be a list of 3 faces from 1 to 6, not [1,2,0].'],
    [{ attacker: [1, 2, 2.5] }, 'attacker must be a list of 3 faces from 1 to 6, not [1,2,2.5].'],
    [{ attacker: [1, 2, '3'] }, 'attacker must be a list of 3 faces from 1 to 6, not [1,2,"3"].'],
    [{ attacker: 6 }, 'attacker must be a list of 3 faces from 1 to 6, not 6.'],
    [{ attacker: [1, 2, 3] }, 'defender must be a list of 2 faces from 1 to 6; nothing was given.'],
    [
      { attacker: [1, 2, 3], defender: [1, 1], third: [1] },
      'There is no roll third here; this case takes attacker and defender.',
    ],
  ])('%j', (raw, sentence) => {
    expect(sentenceOf(battle, raw)).toBe(sentence);
  });

  test('names that every object has are no rolls', () => {
    for (const name of ['toString', 'constructor', '__proto__']) {
      const raw = JSON.parse(`{"attacker": [1, 2, 3], "defender": [1, 1], "${name}": [1]}`);
      expect(sentenceOf(battle, raw)).toBe(`There is no roll ${name} here; this case takes attacker and defender.`);
    }
  });

  test('where nothing is rolled, faces are refused and none are needed', () => {
    expect(readFaces(() => [], {})).toEqual({ type: 'faces', faces: {} });
    expect(sentenceOf(() => [], { attacker: [1] })).toBe(
      'There is no roll attacker here; this case takes no faces, since nothing is rolled.',
    );
  });

  test('it never throws, and what it takes is what was needed', () => {
    const face = fc.integer({ min: 0, max: 7 });
    const mess = fc.oneof(
      fc.jsonValue(),
      fc.record({ attacker: fc.array(face, { maxLength: 4 }), defender: fc.array(face, { maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(mess, (raw) => {
        const read = readFaces(battle, raw);
        if (read.type === 'faces') expect(read.faces).toEqual(raw);
        else expect(read.sentence).toMatch(/^.+ must be .+\.$|^There is no roll .+ here; this case takes .+\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
