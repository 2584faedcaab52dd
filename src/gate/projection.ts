/** Projects longitude and latitude onto a map: one projection, and lenses that enlarge crowded parts. */
import { type GeoProjection, geoConicConformal } from 'd3-geo';

export type Point = readonly [x: number, y: number];

/** Where something lies on the earth, in degrees east and north. */
export interface OnEarth {
  readonly lon: number;
  readonly lat: number;
}

/** Enlarges what lies around its middle by `gain`, within about `reach` degrees; what lies beyond moves out and keeps its shape. */
interface Lens extends OnEarth {
  readonly gain: number;
  readonly reach: number;
}

export interface Projection {
  readonly parallels: readonly [number, number];
  /** What the sheet shows, measured through its middle. */
  readonly frame: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  /** Of the sheet, in its units. */
  readonly width: number;
  readonly lenses: readonly Lens[];
}

export interface Sheet {
  readonly height: number;
  /** Coast and places go through the same function, so that none changes its side of the water. */
  readonly at: (place: OnEarth) => Point;
  /** The two halves of `at`: the earth laid flat, and from there through the lenses to the sheet. */
  readonly flat: () => GeoProjection;
  readonly bent: (flat: Point) => Point;
  /** Back from a length on the sheet, far from any lens, to the flat earth. */
  readonly unit: number;
}

/** Units of the flat earth to a radian. */
const FINE = 1000;

export function sheetFor({ parallels, frame, width, lenses }: Projection): Sheet {
  const middle: OnEarth = { lon: (frame.west + frame.east) / 2, lat: (frame.south + frame.north) / 2 };
  const flat = () =>
    geoConicConformal()
      .parallels([...parallels])
      .rotate([-middle.lon, 0])
      .center([0, middle.lat])
      .scale(FINE)
      .translate([0, 0])
      .precision(0);
  const laid = flat();
  const lay = ({ lon, lat }: OnEarth): Point => laid([lon, lat]) ?? [Number.NaN, Number.NaN];
  const degree = lay(middle)[1] - lay({ ...middle, lat: middle.lat + 1 })[1];
  const glasses = lenses.map((lens) => ({ at: lay(lens), gain: lens.gain, reach: lens.reach * degree }));
  const seen = ([x, y]: Point): Point => {
    let [sx, sy] = [x, y];
    for (const { at, gain, reach } of glasses) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const far = Math.hypot(dx, dy) / reach;
      const by = gain * (far < 1e-6 ? 1 : Math.tanh(far) / far);
      sx += dx * by;
      sy += dy * by;
    }
    return [sx, sy];
  };
  const edge = (place: Partial<OnEarth>): Point => seen(lay({ ...middle, ...place }));
  const [left, top] = [edge({ lon: frame.west })[0], edge({ lat: frame.north })[1]];
  const scale = width / (edge({ lon: frame.east })[0] - left);
  const bent = (point: Point): Point => {
    const [x, y] = seen(point);
    return [(x - left) * scale, (y - top) * scale];
  };
  return {
    height: Math.round((edge({ lat: frame.south })[1] - top) * scale),
    at: (place) => bent(lay(place)),
    flat,
    bent,
    unit: 1 / scale,
  };
}
