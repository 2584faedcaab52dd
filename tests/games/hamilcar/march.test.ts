/** A march over the map of Hamilcar: what the calculators are asked with the pieces that the reader put there. */
import { expect, test } from 'vitest';
import { march } from '../../../src/games/hamilcar/march.ts';
import type { Army, Marcher, Passage, Spot } from '../../../src/mechanics/march.ts';

const rome: Marcher = { side: 'rome', cu: 4, rating: 2, mp: 4 };
const carthage = (at: string, cu: number, rating: number): Army => ({ at, side: 'carthage', cu, rating });
const enna: Spot = { id: 'enna', name: 'Enna', kind: 'space' };
const by = (from: string, terrain = 'clear'): Passage => ({ from, to: 'enna', terrain, standIn: false });

const onWay = (armies: readonly Army[], ways: readonly Passage[] = [], left = 2, marcher = rome) =>
  march.onWay({ marcher, stops: [{ spot: enna, by: by('catana'), left }], armies, into: () => ways });

test('10: those who stand there react, led or not', () => {
  expect(onWay([carthage('enna', 3, 2)])).toMatchObject([
    { calculator: 'reactions', rule: '10', chance: 'battle', input: { cu: 3, rating: 2, interceptors: [] } },
  ]);
  expect(onWay([carthage('enna', 3, 0)])[0]!.input).toMatchObject({ cu: 3, rating: 'none' });
  expect(onWay([])).toEqual([]);
  expect(onWay([{ ...carthage('enna', 3, 1), side: 'rome' }])).toEqual([]);
});

test('12.1: an Army with a General beside the space intercepts, but not over the Strait; a battle may follow', () => {
  const beside = carthage('agrigentum', 12, 3);
  const [reacts, battle, ...more] = onWay([beside], [by('agrigentum')]);
  expect(reacts).toMatchObject({
    rule: '12.1',
    chance: 'intercepted',
    input: { mover: 'rome', moverCu: 4, moverRating: 2, cu: 0, rating: 'none', interceptors: [{ cu: 10, rating: 3 }] },
  });
  expect(battle).toMatchObject({
    rule: '13',
    ifHeComes: true,
    input: { attacker: 'rome', romeCu: 4, romeRating: 2, carthageCu: 12, carthageRating: 3 },
  });
  expect(more).toEqual([]);
  expect(onWay([carthage('agrigentum', 3, 0)], [by('agrigentum')])).toEqual([]);
  expect(onWay([beside], [by('agrigentum', 'strait')])).toEqual([]);
  expect(onWay([beside], [by('gela')])).toEqual([]);
});

test('7.1: what is left of the MPs goes along, within what the calculator takes', () => {
  const left = (mp: number) => onWay([carthage('enna', 1, 1)], [], mp)[0]!.input['mpLeft'];
  expect([-1, 0, 3, 7].map(left)).toEqual([0, 0, 3, 5]);
});

test('14.1: a city is besieged, the great ones as large; a Tribe is subjugated, another space is only entered', () => {
  const asked = (id: string, kind: string, home?: string) =>
    march
      .here({ id, name: id, kind, home }, { ...rome, cu: 0 }, undefined)
      .map(({ input, says }) => [says, input['target'] ?? input['control']]);
  expect(asked('gela', 'city', 'carthage')).toEqual([
    ['Enter with an Army', 'opponent'],
    ['Besiege', 'city'],
  ]);
  expect(asked('syracusae', 'city', 'rome')).toEqual([
    ['Enter with an Army', 'mover'],
    ['Besiege', 'large'],
  ]);
  expect(asked('volsinii', 'tribe')).toEqual([
    ['Enter with an Army', 'nobody'],
    ['Subjugate', 'tribe'],
  ]);
  expect(asked('enna', 'space')).toHaveLength(1);
});
