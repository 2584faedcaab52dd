/** The ground of a board from a game's map: shores, the land nearest to each space, roads, names. Made by the build; knows no piece. */
import { Delaunay } from 'd3-delaunay';
import { idOf } from '../gate/map.ts';
import type { GameMap, Space } from '../gate/map-schema.ts';
import type { Ground, Point, Road, Spot } from '../islands/board/ground.ts';
import { lineOf, sheetOf, shoreOf, spotOf } from './map-drawing.ts';

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A line through these points, each said by how far it is from the one before: short, and on a map fine enough. */
function lineThrough(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let from = first;
  const steps = rest.map((to) => {
    const step = `${to[0] - from[0]} ${to[1] - from[1]}`;
    from = to;
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Always the same for the same two points, between -1 and 1. */
function wobble(a: Point, b: Point, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const n of [...a, ...b]) hash = Math.imul(hash ^ Math.round(n * 10), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 0) / 2 ** 31 - 1) * 1;
}

/** A border as people draw one: the straight line between two points, broken and bent, the same from both ends. */
function rough(a: Point, b: Point, depth = 3): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 18) return [b];
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const off = wobble(from, to, depth) * length * 0.11;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(a[0] + b[0]) / 2 - uy * off, (a[1] + b[1]) / 2 + ux * off];
  return [...rough(a, middle, depth - 1), ...rough(middle, b, depth - 1)];
}

const keyOf = (a: Point, b: Point): string =>
  [a, b]
    .map((p) => p.map(figure).join())
    .sort()
    .join(' ');

/** The land nearest to each space, and the borders between two of them. */
function territory(map: GameMap): Pick<Ground, 'cells' | 'borders'> {
  const { width, height } = sheetOf(map);
  const spaces = map.spaces.filter((s) => s.kind !== 'box');
  const voronoi = Delaunay.from(spaces.map((s) => [...spotOf(s)] as [number, number])).voronoi([
    -400,
    -400,
    width + 400,
    height + 400,
  ]);
  const sharing = new Map<string, { between: string[]; line: Point[] }>();
  const cells = spaces.map((space, i) => {
    const corners = (voronoi.cellPolygon(i) ?? []) as Point[];
    const place = idOf(space);
    const outline = corners.slice(0, -1).flatMap((from, c) => {
      const to = corners[c + 1];
      if (!to) return [];
      const line = rough(from, to);
      const key = keyOf(from, to);
      const known = sharing.get(key);
      if (known) known.between.push(place);
      else sharing.set(key, { between: [place], line: [from, ...line] });
      return line;
    });
    return { place, d: `${lineThrough(outline)}z` };
  });
  const borders = [...sharing.values()].flatMap(({ between: [a, b], line }) =>
    a && b ? [{ between: [a, b] as const, d: lineThrough(line) }] : [],
  );
  return { cells, borders };
}

const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** One road from sign to sign; peaks stand on it at even distances. */
function roadOf(map: GameMap, link: GameMap['links'][number]): Road[] {
  const [from, to] = link.between.map((name) => map.spaces.find((s) => s.name === name));
  if (!from || !to) return [];
  const ends = [spotOf(from), spotOf(to)] as const;
  const length = Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]);
  const peaks = link.terrain === 'rough' || link.terrain === 'steep' ? Math.max(1, Math.round(length / 70)) : 0;
  return [
    {
      d:
        link.terrain === 'sea' || link.terrain === 'strait'
          ? lineOf({ terrain: link.terrain }, ends).line
          : lineThrough(ends),
      terrain: link.terrain,
      ...(link.standing === 'stand-in' && { standIn: true as const }),
      ...(peaks && {
        peaks: Array.from(
          { length: peaks },
          (_, i) => along(...ends, (i + 1) / (peaks + 1)).map(Math.round) as unknown as Point,
        ),
      }),
    },
  ];
}

const spotFor = (space: Space): Spot => ({
  id: idOf(space),
  name: space.name,
  kind: space.kind,
  at: spotOf(space),
  ...(space.port && { port: true as const }),
  label: space.label,
});

export function groundOf(map: GameMap): Ground {
  const { width, height } = sheetOf(map);
  const names = new Map(map.spaces.map((s) => [s.name, idOf(s)]));
  return {
    width,
    height,
    land: map.land.map(shoreOf),
    ...territory(map),
    roads: map.links.flatMap((link) => roadOf(map, link)),
    spots: map.spaces.map(spotFor),
    next: map.links.map(({ between: [a, b] }) => [names.get(a) ?? '', names.get(b) ?? ''] as const),
    lettering: map.lettering.map(({ text, at }) => ({ text, at: spotOf({ at }) })),
  };
}
