/** A march over the map: what a step costs, who reacts, and what is asked at a space. */
import { describe, expect, test } from 'vitest';
import { Reader } from '../../../src/calculator/table.ts';
import { march } from '../../../src/games/hannibal/march.ts';
import { gameOf } from '../../../src/gate/game.ts';
import type { Army, Marcher, Passage, Spot } from '../../../src/mechanics/march.ts';

const figures = new Reader(gameOf('hannibal').tables);
const hannibal: Marcher = { side: 'carthage', cu: 12, rating: 4, mp: 4 };
const way = (from: string, to: string, terrain = 'clear'): Passage => ({ from, to, terrain, standIn: false });
const spot = (id: string, kind = 'plain'): Spot => ({ id, name: id, kind });

test('7.2, 7.2B: a road costs 1 MP, a pass or a strait 2; over the sea nobody walks', () => {
  const costs = ['clear', 'rough', 'steep', 'strait', 'sea'].map((by) =>
    march.cost(way('a', 'b', by), hannibal, figures),
  );
  expect(costs).toEqual([[1], [2], [2], [2], []]);
  expect([march.mp('rome', figures), march.voyage?.(figures)]).toEqual([4, 3]);
});

test('7.3: only Carthage rolls for a Naval Move', () => {
  const port = (id: string, home: string) => ({ id, name: id, kind: 'city', home, port: true });
  const [from, to] = [port('carthage', 'carthage'), port('rome', 'rome')];
  const ports = { from: 'carthage', to: 'rome', romanFrom: false, romanTo: true };
  expect(march.sailing?.(hannibal, from, to)).toMatchObject([
    { calculator: 'naval-movement', input: { cu: 10, ...ports } },
  ]);
  expect(march.sailing?.({ ...hannibal, side: 'rome' }, from, to)).toEqual([]);
});

test('8, 12: a space is entered; a Walled City is besieged and a Tribe subjugated', () => {
  const asked = (kind: string, army?: Army) =>
    march
      .here(spot('x', kind), { ...hannibal, cu: 0 }, army)
      .map(({ calculator, input }) => ({ calculator, ...input }));
  const fabius: Army = { at: 'x', side: 'rome', cu: 5, rating: 0 };
  expect(asked('plain', fabius)).toMatchObject([{ calculator: 'reactions', hereCu: 5, hereRating: 'none' }]);
  expect(asked('plain')).toMatchObject([{ hereCu: 0, hereRating: 'none', moverRating: 4 }]);
  for (const kind of ['city', 'tribe'])
    expect(asked(kind)[1]).toMatchObject({ calculator: 'siege', kind, besieger: 'carthage', cu: 1 });
});

describe('on the way', () => {
  /** Over a pass to b, and on to c; d lies beside b. */
  const stops = [
    { spot: spot('b'), by: way('a', 'b', 'rough'), left: 2 },
    { spot: spot('c'), by: way('b', 'c'), left: 1 },
  ];
  const onWay = (armies: readonly Army[], beside = 'clear') =>
    march
      .onWay({ marcher: hannibal, stops, armies, into: (to) => [way('a', to, 'rough'), way('d', to, beside)] })
      .map(({ calculator, at, chance, ifHeComes }) => [calculator, at, chance, ifHeComes]);
  const pass = ['mountain-passes', 'b', undefined, undefined];
  const longus: Army = { at: 'd', side: 'rome', cu: 6, rating: 2 };

  test('7.2B.b: each pass costs Attrition, and nobody reacts where nobody is', () => {
    expect(onWay([])).toEqual([pass]);
    expect(onWay([{ ...longus, side: 'carthage' }])).toEqual([pass]);
  });

  test('10.a, 10.c: an Army with a General may Intercept from the next space, over a road alone', () => {
    expect(onWay([longus]).slice(1)).toEqual([
      ['reactions', 'b', 'intercepted', undefined],
      ['battle-cards', 'b', undefined, true],
      ['reactions', 'c', 'intercepted', undefined],
      ['battle-cards', 'c', undefined, true],
    ]);
    expect(onWay([{ ...longus, rating: 0 }])).toEqual([pass]);
    for (const beside of ['rough', 'strait']) expect(onWay([longus], beside)).toEqual([pass]);
  });

  test('8.a: whoever stands in a space reacts there', () => {
    expect(onWay([{ ...longus, at: 'c', rating: 0 }]).slice(1)).toEqual([['reactions', 'c', 'battle', undefined]]);
  });
});
