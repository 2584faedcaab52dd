/** Names find room around their signs: none covers a counter or another name, and what takes part comes first. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Spot } from '../../src/islands/board/ground.ts';
import { type Box, type Named, namesFor, seasFor, type Taken } from '../../src/islands/board/names.ts';

const WITHIN: Box = { left: 0, top: 0, right: 360, bottom: 300 };
const NOTHING = { signs: [], counters: [], arrows: [] };
const room = (taken: Partial<Taken>) => ({ taken: { ...NOTHING, ...taken }, within: WITHIN, view: WITHIN, size: 12 });
const spot = (id: string, name = id): Spot => ({ id, name, kind: 'plain', at: [0, 0] });
const named = (id: string, x: number, y: number, rank = 3): Named => ({
  spot: spot(id, `Name ${id}`),
  place: [x, y],
  rim: 6,
  rank,
});
const around = (x: number, y: number, half = 16): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const spread = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 360 }),
    y: fc.integer({ min: 0, max: 300 }),
    rank: fc.integer({ min: -1, max: 3 }),
  }),
  { maxLength: 30 },
);

test('no name covers a counter or another name, and each is whole', () => {
  fc.assert(
    fc.property(spread, spread, (places, stands) => {
      const counters = stands.map(({ x, y }) => around(x, y));
      const set = namesFor(
        places.map(({ x, y, rank }, i) => named(`${i}`, x, y, rank)),
        room({ counters }),
      );
      const boxes = [...set.values()].map(({ box }) => box);
      for (const [i, box] of boxes.entries()) {
        expect(counters.some((counter) => meet(box, counter))).toBe(false);
        expect(boxes.slice(i + 1).some((other) => meet(box, other))).toBe(false);
        expect(box.left >= 0 && box.right <= 360 && box.top >= 0 && box.bottom <= 300).toBe(true);
      }
    }),
  );
});

test('a name stands right of its sign where nothing is there, and goes elsewhere for a counter, a sign or an arrow', () => {
  const at = (more: Partial<Taken>) => namesFor([named('a', 180, 150)], room(more)).get('a');
  expect(at({})?.anchor).toBe('start');
  expect(at({ counters: [around(200, 150)] })?.anchor).toBe('end');
  expect(at({ signs: [{ id: 'b', ...around(205, 150, 6) }] })?.anchor).toBe('end');
  expect(at({ arrows: [[205, 150]] })?.anchor).toBe('end');
});

test('where two want the same room, whoever takes part gets it, and stands even over a sign', () => {
  const signs = [0, 1, 2, 3].flatMap((i) =>
    [-1, 1].map((side) => ({ id: `s${i}${side}`, ...around(180 + side * 40, 126 + i * 16, 12) })),
  );
  const both = (rank: number) => namesFor([named('a', 180, 150, 3), named('b', 181, 152, rank)], room({ signs }));
  expect(both(-1).has('b')).toBe(true);
  expect(namesFor([named('a', 180, 150, 3)], room({ signs: [{ id: 'x', ...around(180, 150, 60) }] })).size).toBe(0);
});

test('more rounds never leave out more', () => {
  fc.assert(
    fc.property(spread, (places) => {
      const all = places.map(({ x, y, rank }, i) => named(`${i}`, x, y, rank));
      const [once, often] = [namesFor(all, room({})), namesFor(all, room({}), 6)];
      expect(often.size).toBeGreaterThanOrEqual(once.size);
    }),
  );
});

test('the name of a sea goes where something stands on it, and where it would be cut', () => {
  const sea = [{ text: 'Mare Internum', at: [180, 150] as const }];
  expect(seasFor(sea, [], WITHIN, 14)).toEqual(sea);
  expect(seasFor(sea, [around(150, 148, 6)], WITHIN, 14)).toEqual([]);
  expect(seasFor([{ text: 'Mare Internum', at: [20, 150] as const }], [], WITHIN, 14)).toEqual([]);
});
