/** The territory of every space out of its straight sides, which is all that travels of it: bent as people draw borders, always alike. Pure. */
import type { Ground, Point, Spot } from './ground.ts';
import { lineThrough, outlineOf } from './outline.ts';

/** Straight sides between corners, said once for all who share them. */
export interface Territory {
  /** Both figures of each corner, by how far it is from the corner before. */
  readonly corners: readonly number[];
  /** Of each space that has land, the outlines of it, as places among the corners; one that is told as -1 less begins a side that is no border on land. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  /** Of each of them the region, where borders between regions have a line of their own. */
  readonly regions?: readonly number[];
}

/** Always the same for the same two points, between -1 and 1. */
function wobble(a: Point, b: Point, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const n of [...a, ...b]) hash = Math.imul(hash ^ Math.round(n * 10), 16777619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 0) / 2 ** 31 - 1;
}

/** From a point to another as people draw: the straight line, broken and bent, the same from both ends. */
export function rough(a: Point, b: Point, depth = 4): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 36) return [b];
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const off = wobble(from, to, depth) * Math.min(length, 160) * 0.13;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(a[0] + b[0]) / 2 - uy * off, (a[1] + b[1]) / 2 + ux * off];
  return [...rough(a, middle, depth - 1), ...rough(middle, b, depth - 1)];
}

export const hasLand = ({ kind }: Pick<Spot, 'kind'>): boolean => kind !== 'box';

/** One side of a cell, and whether it is a border on land. */
interface Edge {
  readonly key: string;
  readonly line: readonly [Point, ...Point[]];
  readonly isBorder: boolean;
}

const NOWHERE: Point = [0, 0];

function edgesOf(ring: readonly number[], points: readonly Point[]): Edge[] {
  const path = ring.map((told) => (told < 0 ? -1 - told : told));
  return path.map((from, i) => {
    const to = path[(i + 1) % path.length] ?? from;
    const [a, b] = [points[from] ?? NOWHERE, points[to] ?? NOWHERE] as const;
    return { key: [from, to].sort().join(), line: [a, ...rough(a, b)], isBorder: ring[i] === from };
  });
}

export function territoryFrom(
  { corners, cells, regions }: Territory,
  spots: readonly Pick<Spot, 'id' | 'kind'>[],
): Pick<Ground, 'cells' | 'borders'> {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < corners.length; i += 2) {
    x += corners[i] ?? 0;
    y += corners[i + 1] ?? 0;
    points.push([x, y]);
  }
  const places = spots.filter(hasLand).map(({ id }) => id);
  const outlines = cells.map((rings) => rings.map((ring) => edgesOf(ring, points)));
  /** Who has a side; one that a single space has meets land of nobody. */
  const owners = new Map<string, number[]>();
  for (const [cell, rings] of outlines.entries())
    for (const { key, isBorder } of rings.flat()) if (isBorder) owners.set(key, [...(owners.get(key) ?? []), cell]);
  return {
    cells: outlines.map((rings, cell) => ({
      place: places[cell] ?? '',
      d: outlineOf(rings.map((ring) => ring.flatMap(({ line: [, ...rest] }) => rest))),
    })),
    borders: outlines.flatMap((rings, cell) =>
      rings.flat().flatMap(({ key, line, isBorder }) => {
        const [first, second] = owners.get(key) ?? [];
        if (!isBorder || first !== cell) return [];
        const fine = regions && regions[cell] !== regions[second ?? -1];
        return [
          {
            between: [places[cell] ?? '', places[second ?? -1] ?? ''] as const,
            d: lineThrough(line),
            ...(fine && { fine: true as const }),
          },
        ];
      }),
    ),
  };
}
