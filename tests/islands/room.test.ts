/** Stacks step aside for each other, stay over their signs, and none leaves the view for it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, stepAside } from '../../src/islands/board/room.ts';

const VIEW = 360;
const box = (x: number, y: number, width = 80): Box => ({ foot: [x, y], width, height: 47 });

test('two that would cover each other stand side by side; one far below, or the lower of two rows, stays', () => {
  const [left, right] = stepAside([box(150, 100), box(190, 120)], VIEW) as [number, number];
  expect(190 + right - (150 + left)).toBeGreaterThanOrEqual(80);
  expect(stepAside([box(150, 100), box(190, 220)], VIEW)).toEqual([0, 0]);
  expect(stepAside([box(150, 100)], VIEW)).toEqual([0]);
});

test('a stack keeps its sign below it, and stays in the view where it was in it', () => {
  const boxes = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: VIEW }),
      y: fc.integer({ min: 0, max: 240 }),
      width: fc.integer({ min: 32, max: 130 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(boxes, (all) => {
      const stacks = all.map(({ x, y, width }) => box(x, y, width));
      stepAside(stacks, VIEW).forEach((aside, i) => {
        const { foot, width } = stacks[i]!;
        expect(Math.abs(aside)).toBeLessThanOrEqual(width / 2);
        const inside = foot[0] - width / 2 >= 4 && foot[0] + width / 2 <= VIEW - 4;
        if (inside) expect(foot[0] + aside - width / 2).toBeGreaterThanOrEqual(4);
        if (inside) expect(foot[0] + aside + width / 2).toBeLessThanOrEqual(VIEW - 4);
      });
    }),
  );
});
