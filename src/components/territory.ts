/** The land nearest to each space and the borders between them: the straight sides of a Voronoi diagram. */
import { Delaunay } from 'd3-delaunay';
import { idOf } from '../gate/map.ts';
import type { GameMap } from '../gate/map-schema.ts';
import { type Point, sheetFor } from '../gate/projection.ts';
import { rough, type Territory } from '../islands/board/bent.ts';
import type { Coast } from './coast.ts';

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const nameOf = (p: Point): string => p.join();
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

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

/** The owner of every side, by its two ends in the order in which he goes around. */
function sidesOf(map: GameMap, bounds: Coast['bounds']): Map<string, { readonly edge: Edge; readonly owner: string }> {
  const { at } = sheetFor(map.projection);
  const spaces = map.spaces.filter(({ kind }) => kind !== 'box');
  const seeds: { owner: string; at: Point }[] = [
    ...spaces.map((space) => ({ owner: idOf(space), at: space.at })),
    ...spaces.flatMap((space) =>
      (space.country ?? []).map(([lon, lat]) => ({ owner: idOf(space), at: at({ lon, lat }) })),
    ),
    ...map.beyond.map(([lon, lat]) => ({ owner: NOBODY, at: at({ lon, lat }) })),
  ];
  const voronoi = Delaunay.from(seeds.map((seed): [number, number] => [...seed.at])).voronoi([...bounds]);
  const sides = new Map<string, { edge: Edge; owner: string }>();
  for (const [i, { owner }] of seeds.entries()) {
    const corners = [...(voronoi.cellPolygon(i) ?? [])].map(whole);
    for (const [c, from] of corners.entries()) {
      const to = corners[c + 1];
      if (to && nameOf(from) !== nameOf(to)) sides.set(`${nameOf(from)} ${nameOf(to)}`, { edge: { from, to }, owner });
    }
  }
  return sides;
}

const bent = (from: Point, to: Point): Point[] => [from, ...rough(from, to)];

export function territoryOf(map: GameMap, { isLand, bounds }: Coast): Territory {
  const sides = sidesOf(map, bounds);
  const across = ({ from, to }: Edge) => sides.get(`${nameOf(to)} ${nameOf(from)}`);
  const places = new Map<string, number>();
  const corners: number[] = [];
  let last: Point = [0, 0];
  const placeAmong = (corner: Point): number => {
    const known = places.get(nameOf(corner));
    if (known !== undefined) return known;
    corners.push(corner[0] - last[0], corner[1] - last[1]);
    last = corner;
    places.set(nameOf(corner), places.size);
    return places.size - 1;
  };
  const cells = map.spaces.map((space) => {
    const place = idOf(space);
    const edges = [...sides.values()].flatMap(({ edge, owner }) =>
      owner === place && across(edge)?.owner !== place ? [edge] : [],
    );
    return outlines(edges).map((ring) =>
      ring.map((edge) => {
        const [from, to] = [placeAmong(edge.from), placeAmong(edge.to)];
        const line = from < to ? bent(edge.from, edge.to) : bent(edge.to, edge.from);
        // A border between two waters shows nothing.
        const isBorder = across(edge) && line.some(isLand);
        return isBorder ? from : ~from;
      }),
    );
  });
  const names = map.spaces.map((space) => (map.bounded === 'spaces' ? space.name : space.region));
  return { corners, cells, ...(map.bounded && { regions: names.map((name) => names.indexOf(name)) }) };
}
