/** The territory of every space out of its straight sides, which is all that travels of it: bent as people draw borders, always alike. Pure. */
import type { Ground, Point, Spot } from './ground.ts';
import { lineThrough, outlineOf } from './outline.ts';

/** Straight sides between corners, said once for all who share them. */
export interface Territory {
  /** Both figures of each corner, by how far it is from the corner before. */
  readonly corners: readonly number[];
  /** Of each space the outlines of its land, as places among the corners; one less than none (`~`) begins a side that is no border on land. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  /** Of each space the region, where borders between regions have a line of their own. */
  readonly regions?: readonly number[];
}

/** Always the same for the same two points, between -1 and 1. */
function wobble(a: Point, b: Point): number {
  const hash = [...a, ...b].reduce((mixed, n) => Math.imul(mixed ^ n, 16777619), 2166136261);
  return (Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0) / 2 ** 31 - 1;
}

/** What follows a point on the way to another as people draw it: the straight line, broken and bent. */
export function rough(a: Point, b: Point, depth = 4): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (depth === 0 || length < 36) return [b];
  const off = wobble(a, b) * Math.min(1, 160 / length) * 0.13;
  const middle: Point = [Math.round((a[0] + b[0]) / 2 - dy * off), Math.round((a[1] + b[1]) / 2 + dx * off)];
  return [...rough(a, middle, depth - 1), ...rough(middle, b, depth - 1)];
}

const NOWHERE: Point = [0, 0];

export function territoryFrom(
  { corners, cells, regions }: Territory,
  spots: readonly Pick<Spot, 'id'>[],
): Pick<Ground, 'cells' | 'borders'> {
  let last = NOWHERE;
  const points: Point[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    last = [last[0] + (corners[i] ?? 0), last[1] + (corners[i + 1] ?? 0)];
    points.push(last);
  }
  const nameOf = (space = -1): string => spots[space]?.id ?? '';
  /** Who has a side: one that a single space has meets land of nobody. */
  const sides = new Map<string, { readonly line: Point[]; readonly owners: number[] }>();
  const outlined = (ring: readonly number[], space: number): Point[] =>
    ring.flatMap((told, i) => {
      const [from, to] = [told, ring[i + 1] ?? ring[0] ?? 0].map((at) => (at < 0 ? ~at : at)) as [number, number];
      const ends = [from, to].sort((a, b) => a - b).map((at) => points[at] ?? NOWHERE) as [Point, Point];
      const line = [ends[0], ...rough(...ends)];
      const side = sides.get(ends.join()) ?? { line, owners: [] };
      if (told >= 0) sides.set(ends.join(), side);
      side.owners.push(space);
      return (from < to ? line : line.toReversed()).slice(1);
    });
  return {
    cells: cells.flatMap((rings, space) => {
      const d = outlineOf(rings.map((ring) => outlined(ring, space)));
      return d ? [{ place: nameOf(space), d }] : [];
    }),
    borders: [...sides.values()].map(({ line, owners: [a = -1, b = -1] }) => ({
      between: [nameOf(a), nameOf(b)] as const,
      d: lineThrough(line),
      ...(regions && regions[a] !== regions[b] && { fine: true as const }),
    })),
  };
}
