/** An Attrition Phase: a die for each force that must roll; odds and dice tell the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../src/calculator/figures.ts';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { phaseRolls, type Stand, suffer, type Toll } from '../../src/mechanics/attrition.ts';
import { COLUMNS, columnOf } from '../../src/mechanics/attrition-columns.ts';
import { lossGrid, type Phase, phaseOdds, riskOf, tollFigures } from '../../src/mechanics/attrition-odds.ts';
import { sum } from '../support/oracle.ts';

/** Loses as the list says by face, never more than it has. */
const standOf = (cu: number, rolls: boolean, losses: readonly number[]): Stand<Toll> => ({
  cu,
  rolls,
  toll: (face) => {
    const cuLost = face === undefined ? 0 : Math.min(cu, losses[face - 1] ?? 0);
    return { cuLost, emptied: cuLost === cu };
  },
});

const anyStands = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean(), fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }))
    .map(([cu, rolls, losses]) => standOf(cu, rolls, losses)),
  { minLength: 1, maxLength: 3 },
);

test('the columns hold every number, each in one of them', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 9, 10, 40].map(columnOf)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5-6',
    '5-6',
    '7-9',
    '7-9',
    '10+',
    '10+',
  ]);
  expect(COLUMNS.map(({ upTo }) => columnOf(upTo))).toEqual(COLUMNS.map(({ id }) => id));
});

test('what a roll tells under the names of the figures adds up to the odds', () => {
  const figures = figuresOf<Phase<Toll>>()((kinds) => tollFigures(kinds, { emptied: 'Emptied', cuLost: 'CU lost' }));
  fc.assert(
    fc.property(anyStands, (stands) => {
      const { chances, expected } = phaseOdds(stands.map(riskOf), { twice: ({ cuLost }) => 2 * cuLost });
      const told = everyFall(() => phaseRolls(stands, 'Attrition'), 300)!.map(({ faces, chance }) => ({
        chance,
        facts: figures.facts(suffer(stands, faces['attrition'] ?? []), undefined),
      }));
      const average = (name: keyof typeof figures.terms) =>
        sum(told.map(({ chance, facts }) => chance * Number(facts[name])));
      for (const name of ['anyLoss', 'noLoss', 'emptied'] as const)
        expect(chances[name]).toBeCloseTo(average(name), 12);
      expect(expected.cuLost).toBeCloseTo(average('cuLost'), 12);
      expect(expected.twice).toBeCloseTo(2 * average('cuLost'), 12);
    }),
    { numRuns: 60 },
  );
});

test('every row of the grid adds up to 1', () => {
  fc.assert(
    fc.property(anyStands, (stands) => {
      const { columns, rows } = lossGrid(stands.map(riskOf), { id: 'force', label: 'Force' }, 'CU');
      const losses = columns.filter(({ form }) => form === 'chance').map(({ id }) => id);
      for (const row of rows) expect(sum(losses.map((id) => Number(row[id])))).toBeCloseTo(1, 12);
    }),
  );
});

describe('dice', () => {
  const stands = [standOf(5, true, [0, 0, 0, 1, 1, 2]), standOf(3, false, [3, 3, 3, 3, 3, 3]), standOf(2, true, [2])];

  test('go to those that roll, in the order of the list', () => {
    expect(suffer(stands, [6, 1])).toStrictEqual([
      { place: 0, cu: 5, face: 6, toll: { cuLost: 2, emptied: false } },
      { place: 1, cu: 3, toll: { cuLost: 0, emptied: false } },
      { place: 2, cu: 2, face: 1, toll: { cuLost: 2, emptied: true } },
    ]);
  });

  test('are as many as forces roll, and none are asked for where nobody does', () => {
    expect(phaseRolls(stands, 'Attrition')).toMatchObject([{ dice: 2, ordered: true }]);
    expect(phaseRolls([{ rolls: false }], 'Attrition')).toEqual([]);
    expect(() => suffer(stands, [6])).toThrow('1 dice: must be 2');
  });
});
