/** Who watches a march, and who stands in its way. */
import { expect, test } from 'vitest';
import { type Army, enemyAt, type Marcher, type Passage, watching } from '../../src/mechanics/march.ts';

const marcher: Marcher = { side: 'rome', cu: 4, rating: 2, mp: 4 };
const army = (at: string, side: string): Army => ({ at, side, cu: 3, rating: 1 });
const by = (from: string, terrain = 'clear'): Passage => ({ from, to: 'b', terrain, standIn: false });
const stop = { spot: { id: 'b', name: 'B', kind: 'space' }, by: by('a'), left: 1 };

test('armies of other sides beside a space watch it, where they can get there', () => {
  const armies = [
    army('c', 'carthage'),
    army('d', 'rome'),
    army('e', 'carthage'),
    army('f', 'gaul'),
    army('b', 'gaul'),
  ];
  const situation = { marcher, stops: [stop], armies, into: () => [by('a'), by('c'), by('d'), by('f', 'sea')] };
  const watch = (may: (by: Passage, army: Army) => boolean) => watching(situation, stop, may).map(({ at }) => at);
  expect(watch(() => true)).toEqual(['c', 'f']);
  expect(watch(({ terrain }) => terrain === 'clear')).toEqual(['c']);
  expect(watch((_, { side }) => side === 'gaul')).toEqual(['f']);
});

test('an enemy stands in a space, a friend does not', () => {
  const armies = [army('b', 'rome'), army('b', 'carthage'), army('c', 'rome')];
  expect(enemyAt({ marcher, armies }, 'b')?.side).toBe('carthage');
  expect(enemyAt({ marcher, armies }, 'c')).toBeUndefined();
});
