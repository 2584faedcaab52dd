/** Where the camera looks while something can be touched: at everything relevant, large enough to hit. Pure. */
import type { Asked } from '../asked.ts';
import { type Camera, laidOut, project, type Size } from '../camera.ts';
import type { Ground, Point } from '../ground.ts';
import { around, type Box, holds } from '../names.ts';
import { settled } from '../settled.ts';

/** Around what is framed, in px: above a sign stands its counter, with the difference at its corner. */
const MARGIN = { side: 46, above: 64, below: 32 } as const;
/** Marks are at least so far apart, in px; what then lies outside has a tag at the edge. */
const APART = 38;
const CLOSEST = 1.1;
const FINGER = 22;
/** What was chosen is seen whole, with its ring and what is told at its corner. */
const PIECE = { aside: 50, above: 62 } as const;
/** What lies so far within the view, and is not much smaller than it could be, needs no new one: in px, and as a share. */
const CALM = { within: 30, above: 60, smaller: 0.7 } as const;

/** What of the view the sheet leaves free. */
export const freeOf = ({ width, height }: Size, covered: number): Box => ({
  left: 0,
  right: width,
  top: 0,
  bottom: Math.max(height - covered, height / 3),
});

const pointsOf = ({ spots }: Ground, ids: Iterable<string>): Point[] => {
  const known = new Map(spots.map((spot) => [spot.id, spot.at]));
  return [...ids].flatMap((id) => {
    const point = known.get(id);
    return point ? [point] : [];
  });
};

const closest = (points: readonly Point[]): number =>
  Math.min(...points.flatMap(([x, y], i) => points.slice(i + 1).map((p) => Math.hypot(p[0] - x, p[1] - y))));

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

export function lookingAt(
  now: Camera,
  ground: Ground,
  asked: Asked,
  view: Size,
  free: Box,
  lids: readonly Box[],
): Camera {
  const points = pointsOf(ground, asked.focus);
  const [first] = points;
  if (!first) return now;
  const [width, height] = [free.right - free.left, free.bottom - free.top];
  const whole = laidOut(ground, { width, height }).scale;
  // The stops of a way are in sight together, however close they come.
  const apart = asked.route ? 0 : APART / closest(pointsOf(ground, asked.places.keys()));
  const least = Math.min(CLOSEST, Math.max(whole, apart));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [Math.max(width - 2 * MARGIN.side, 60), Math.max(height - MARGIN.above - MARGIN.below, 60)];
  const fits = Math.min(w / Math.max(right - left, 1), h / Math.max(bottom - top, 1), CLOSEST);
  const scale = Math.max(fits, least);
  const isCalm = points.every((point) => {
    const [x, y] = project(now, view, point);
    const { within, above } = CALM;
    return x >= free.left + within && x <= free.right - within && y >= free.top + above && y <= free.bottom - within;
  });
  const under = (camera: Camera): boolean =>
    points.some((point) => lids.some((lid) => holds(lid, project(camera, view, point))));
  if (isCalm && !under(now) && now.scale >= Math.max(least, CALM.smaller * scale)) return now;
  // Where not all fits, what lies around the first comes before what is far from it.
  const x = clamp(first[0], left + w / 2 / scale, right - w / 2 / scale);
  const y = clamp(first[1], top + h / 2 / scale, bottom - h / 2 / scale);
  const framed: Camera = {
    scale,
    middle: [
      x - ((free.left + free.right) / 2 - view.width / 2) / scale,
      y - ((free.top + free.bottom + MARGIN.above - MARGIN.below) / 2 - view.height / 2) / scale,
    ],
  };
  const seen = points.filter((point) => holds(free, project(framed, view, point)));
  const fingers = (camera: Camera): Box[] =>
    seen.map((point) => {
      const [px, py] = project(camera, view, point);
      if (point !== first || asked.chosen === undefined) return around([px, py], FINGER);
      return { left: px - PIECE.aside, right: px + PIECE.aside, top: py - PIECE.above, bottom: py + FINGER };
    });
  const found = settled(framed, fingers, free, lids, least);
  // Whatever else is pushed out, the first stays.
  const [px, py] = project(found, view, first);
  const [dx, dy] = [
    px - clamp(px, free.left + FINGER, free.right - FINGER),
    py - clamp(py, free.top + FINGER, free.bottom - FINGER),
  ];
  return { scale: found.scale, middle: [found.middle[0] + dx / found.scale, found.middle[1] + dy / found.scale] };
}
