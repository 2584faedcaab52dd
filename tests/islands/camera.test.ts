/** The camera: everything that a step touches is in view, and it rests where it can. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  following,
  framing,
  groundAt,
  panned,
  project,
  resized,
  type Size,
  zoomed,
} from '../../src/islands/board/camera.ts';
import type { Ground } from '../../src/islands/board/ground.ts';

const ground: Ground = {
  width: 1000,
  height: 1200,
  gap: 100,
  land: '',
  cells: [],
  borders: [],
  roads: [],
  spots: Array.from({ length: 20 }, (_, i) => ({
    id: `s${i}`,
    name: `S${i}`,
    kind: 'plain',
    at: [50 + ((i * 373) % 900), 60 + ((i * 577) % 1080)],
  })),
  next: Array.from({ length: 19 }, (_, i) => [`s${i}`, `s${i + 1}`] as const),
  lettering: [],
  relief: [],
};
const view = fc.record({ width: fc.integer({ min: 320, max: 1400 }), height: fc.integer({ min: 240, max: 900 }) });
const places = fc.uniqueArray(fc.constantFrom(...ground.spots.map((s) => s.id)), { minLength: 1, maxLength: 4 });
const seenIn = (size: Size, [x, y]: readonly [number, number]) =>
  x >= 0 && y >= 0 && x <= size.width && y <= size.height;

describe('framing', () => {
  test('shows every place that it is asked for', () => {
    fc.assert(
      fc.property(view, places, (size, ids) => {
        const camera = framing(ground, ids, size);
        for (const spot of ground.spots.filter((s) => ids.includes(s.id)))
          expect(seenIn(size, project(camera, size, spot.at))).toBe(true);
      }),
    );
  });

  test('nothing to show is the whole ground, with room above it for counters', () => {
    fc.assert(
      fc.property(view, (size) => {
        const camera = framing(ground, [], size);
        const [left, top] = project(camera, size, [0, 0]);
        const [right, bottom] = project(camera, size, [ground.width, ground.height]);
        expect(top).toBeGreaterThan(35.99);
        expect(bottom).toBeLessThan(size.height + 0.01);
        // As large as it can be: one side touches.
        expect(Math.min(Math.abs(left) + Math.abs(size.width - right), top - 36 + size.height - bottom)).toBeCloseTo(
          0,
          6,
        );
      }),
    );
  });
});

describe('following', () => {
  test('rests where all lie in the middle, and moves where one does not', () => {
    const size = { width: 800, height: 800 };
    const near = framing(ground, ['s3'], size);
    expect(following(near, ground, ['s3'], size)).toEqual(near);
    const away = panned(near, [5000, 5000], ground);
    expect(following(away, ground, ['s3'], size)).toEqual(near);
    const beside = panned(near, [-20, 0], ground);
    const calm = ground.spots.filter(
      (s) => Math.abs(project(near, size, s.at)[0] - 400) < 200 && Math.abs(project(near, size, s.at)[1] - 400) < 200,
    );
    if (calm.length) expect(following(beside, ground, [calm[0]?.id ?? ''], size)).toBe(beside);
  });

  test('comes near where all would be seen more than twice as large', () => {
    const size = { width: 390, height: 250 };
    const near = framing(ground, ['s3'], size);
    const seenAt = (share: number) => ({ ...near, scale: near.scale * share });
    expect(following(seenAt(0.6), ground, ['s3'], size)).toEqual(seenAt(0.6));
    expect(following(seenAt(0.4), ground, ['s3'], size)).toEqual(near);
  });
});

describe('moving it', () => {
  test('enlarging keeps the point under the finger where it is', () => {
    const size = { width: 600, height: 500 };
    const camera = framing(ground, ['s2', 's3'], size);
    const point = [350, 240] as const;
    const nearer = zoomed(camera, 1.2, point, size, ground);
    const [x, y] = groundAt(nearer, size, point);
    const [ox, oy] = groundAt(camera, size, point);
    expect(x).toBeCloseTo(ox, 6);
    expect(y).toBeCloseTo(oy, 6);
  });

  test('project and groundAt undo each other', () => {
    fc.assert(
      fc.property(
        view,
        fc.double({ min: 0.2, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 1200 }),
        (size, scale, x, y) => {
          const camera = { middle: [500, 600] as const, scale };
          const [gx, gy] = groundAt(camera, size, project(camera, size, [x, y]));
          expect(gx).toBeCloseTo(x, 6);
          expect(gy).toBeCloseTo(y, 6);
        },
      ),
    );
  });
});

test('in a view that becomes lower or higher everything stays where it is', () => {
  fc.assert(
    fc.property(places, view, fc.integer({ min: 120, max: 900 }), (ids, size, height) => {
      const camera = framing(ground, ids, size);
      const next = { ...size, height };
      for (const { at } of ground.spots) {
        const [before, after] = [project(camera, size, at), project(resized(camera, size, next), next, at)];
        expect(after[0]).toBeCloseTo(before[0], 6);
        expect(after[1]).toBeCloseTo(before[1], 6);
      }
    }),
  );
});
