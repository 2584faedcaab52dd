/** Moves counters that would cover each other, or a place that can be touched, to where there is room. Pure. */
import type { Point } from './ground.ts';
import { type Box, holds, meet } from './names.ts';

export interface Stand {
  readonly id: string;
  /** The middle of its sign. */
  readonly place: Point;
  readonly boxes: readonly Box[];
  /** Lower stands first, and where it is; below 0 it must be seen whole. */
  readonly rank: number;
}

/** How far it is tried, in px, and in how many directions. */
const FAR = { step: 7, most: 105, ways: 16 } as const;

const moved = ({ left, right, top, bottom }: Box, [dx, dy]: Point): Box => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

const HERE: Point = [0, 0];
/** Where it is, then nearest first, straight up before all others, since counters stand above their signs. */
const TRIES: readonly Point[] = [
  HERE,
  ...Array.from({ length: FAR.most / FAR.step }, (_, ring) =>
    Array.from({ length: FAR.ways }, (_, i): Point => {
      // 0, 1, -1, 2, -2 and so on, from straight up.
      const turn = ((i % 2 ? (i + 1) / 2 : -i / 2) * 2 * Math.PI) / FAR.ways;
      const far = (ring + 1) * FAR.step;
      return [Math.sin(turn) * far, -Math.cos(turn) * far];
    }),
  ).flat(),
];

/** Points of the line from a sign to where its counters step. */
const leadOf = ([x, y]: Point, [dx, dy]: Point): Point[] =>
  [0.3, 0.5, 0.7, 0.9].map((t): Point => [x + dx * t, y + dy * t]);

/** By the id of a place: how far what stands there steps out, in px; who finds no room stays. */
export function stepOut(stands: readonly Stand[], free: readonly Box[], within: Box): Map<string, Point> {
  const isIn = ({ left, right, top, bottom }: Box) =>
    left >= within.left && right <= within.right && top >= within.top && bottom <= within.bottom;
  const taken = [...free];
  const out = new Map<string, Point>();
  for (const { id, place, boxes, rank } of stands.toSorted((a, b) => a.rank - b.rank)) {
    // What the edge cuts anyway may go over it.
    const isCut = rank >= 0 && !boxes.every(isIn);
    const others = free.filter((box) => !holds(box, place));
    const isRoom = (way: Point): boolean => {
      const there = boxes.map((box) => moved(box, way));
      return (
        (isCut || (way === HERE && rank >= 0) || there.every(isIn)) &&
        !there.some((box) => taken.some((other) => meet(box, other)))
      );
    };
    const isClear = (way: Point): boolean =>
      !leadOf(place, way).some((point) => others.some((box) => holds(box, point)));
    // Better a line across something than a counter over it.
    const by = TRIES.find((way) => isRoom(way) && isClear(way)) ?? TRIES.find(isRoom);
    if (by && by !== HERE) out.set(id, by);
    taken.push(...boxes.map((box) => moved(box, by ?? HERE)));
  }
  return out;
}
