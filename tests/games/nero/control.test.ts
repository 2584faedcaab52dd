/** Control: more than all others together, three of five, and nothing beside the Barbarian Tribe. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { control } from '../../../src/games/nero/control/calculator.ts';
import { controllerOf } from '../../../src/games/nero/control/rules.ts';
import { AREAS, type Province } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof control.fields>;
type Line = Input['provinces'][number];

const line = (at: Province, legions: Partial<Line>): Line => ({
  ...{ at, west: 0, central: 0, east: 0, asia: 0, uncontrolled: 0 },
  ...legions,
});
const ask = (given: Partial<Input>, used = tables) =>
  control.compute({ ...defaultsOf(control.fields), ...given }, used).facts;

test('equal or fewer than the others together is no control', () => {
  const one = (west: number, central: number, east: number) => controllerOf({ west, central, east, asia: 0 }, false);
  expect([one(2, 1, 1), one(3, 1, 1), one(0, 0, 0), one(1, 0, 0)]).toEqual([undefined, 'west', undefined, 'west']);
});

test('at most one player controls a Province, and adding to his Legions never loses it', () => {
  const some = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.record({ west: some, central: some, east: some, asia: some }), (legions) => {
      const holder = controllerOf(legions, false);
      expect(AREAS.filter((p) => legions[p] > AREAS.reduce((s, o) => s + legions[o], 0) - legions[p])).toEqual(
        holder ? [holder] : [],
      );
      if (holder) expect(controllerOf({ ...legions, [holder]: legions[holder] + 1 }, false)).toBe(holder);
      expect(controllerOf(legions, true)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('the Barbarian Tribe takes a Province out of its Area', () => {
  const provinces = [line('dacia', { east: 2 }), line('moesia', { east: 1 }), line('achaea', { east: 1 })];
  expect(ask({ provinces })).toMatchObject({ areaEast: 'East Europe', eastAreas: 1 });
  expect(ask({ provinces, tribe: 'dacia' })).toMatchObject({ dacia: 'nobody', areaEast: 'nobody', eastAreas: 0 });
});

test('Italy counts apart from the Areas', () => {
  const provinces = [line('italia-north', { asia: 2, west: 1 }), line('italia-south', { asia: 1, uncontrolled: 4 })];
  expect(ask({ provinces })).toMatchObject({ asiaItaly: 2, asiaAreas: 0 });
});

test('a Province named twice holds both lines; the Area is the one that the table names', () => {
  expect(ask({ provinces: [line('syria', { west: 1 }), line('syria', { asia: 1 })] })['syria']).toBe('nobody');
  const own = withOwn(tables, { provinces: { 'africa area': 'West Europe' } });
  const provinces = [line('africa', { west: 1 }), line('hispania', { west: 1 }), line('lusitania', { west: 1 })];
  expect(ask({ provinces })['areaWest']).toBe('nobody');
  expect(ask({ provinces }, own)['areaWest']).toBe('West Europe');
});
