/** A board that may be touched: who has a ring, what is in view or has a tag, what steps out of the way, and what it is called. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../src/components/ground.ts';
import { allGames } from '../../src/gate/game.ts';
import type { Asked } from '../../src/islands/board/asked.ts';
import { framing, project } from '../../src/islands/board/camera.ts';
import type { Ground } from '../../src/islands/board/ground.ts';
import { type Box, meet } from '../../src/islands/board/names.ts';
import { sceneOf } from '../../src/islands/board/scene.ts';
import { tagsFor } from '../../src/islands/board/touch/tags.ts';
import { touch } from '../../src/islands/board/touch/touch.ts';
import type { Place } from '../../src/play/board.ts';

const VIEW = { width: 390, height: 330 };
const SIDES = [
  { id: 'red', name: 'Reds', letters: 'Re', look: 'band' },
  { id: 'blue', name: 'Blues', letters: 'Bl', look: 'lines' },
];
const grounds = allGames().flatMap(({ id, map }) => (map ? [[id, groundOf(map)] as const] : []));

const boardOf = (places: Readonly<Record<string, Place>>) => ({
  title: '',
  places,
  tracks: {},
  hands: {},
  piles: {},
  viewer: 'all',
  asked: null,
  moves: [],
  score: null,
  ending: null,
});

const army = (side: string, number: number, leader?: string): Place => ({
  control: side,
  stacks: [{ side, kind: 'CU', number }],
  leaders: leader ? [{ id: leader, side, name: 'Camillus', rating: 4 }] : [],
});

/** Everything within so many roads of a space, with what it costs. */
function within({ next }: Ground, from: string, most: number): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (let far = 1; far <= most; far++)
    for (const [a, b] of next.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
      if (found.get(a) === far - 1 && !found.has(b)) found.set(b, far);
  found.delete(from);
  return found;
}

/** A leader who can go three roads far, over enemies too. */
function reachOf(ground: Ground, from: string): { asked: Asked; board: ReturnType<typeof boardOf> } {
  const reach = within(ground, from, 3);
  const places = new Map(
    [...reach].map(([id, cost], i) => [id, { cost: String(cost), ...(i % 3 === 0 && { chance: 0.579, enemy: true }) }]),
  );
  const enemies = [...reach.keys()]
    .filter((_, i) => i % 3 === 0)
    .map((id, i) => [id, army('blue', 2 + (i % 8))] as const);
  return {
    board: boardOf({ [from]: army('red', 7, 'camillus'), ...Object.fromEntries(enemies) }),
    asked: { stacks: ['camillus'], chosen: 'camillus', places, focus: [from, ...reach.keys()], unit: 'MP' },
  };
}

function drawn(ground: Ground, from: string) {
  const { asked, board } = reachOf(ground, from);
  const free = touch.freeOf(VIEW, 40);
  const camera = touch.lookingAt(framing(ground, [from], VIEW), ground, asked, VIEW, free, []);
  const props = { uid: 'x', ground, board, sides: SIDES, acting: 'red', camera, view: VIEW, asked, touch, free };
  const scene = sceneOf(props);
  return {
    asked,
    free,
    camera,
    scene,
    all: touch.touchables(asked, ground, SIDES, scene.shown, (p) => project(camera, VIEW, p)),
  };
}

const inside = (box: Box, [x, y]: readonly [number, number]): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

describe('a piece is known by its leader, or by where it stands', () => {
  const standing = (leaders: Place['leaders']) => ({ ...army('red', 5), leaders });
  const ringsOf = (place: Place, asked: Partial<Asked>) => {
    const [, ground] = grounds[0]!;
    const at = ground.spots[0]!.id;
    const props = { uid: 'x', ground, board: boardOf({ [at]: place }), sides: SIDES, view: VIEW, touch };
    const scene = sceneOf({
      ...props,
      camera: framing(ground, [at], VIEW),
      asked: { stacks: [], places: new Map(), focus: [], ...asked },
    });
    return scene.shown.flatMap(({ standing }) => standing.counters.map(({ ring, asks }) => ({ ring, asks })));
  };
  const [marius, sulla] = ['marius', 'sulla'].map((id) => ({ id, side: 'red', name: id }));

  test('dashes for whoever can act, a line for who was chosen, nothing for others', () => {
    expect(ringsOf(standing([marius!]), { stacks: ['marius'] })).toEqual([{ ring: 'may', asks: 'marius' }]);
    expect(ringsOf(standing([marius!]), { stacks: ['marius'], chosen: 'marius' })).toEqual([
      { ring: 'chosen', asks: 'marius' },
    ]);
    expect(ringsOf(standing([marius!]), { stacks: ['sulla'] })).toEqual([{ ring: undefined, asks: undefined }]);
  });

  test('of two that are asked for together the stack answers by its own id', () => {
    const at = grounds[0]![1].spots[0]!.id;
    expect(ringsOf(standing([marius!, sulla!]), { stacks: ['sulla'] })[0]?.asks).toBe('sulla');
    expect(ringsOf(standing([marius!, sulla!]), { stacks: ['marius', 'sulla'] })[0]?.asks).toBe(`${at} red`);
    expect(ringsOf(standing([]), { stacks: [`${at} red`] })[0]?.asks).toBe(`${at} red`);
  });
});

describe.each(grounds)('%s: from every space, three roads far, on a phone', (_, ground) => {
  const cases = ground.spots
    .filter(({ id }) => ground.next.some((ends) => ends.includes(id)))
    .map(({ id }) => drawn(ground, id));

  test('the piece is in view, and no two marks are so near that a finger hits both', () => {
    for (const { asked, free, camera } of cases) {
      const at = (id: string) => project(camera, VIEW, ground.spots.find((spot) => spot.id === id)!.at);
      expect(inside(free, at(asked.focus[0]!))).toBe(true);
      const marks = [...asked.places.keys()].map(at).filter((point) => inside(free, point));
      for (const [i, [x, y]] of marks.entries())
        for (const other of marks.slice(i + 1)) expect(Math.hypot(other[0] - x, other[1] - y)).toBeGreaterThan(30);
    }
  });

  test('no counter lies over a mark', () => {
    for (const { scene } of cases) {
      const marks = scene.shown.flatMap(({ lit, place }) => (lit ? [touch.markBoxes(lit, place)[0]!] : []));
      const counters = scene.shown.flatMap(({ placed, place: [x, y], out }) =>
        placed.map(({ at, width, height }) => {
          const [cx, cy] = [x + out[0] + at[0], y + out[1] + at[1]];
          return { left: cx - width / 2, right: cx + width / 2, top: cy - height, bottom: cy };
        }),
      );
      // What the edge cuts has a tag instead.
      const view = { left: 0, top: 0, right: VIEW.width, bottom: VIEW.height };
      const seen = marks.filter(
        ({ left, top, right, bottom }) => inside(view, [left, top]) && inside(view, [right, bottom]),
      );
      expect(counters.filter((box) => seen.some((mark) => meet(box, mark)))).toEqual([]);
    }
  });

  test('each has a name and a cost, the pieces first, the nearest first', () => {
    for (const { all, asked } of cases) {
      expect(all[0]).toMatchObject({ type: 'stack', id: 'camillus', isChosen: true });
      expect(all[0]?.name).toMatch(/^Camillus, 7 CU, /);
      const places = all.filter(({ type }) => type === 'place');
      expect(places.map(({ id }) => id).sort()).toEqual([...asked.places.keys()].sort());
      for (const { name } of places) expect(name).toMatch(/, [123] MP(?:, 58 per cent, an enemy is there)?$/);
      const far = places.map(({ at }) => Math.hypot(at[0] - all[0]!.at[0], at[1] - all[0]!.at[1]));
      expect(far).toEqual(far.toSorted((a, b) => a - b));
    }
  });
});

test('tags lie in the view, at the edge that they lead to, over nothing that may be touched and not over each other', () => {
  const free = { left: 0, top: 0, right: 390, bottom: 300 };
  const point = fc.tuple(fc.integer({ min: -600, max: 900 }), fc.integer({ min: -600, max: 900 }));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 14 }), fc.array(point, { maxLength: 6 }), (points, marks) => {
      const outside = points
        .filter((p) => !inside(free, p))
        .map((at, i) => ({ id: `${i}`, at, says: `Tarentum ${i}` }));
      const taken = marks.map(([x, y]) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 }));
      const boxes = tagsFor(outside, taken, [], free).map(({ edge, y, at, says }) => {
        expect(edge).toBe(at[0] < 195 ? 'left' : 'right');
        expect(y).toBeGreaterThanOrEqual(16);
        expect(y).toBeLessThanOrEqual(284);
        const width = says.length * 7 + 30;
        return {
          left: edge === 'left' ? 0 : 390 - width,
          right: edge === 'left' ? width : 390,
          top: y - 16,
          bottom: y + 16,
        };
      });
      for (const [i, box] of boxes.entries())
        expect([...taken, ...boxes.slice(i + 1)].some((other) => meet(box, other))).toBe(false);
    }),
  );
});

test('a tag stands beside a counter while there is room, and over it rather than nowhere', () => {
  const free = { left: 0, top: 0, right: 390, bottom: 300 };
  const outside = [{ id: 'tarentum', at: [700, 120] as const, says: 'Tarentum 3' }];
  const counter = { left: 300, right: 370, top: 90, bottom: 140 };
  const [beside] = tagsFor(outside, [], [counter], free);
  expect(Math.abs(beside!.y - 115)).toBeGreaterThan(25 + 16);
  const [over] = tagsFor(outside, [], [{ ...counter, top: 0, bottom: 300 }], free);
  expect(over?.y).toBe(tagsFor(outside, [], [], free)[0]?.y);
});
