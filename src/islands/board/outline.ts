/** Closed outlines in whole units as short paths, and the part of them inside given bounds. Pure. */
import type { Camera, Size } from './camera.ts';
import type { Ground, Point } from './ground.ts';

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
/** Its first point is not said again at its end. */
export type Ring = readonly Point[];

/** Each point by how far it is from the one before. */
export function lineThrough(points: Ring): string {
  const [first = [0, 0], ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let from = first;
  const steps = rest.map((to) => {
    const step = `${to[0] - from[0]} ${to[1] - from[1]}`;
    from = to;
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

export const outlineOf = (rings: readonly Ring[]): string => rings.map((ring) => `${lineThrough(ring)}z`).join('');

/** Back from a path that was made here. */
function ringsIn(d: string): Ring[] {
  return d.split('M').flatMap((part) => {
    const figures = part.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    const ring: Point[] = [];
    for (let i = 0; i + 1 < figures.length; i += 2) {
      x += figures[i] ?? 0;
      y += figures[i + 1] ?? 0;
      ring.push([x, y]);
    }
    return ring.length ? [ring] : [];
  });
}

/** What of a ring lies on the inner side of each bound, in turn. */
function cut(ring: Ring, [left, top, right, bottom]: Bounds): Ring {
  const sides = [
    { axis: 0, bound: left, sign: 1 },
    { axis: 0, bound: right, sign: -1 },
    { axis: 1, bound: top, sign: 1 },
    { axis: 1, bound: bottom, sign: -1 },
  ] as const;
  return sides.reduce<Ring>((points, { axis, bound, sign }) => {
    const isIn = (p: Point) => (p[axis] - bound) * sign >= 0;
    return points.flatMap((to, i): Ring => {
      const from = points.at(i - 1) ?? to;
      if (isIn(to) === isIn(from)) return isIn(to) ? [to] : [];
      const t = (bound - from[axis]) / (to[axis] - from[axis]);
      const edge: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return isIn(to) ? [edge, to] : [edge];
    });
  }, ring);
}

/** The outlines within bounds; what then lies along these is no shore. */
export const within = (d: string, bounds: Bounds): string =>
  outlineOf(
    ringsIn(d)
      .map((ring) => cut(ring, bounds))
      .filter((ring) => ring.length > 2),
  );

/** Lines in the water run this far from a coast, in px: so far nothing may be cut. */
const MARGIN = 40;

/** Only what a view shows of the ground: a drawing that sleeps needs no more. */
export function seenOf(ground: Ground, { middle: [x, y], scale }: Camera, { width, height }: Size): Ground {
  const [w, h] = [(width / 2 + MARGIN) / scale, (height / 2 + MARGIN) / scale];
  const bounds: Bounds = [x - w, y - h, x + w, y + h].map(Math.round) as unknown as Bounds;
  const isIn = ([px, py]: Point) => px > bounds[0] && px < bounds[2] && py > bounds[1] && py < bounds[3];
  return {
    ...ground,
    land: within(ground.land, bounds),
    cells: ground.cells.flatMap(({ place, d }) => {
      const seen = within(d, bounds);
      return seen ? [{ place, d: seen }] : [];
    }),
    borders: ground.borders.filter(({ d }) => ringsIn(d).some((line) => line.some(isIn))),
  };
}
