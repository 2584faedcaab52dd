/** The land of a map: Natural Earth's shores (1:10 million), projected, simplified and rounded. Runs at build time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, type GeoStream, geoArea, geoBounds, geoStream } from 'd3-geo';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { GameMap } from '../gate/map-schema.ts';
import { type Point, sheetFor } from '../gate/projection.ts';
import { type Bounds, outlineOf, type Ring } from '../islands/board/outline.ts';

export interface Coast {
  /** All shores, as one path of whole units, each point said by its distance from the one before. */
  readonly d: string;
  readonly isLand: (point: Point) => boolean;
  /** How far it is to the water from land, or to the land from water. */
  readonly toShore: (point: Point) => number;
  /** What lies within these bounds is drawn. */
  readonly bounds: Bounds;
}

/** Views from this narrow to this wide show the whole sheet and never the end of the land. */
const VIEWS = { narrow: 0.55, wide: 2.1 } as const;
/** Outside the sheet shores are that much coarser. */
const COARSER = 6;

const near = (value: number): number => Math.round(value);

/** Only what can come near Europe; far polygons cost time, and the poles have no place on a cone. */
const lands = (() => {
  let known: GeoJSON.Polygon[] | undefined;
  return (): readonly GeoJSON.Polygon[] => {
    if (known) return known;
    const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
    const world: Topology = JSON.parse(readFileSync(file, 'utf8'));
    known = polygonsOf(world)
      .map((coordinates): GeoJSON.Polygon => ({ type: 'Polygon', coordinates }))
      .filter((polygon) => {
        const [[west, south], [east, north]] = geoBounds(polygon);
        const isNear = north > 5 && south < 75 && west < 80 && (east > -40 || east < west);
        // A few specks of the file are wound the wrong way, and would be the whole earth without themselves.
        return isNear && geoArea(polygon) < Math.PI;
      });
    return known;
  };
})();

type Topology = Parameters<typeof simplify>[0];

/** The polygons of the one object of a topology, which is its land. */
function polygonsOf(topology: Topology): GeoJSON.Position[][][] {
  const land = topology.objects['land'];
  if (!land) return [];
  const found = feature(topology, land);
  const shapes = found.type === 'FeatureCollection' ? found.features.map((f) => f.geometry) : [found.geometry];
  return shapes.flatMap((shape) =>
    shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : [],
  );
}

/** All rings that come out of a stream of polygons. */
function ringsOf(
  object: GeoPermissibleObjects,
  through: (sink: GeoStream) => GeoStream,
  bent: (p: Point) => Point,
): Point[][] {
  const rings: Point[][] = [];
  geoStream(
    object,
    through({
      point(x, y) {
        rings.at(-1)?.push(bent([x, y]));
      },
      lineStart() {
        rings.push([]);
      },
      lineEnd() {
        const ring = rings.at(-1);
        if (ring?.[0]) ring.push(ring[0]);
      },
      polygonStart() {},
      polygonEnd() {},
    }),
  );
  return rings.filter((ring) => ring.length > 3);
}

function drawn({ projection, height }: Pick<GameMap, 'projection' | 'height'>): Coast {
  const { width, detail } = projection;
  const sheet = sheetFor(projection);
  const aside = Math.max(100, (height * VIEWS.wide - width) / 2);
  const above = Math.max(100, (width / VIEWS.narrow - height) / 2);
  const bounds = [-aside, -above, width + aside, height + above] as const;
  const flat = sheet.flat();
  const at = (x: number, y: number): [number, number] => {
    // The middle of the sheet is the middle of the flat earth; lenses only move things outwards.
    const [ox, oy] = sheet.bent([0, 0]);
    return [(x - ox) * sheet.unit, (y - oy) * sheet.unit];
  };
  flat.clipExtent([at(bounds[0], bounds[1]), at(bounds[2], bounds[3])]);
  const polygons = lands().flatMap((polygon) => {
    const rings = ringsOf(polygon, (sink) => flat.stream(sink), sheet.bent);
    return rings.map((ring) => [ring.map(([x, y]) => [x, y])]);
  });
  const outside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > height;
  const whole: GeoJSON.MultiPolygon = { type: 'MultiPolygon', coordinates: polygons };
  // It has no properties, of which the two packages think differently.
  const weighed = presimplify(topology({ land: whole }) as Topology, (triangle) => {
    const area = planarTriangleArea(triangle);
    const [, [x, y]] = triangle;
    return outside([x, y]) ? area / COARSER : area;
  });
  const simple = simplify(weighed, detail.tolerance);
  const kept = filter(simple, filterWeight(simple, detail.islet));
  const rings = polygonsOf(kept)
    .flat()
    .map((ring): Ring => {
      const points = ring.map(([x = 0, y = 0]): Point => [near(x), near(y)]);
      return points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1]);
    })
    .filter((ring) => ring.length > 3);
  return {
    d: outlineOf(rings.map((ring) => ring.slice(0, -1))),
    bounds,
    ...lieOf(rings),
  };
}

const known = new WeakMap<object, Coast>();

/** Once a map. */
export function coastOf(map: Pick<GameMap, 'projection' | 'height'>): Coast {
  const coast = known.get(map.projection) ?? drawn(map);
  known.set(map.projection, coast);
  return coast;
}

const BAND = 16;
/** Nothing is farther from a shore. */
const FAR = 2000;

/** Whether a point lies on land, by the shores that cross its row. */
function lieOf(rings: readonly Ring[]): Pick<Coast, 'isLand' | 'toShore'> {
  const rows = new Map<number, (readonly [Point, Point])[]>();
  const sides = rings.flatMap((ring) =>
    ring.flatMap((to, i) => {
      const from = ring[i - 1];
      return from ? [[from, to] as const] : [];
    }),
  );
  for (const side of sides) {
    const [a, b] = [Math.floor(side[0][1] / BAND), Math.floor(side[1][1] / BAND)];
    for (let row = Math.min(a, b); row <= Math.max(a, b); row++) {
      const known = rows.get(row);
      if (known) known.push(side);
      else rows.set(row, [side]);
    }
  }
  return {
    isLand: ([x, y]) =>
      (rows.get(Math.floor(y / BAND)) ?? []).reduce(
        (inside, [a, b]) =>
          a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0] ? !inside : inside,
        false,
      ),
    toShore: ([x, y]) => {
      const row = Math.floor(y / BAND);
      let least = FAR;
      // What is nearer than what was found so far crosses one of the rows around.
      for (let out = 0; (out - 1) * BAND < least; out++)
        for (const [a, b] of [...(rows.get(row - out) ?? []), ...(rows.get(row + out) ?? [])]) {
          const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
          const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
          least = Math.min(least, Math.hypot(a[0] + t * dx - x, a[1] + t * dy - y));
        }
      return least;
    },
  };
}
