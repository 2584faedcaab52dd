/** Counters that would cover a place in reach, or a stop of the way, step out of it to where there is room. Pure. */
import type { Point } from '../ground.ts';
import { type Box, holds, meet } from '../names.ts';

export interface Stand {
  readonly id: string;
  /** The middle of its sign. */
  readonly place: Point;
  readonly boxes: readonly Box[];
}

/** How far it is tried, in px, and in how many directions. */
const FAR = { step: 8, most: 128, ways: 16 } as const;

const moved = ({ left, right, top, bottom }: Box, [dx, dy]: Point): Box => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

/** Nearest first, and straight up before all others, since counters stand above their signs. */
const TRIES: readonly Point[] = Array.from({ length: FAR.most / FAR.step }, (_, ring) =>
  Array.from({ length: FAR.ways }, (_, i): Point => {
    // 0, 1, -1, 2, -2 and so on, from straight up.
    const turn = ((i % 2 ? (i + 1) / 2 : -i / 2) * 2 * Math.PI) / FAR.ways;
    const far = (ring + 1) * FAR.step;
    return [Math.sin(turn) * far, -Math.cos(turn) * far];
  }),
).flat();

/** Points of the line from a sign to where its counters step. */
const leadOf = ([x, y]: Point, [dx, dy]: Point): Point[] =>
  [0.3, 0.5, 0.7, 0.9].map((t): Point => [x + dx * t, y + dy * t]);

/** By the id of a place: how far what stands there steps out, in px. */
export function stepOut(stands: readonly Stand[], free: readonly Box[], within: Box): Map<string, Point> {
  const isFree = (boxes: readonly Box[], taken: readonly Box[]) =>
    !boxes.some((box) => taken.some((other) => meet(box, other)));
  const isIn = ({ left, right, top, bottom }: Box) =>
    left >= within.left && right <= within.right && top >= within.top && bottom <= within.bottom;
  const stays = (stand: Stand) => isFree(stand.boxes, free);
  const taken = [...free, ...stands.filter(stays).flatMap(({ boxes }) => boxes)];
  const out = new Map<string, Point>();
  for (const { id, place, boxes } of stands.filter((stand) => !stays(stand))) {
    const others = free.filter((box) => !holds(box, place));
    const by = TRIES.find((way) => {
      const there = boxes.map((box) => moved(box, way));
      const isCrossing = leadOf(place, way).some((point) => others.some((box) => holds(box, point)));
      return there.every(isIn) && isFree(there, taken) && !isCrossing;
    });
    if (by) out.set(id, by);
    taken.push(...boxes.map((box) => moved(box, by ?? [0, 0])));
  }
  return out;
}
