/** A march over the map of Nero: what a step costs, and what is asked where enemies stand. */
import { expect, test } from 'vitest';
import { Reader } from '../../../src/calculator/table.ts';
import { march } from '../../../src/games/nero/march.ts';
import { gameOf } from '../../../src/gate/game.ts';
import type { Army, Marcher } from '../../../src/mechanics/march.ts';

const figures = new Reader(gameOf('nero').tables);
const force = (cu: number): Marcher => ({ side: 'west', cu, rating: 0, mp: 6 });

test('5.2, 5.7, 5.8: by the size of the force, 1 MP a Legion over Straits, and into Roma only a Leader', () => {
  const cost = (cu: number, terrain: string, to = 'judaea') =>
    march.cost({ from: 'aegyptus', to, terrain, standIn: false }, force(cu), figures);
  expect([3, 4, 6].map((cu) => cost(cu, 'clear'))).toEqual([[1], [2], [3]]);
  expect(cost(5, 'strait')).toEqual([5]);
  expect([cost(1, 'clear', 'roma'), cost(0, 'clear', 'roma')]).toEqual([[], [1]]);
});

test('5.5, 5.6: an enemy on the way may withdraw, or is attacked', () => {
  const stops = ['judaea', 'syria'].map((id, i) => ({
    spot: { id, name: id, kind: 'province' },
    by: { from: 'a', to: id, terrain: 'clear', standIn: false },
    left: 1 - 2 * i,
  }));
  const armies: Army[] = [{ at: 'syria', side: 'asia', cu: 2, rating: 0 }];
  const asked = march.onWay({ marcher: force(0), stops, armies, into: () => [] });
  expect(asked).toMatchObject([
    { calculator: 'withdrawal', rule: '5.6', at: 'syria', input: { left: 0 } },
    { calculator: 'battle', rule: '5.5', at: 'syria', input: { attackerLegions: 1, defenderLegions: 2 } },
  ]);
});

test('7.1: in Roma he declares, elsewhere he fights whoever is there', () => {
  const here = (id: string, army?: Army) =>
    march.here({ id, name: id, kind: 'province' }, force(3), army).map(({ calculator, input }) => [calculator, input]);
  expect(here('roma')[1]).toEqual(['declare', {}]);
  expect(here('syria')[1]).toEqual(['battle', { attackerLegions: 3 }]);
  expect(here('syria', { at: 'syria', side: 'asia', cu: 2, rating: 0 })[1]).toEqual([
    'battle',
    { attackerLegions: 3, defenderLegions: 2 },
  ]);
});
