/** Where the parts of a map go on its sheet: signs, names, lines. Knows no colour and no page. */
import type { GameMap, Link, Space } from '../gate/map-schema.ts';

type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WIDTH = 1000;
/** Drawn a quarter taller than it is measured: on a phone the names need the height. */
const TALL = 1.25;

export const sheetOf = ({ height }: Pick<GameMap, 'height'>) => ({ width: WIDTH, height: height * TALL });

/** At 360 px across, 31 units are 11 px. */
export const FONT = 32;
/** Half the width of a sign, and how far the second outline of a port stands off. */
const SIGN = 28;
export const PORT_GAP = 8;
/** From one line of a name to the next. */
export const LINE = 36;
const BOX = { width: 228, height: 92 } as const;

const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
const figure = (value: number): string => String(Math.round(value * 10) / 10);
const spell = (...parts: readonly (string | Point)[]): string =>
  parts.map((p) => (typeof p === 'string' ? p : p.map(figure).join(' '))).join(' ');

export const spotOf = ({ at: [x, y] }: Pick<Space, 'at'>): Point => [x, y * TALL];

/** How wide a text comes out in Inter, a little generous. */
const textWidth = (text: string, size = FONT): number =>
  [...text].reduce(
    (sum, c) =>
      sum +
      (/[ijlI.,' ]/.test(c) ? 0.3 : /[ftr]/.test(c) ? 0.39 : /[mwMW]/.test(c) ? 0.9 : /[A-Z★☆]/.test(c) ? 0.72 : 0.61),
    0,
  ) * size;

/** A box holds its own name, in two lines where it has three words; other names wrap where the map says so. */
export function linesOf({ kind, name, wrap }: Space): string[] {
  const words = name.split(' ');
  if (kind === 'box' && words.length > 2) return [words[0]!, words.slice(1).join(' ')];
  return wrap ? [words.slice(0, -1).join(' '), words.at(-1)!] : [name];
}

export const reinforcementOf = ({ reinforcement }: Space): string => (reinforcement ? `+${reinforcement}` : '');
/** What stands behind a name: the star of a victory space, and the map's own badges. */
export const badgesOf = ({ victory, badges = [] }: Space): string[] => [
  ...(victory === undefined ? [] : [victory === 'all' ? '★' : '☆']),
  ...badges,
];

const labelWidth = (space: Space): number =>
  Math.max(
    ...linesOf(space).map((line, i, all) =>
      textWidth(
        [line, ...(i < all.length - 1 ? [] : [reinforcementOf(space), ...badgesOf(space)])].filter(Boolean).join(' '),
      ),
    ),
  );

export interface Label {
  readonly x: number;
  /** The base line of its first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

const reachOf = ({ port }: Space): number => SIGN + (port ? PORT_GAP : 0);

export function labelOf(space: Space): Label {
  const [x, y] = spotOf(space);
  if (space.kind === 'box') {
    const top = y - BOX.height / 2;
    const first = y + FONT * 0.35 - ((linesOf(space).length - 1) * LINE) / 2;
    return {
      x,
      y: first,
      anchor: 'middle',
      box: { left: x - BOX.width / 2, right: x + BOX.width / 2, top, bottom: top + BOX.height },
    };
  }
  const width = labelWidth(space);
  const off = reachOf(space);
  const more = (linesOf(space).length - 1) * LINE;
  /** The first line lies around `middle`. */
  const at = (middle: number, left: number, anchor: Label['anchor']): Label => ({
    x: anchor === 'middle' ? left + width / 2 : anchor === 'start' ? left : left + width,
    y: middle + FONT * 0.36,
    anchor,
    box: { left, right: left + width, top: middle - FONT * 0.5, bottom: middle + more + FONT * 0.5 },
  });
  const [side, corner] = space.label.split('-') as ['below' | 'above' | 'left' | 'right', ('left' | 'right')?];
  if (side === 'left') return at(y - more / 2, x - off - 9 - width, 'end');
  if (side === 'right') return at(y - more / 2, x + off + 9, 'start');
  // At a corner the name moves in under the round of the sign.
  const near = corner ? off * 0.78 : off;
  const middle = side === 'below' ? y + near + FONT * 0.62 : y - near - FONT * 0.6 - more;
  if (corner === 'left') return at(middle, x - off * 0.3 - width, 'end');
  if (corner === 'right') return at(middle, x + off * 0.3, 'start');
  return at(middle, x - width / 2, 'middle');
}

/** Where the name of a sea or land lies, spaced out as it is set. */
export function letteringBox({ text, at }: GameMap['lettering'][number]): Box {
  const [x, y] = spotOf({ at });
  const half = (textWidth(text) * 1.12) / 2;
  return { left: x - half, right: x + half, top: y - FONT / 2, bottom: y + FONT / 2 };
}

export function signBox(space: Space): Box {
  if (space.kind === 'box') return labelOf(space).box;
  const [x, y] = spotOf(space);
  const reach = reachOf(space);
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** What a thumb may hit: sign, name and a margin. */
export function touchBox(space: Space): Box {
  const [a, b] = [signBox(space), labelOf(space).box];
  return {
    left: Math.min(a.left, b.left) - 6,
    right: Math.max(a.right, b.right) + 6,
    top: Math.min(a.top, b.top) - 6,
    bottom: Math.max(a.bottom, b.bottom) + 6,
  };
}

/** The outline of a sign: square for a city, hexagon for a tribe, oblong for a box, else a circle. */
export function signPath(space: Pick<Space, 'kind' | 'at'>, grow = 0): string {
  const [x, y] = spotOf(space);
  const oblong = (w: number, h: number) => `M ${x - w} ${y - h} h ${2 * w} v ${2 * h} h ${-2 * w} Z`;
  const r = SIGN + grow;
  switch (space.kind) {
    case 'city':
      return oblong(r - 2, r - 2);
    case 'box':
      return oblong(BOX.width / 2 + grow, BOX.height / 2 + grow);
    case 'tribe':
      return spell(
        'M',
        [x - r, y],
        'L',
        [x - r / 2, y - r],
        [x + r / 2, y - r],
        [x + r, y],
        [x + r / 2, y + r],
        [x - r / 2, y + r],
        'Z',
      );
    case 'plain':
    case 'unknown':
      return `M ${x - r} ${y} a ${r} ${r} 0 1 1 ${2 * r} 0 a ${r} ${r} 0 1 1 ${-2 * r} 0 Z`;
  }
}

/** How far a line must stay from the middle of a space, going in this direction. */
function clearance(space: Space, [dx, dy]: Point): number {
  if (space.kind !== 'box') return reachOf(space) + 6;
  const across = dx ? BOX.width / 2 / Math.abs(dx) : Number.POSITIVE_INFINITY;
  const down = dy ? BOX.height / 2 / Math.abs(dy) : Number.POSITIVE_INFINITY;
  return Math.min(across, down) + 6;
}

/** Both ends of a line, outside the signs it joins. */
export function endsOf(from: Space, to: Space): readonly [Point, Point] {
  const [a, b] = [spotOf(from), spotOf(to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const way: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [along(a, b, clearance(from, way) / length), along(b, a, clearance(to, way) / length)];
}

export interface Line {
  /** The line itself, dashed where it is a stand-in. */
  readonly line: string;
  /** Mountains on it, and the head of an arrow: never dashed. */
  readonly marks: string;
  readonly middle: Point;
}

const PEAK = 15;

/** Clear is a plain line, rough bears mountains, steep twin peaks, a strait is double, the sea waves. */
export function lineOf({ terrain, oneWay }: Pick<Link, 'terrain' | 'oneWay'>, [a, b]: readonly [Point, Point]): Line {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy]: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const aside = ([x, y]: Point, d: number): Point => [x - uy * d, y + ux * d];
  const straight = spell('M', a, 'L', b);
  const line = (): string => {
    if (terrain === 'strait') return spell('M', aside(a, 6), 'L', aside(b, 6), 'M', aside(a, -6), 'L', aside(b, -6));
    if (terrain !== 'sea') return straight;
    const waves = Math.max(2, Math.round(length / 34));
    const steps = Array.from({ length: waves }, (_, i) =>
      spell('Q', aside(along(a, b, (i + 0.5) / waves), i % 2 ? -14 : 14), along(a, b, (i + 1) / waves)),
    );
    return spell('M', a, ...steps);
  };
  // An arrow's head takes the room of a peak.
  const free = oneWay ? length - 30 : length;
  const peaks = terrain === 'rough' || terrain === 'steep' ? Math.max(1, Math.round(free / 62)) : 0;
  const peak = ([x, y]: Point): string =>
    spell('M', [x - PEAK, y + PEAK * 0.75], 'L', [x, y - PEAK], [x + PEAK, y + PEAK * 0.75], 'Z');
  const marks = Array.from({ length: peaks }, (_, i) => {
    const [x, y] = along(a, b, (((i + 0.5) / peaks) * free) / length);
    return terrain === 'steep' ? `${peak([x - PEAK * 0.6, y])} ${peak([x + PEAK * 0.6, y])}` : peak([x, y]);
  });
  const neck: Point = [b[0] - ux * 22, b[1] - uy * 22];
  const head = oneWay ? [spell('M', b, 'L', aside(neck, 13), aside(neck, -13), 'Z')] : [];
  return { line: line(), marks: [...marks, ...head].join(' '), middle: along(a, b, 0.5) };
}

/** A closed shore through these points, without corners. */
export function shoreOf(points: GameMap['land'][number]): string {
  const at = (i: number): Point => spotOf({ at: points[(i + points.length) % points.length]! });
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = (p: Point, from: Point, to: Point, sign: number): Point => [
      p[0] + (sign * (to[0] - from[0])) / 6,
      p[1] + (sign * (to[1] - from[1])) / 6,
    ];
    return spell('C', bend(p1, p0, p2, 1), bend(p2, p1, p3, -1), p2);
  });
  return spell('M', at(0), ...curves, 'Z');
}

export interface Patch {
  readonly region: string;
  readonly tint: number;
  /** Drawn broad, so that it lies under its spaces. */
  readonly path: string;
}

/** How many tints there are for regions. */
const TINTS = 6;

/** The regions of a map that tells them apart: each under its spaces and the links among them, no two neighbours alike. */
export function patchesOf({ tinted, spaces, links }: GameMap): Patch[] {
  const named = new Map(spaces.map((space) => [space.name, space]));
  const regionOf = (name: string): string | undefined => named.get(name)?.region;
  const tints = new Map<string, number>();
  for (const region of new Set(tinted && spaces.flatMap((space) => space.region ?? []))) {
    const near = links.flatMap(({ between: [a, b] }) => {
      const ends = [regionOf(a), regionOf(b)];
      return ends.includes(region) ? ends.map((end) => tints.get(end ?? '')) : [];
    });
    const order = Array.from({ length: TINTS }, (_, i) => (i + tints.size) % TINTS);
    tints.set(region, order.find((tint) => !near.includes(tint)) ?? order[0]!);
  }
  return [...tints].map(([region, tint]) => {
    const own = spaces.filter((space) => space.region === region);
    const among = links.filter(({ between }) => between.every((end) => regionOf(end) === region));
    return {
      region,
      tint,
      path: spell(
        ...own.flatMap((space) => ['M', spotOf(space), 'L', spotOf(space)] as const),
        ...among.flatMap(({ between: [a, b] }) => ['M', spotOf(named.get(a)!), 'L', spotOf(named.get(b)!)] as const),
      ),
    };
  });
}
