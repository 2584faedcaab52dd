/** The heat map holds all of the joint result, and a region's chance is the sum of its cells. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import { chanceOf, heatOf, isInside, regionOf } from '../../src/charts/heat.ts';
import { battle } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');
const report = battle.compute({ ...defaultsOf(battle.fields), attackerCu: 9, attackerTactics: 3 }, tables);
const heat = heatOf(battle, report)!;
const corner = fc.tuple(fc.nat(heat.cells.length - 1), fc.nat(heat.cells[0]!.length - 1));

test('all cells together are certain', () => {
  const all = regionOf([0, 0], [heat.cells.length - 1, heat.cells[0]!.length - 1]);
  expect(chanceOf(heat, all).chance).toBeCloseTo(1, 12);
  expect(chanceOf(heat, all).by['attacker']).toBeCloseTo(report.chances['attackerWins']!, 12);
});

test('a region is the sum of the joint rows inside it, from whichever corner it is drawn', () => {
  fc.assert(
    fc.property(corner, corner, (a, b) => {
      const region = regionOf(a, b);
      expect(regionOf(b, a)).toEqual(region);
      const rows = report.joint!.filter((r) =>
        isInside(region, Number(r['attackerLosses']), Number(r['defenderLosses'])),
      );
      expect(chanceOf(heat, region).chance).toBeCloseTo(
        rows.reduce((sum, r) => sum + r.chance, 0),
        12,
      );
    }),
  );
});

test('a cell is empty exactly where it cannot happen, and never deeper than the likeliest', () => {
  const cells = heat.cells.flat();
  expect(cells.every((c) => (c.depth === 0) === (c.chance === 0))).toBe(true);
  const likeliest = cells.reduce((a, b) => (b.chance > a.chance ? b : a));
  expect(cells.every((c) => c.depth <= likeliest.depth)).toBe(true);
});
