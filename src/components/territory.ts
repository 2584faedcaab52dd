/** The land nearest to each space and the borders between them: a Voronoi diagram whose edges are bent as a hand would draw them. */
import { Delaunay } from 'd3-delaunay';
import { idOf } from '../gate/map.ts';
import type { GameMap } from '../gate/map-schema.ts';
import { type Point, sheetFor } from '../gate/projection.ts';
import type { Ground } from '../islands/board/ground.ts';
import { lineThrough, outlineOf } from '../islands/board/outline.ts';
import type { Coast } from './coast.ts';

/** Always the same for the same two points, between -1 and 1. */
function wobble(a: Point, b: Point, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const n of [...a, ...b]) hash = Math.imul(hash ^ Math.round(n * 10), 16777619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 0) / 2 ** 31 - 1;
}

/** A border as people draw one: the straight line between two points, broken and bent, the same from both ends. */
function rough(a: Point, b: Point, depth = 4): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 36) return [b];
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const off = wobble(from, to, depth) * Math.min(length, 160) * 0.13;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(a[0] + b[0]) / 2 - uy * off, (a[1] + b[1]) / 2 + ux * off];
  return [...rough(a, middle, depth - 1), ...rough(middle, b, depth - 1)];
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const nameOf = (p: Point): string => p.map((n) => n.toFixed(1)).join();

/** Closed outlines out of edges that follow each other. */
function outlines(edges: readonly Edge[]): Edge[][] {
  const left = new Map<string, Edge[]>();
  for (const edge of edges) left.set(nameOf(edge.from), [...(left.get(nameOf(edge.from)) ?? []), edge]);
  const found: Edge[][] = [];
  for (const start of edges) {
    const outline: Edge[] = [];
    for (let edge = left.get(nameOf(start.from))?.pop(); edge; edge = left.get(nameOf(edge.to))?.pop())
      outline.push(edge);
    if (outline.length > 2) found.push(outline);
  }
  return found;
}

const NOBODY = '';

export function territoryOf(map: GameMap, { isLand, bounds }: Coast): Pick<Ground, 'cells' | 'borders'> {
  const { at } = sheetFor(map.projection);
  const spaces = map.spaces.filter((s) => s.kind !== 'box');
  const seeds: { owner: string; at: Point }[] = [
    ...spaces.map((space) => ({ owner: idOf(space), at: space.at })),
    ...spaces.flatMap((space) =>
      (space.country ?? []).map(([lon, lat]) => ({ owner: idOf(space), at: at({ lon, lat }) })),
    ),
    ...map.beyond.map(([lon, lat]) => ({ owner: NOBODY, at: at({ lon, lat }) })),
  ];
  const voronoi = Delaunay.from(seeds.map((seed): [number, number] => [...seed.at])).voronoi([...bounds]);
  const owned = new Map<string, Edge[]>();
  const sides = new Map<string, { readonly edge: Edge; readonly owner: string }>();
  const borders: { between: [string, string]; edge: Edge }[] = [];
  for (const [i, { owner }] of seeds.entries()) {
    const corners = voronoi.cellPolygon(i) ?? [];
    for (const [c, from] of corners.entries()) {
      const to = corners[c + 1];
      if (!to) continue;
      const edge: Edge = { from, to };
      const other = sides.get(`${nameOf(edge.to)} ${nameOf(edge.from)}`);
      sides.set(`${nameOf(edge.from)} ${nameOf(edge.to)}`, { edge, owner });
      owned.set(owner, [...(owned.get(owner) ?? []), edge]);
      if (other && other.owner !== owner) borders.push({ between: [other.owner, owner], edge });
    }
  }
  const isInner = (owner: string, { from, to }: Edge): boolean =>
    sides.get(`${nameOf(to)} ${nameOf(from)}`)?.owner === owner;
  const cells = spaces.map((space) => {
    const place = idOf(space);
    const edges = (owned.get(place) ?? []).filter((edge) => !isInner(place, edge));
    return { place, d: outlineOf(outlines(edges).map((o) => o.flatMap(({ from, to }) => rough(from, to)))) };
  });
  const regionOf = new Map(map.spaces.map((s) => [idOf(s), map.bounded === 'spaces' ? s.name : s.region]));
  return {
    cells,
    borders: borders.flatMap(({ between, edge: { from, to } }) => {
      const line = [from, ...rough(from, to)];
      // A border between two waters shows nothing.
      if (!line.some(isLand)) return [];
      const [a, b] = between.map((place) => regionOf.get(place));
      return [{ between, d: lineThrough(line), ...(map.bounded && a !== b && { fine: true as const }) }];
    }),
  };
}
