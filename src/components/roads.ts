/** The connections of a map as lines: straight, or bent where they would cross the sea, the land or a third space by mistake. */
import type { GameMap, Link, Space } from '../gate/map-schema.ts';
import type { Point } from '../gate/projection.ts';
import { plainRoad, type SentGround } from '../islands/board/ground-wire.ts';
import type { Coast } from './coast.ts';

/** From one end to the other; bent towards `via` where there is one. */
export interface Bend {
  readonly from: Point;
  readonly to: Point;
  readonly via?: Point;
}

/** What stays free around a space that a line passes, in units. */
const FREE = 24;
/** How bent a line may be: the most that its middle stands aside, as a share of its length, and in how many steps that is tried. */
const MOST = 0.7;
const STEPS = 20;
/** What a bend is weighed by: each piece in the wrong element, each over a third space, each off the sheet, and the bend itself. */
const COST = { astray: 3, through: 9, bend: 22, off: 6 } as const;

export function along({ from, to, via }: Bend, t: number): Point {
  if (!via) return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return [a * from[0] + b * via[0] + c * to[0], a * from[1] + b * via[1] + c * to[1]];
}

const lengthOf = ({ from, to }: Bend): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
/** Evenly between both ends, which are left out. */
export const between = (way: Bend, pieces: number): Point[] =>
  Array.from({ length: pieces - 1 }, (_, i) => along(way, (i + 1) / pieces));

function bentBy(way: Bend, share: number): Bend {
  if (share === 0) return way;
  const { from, to } = way;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return {
    from,
    to,
    via: [Math.round((from[0] + to[0]) / 2 - dy * share * 2), Math.round((from[1] + to[1]) / 2 + dx * share * 2)],
  };
}

export function spaceNamed({ spaces }: GameMap, name: string): Space {
  const found = spaces.find((space) => space.name === name);
  if (!found) throw new RangeError(`no space on the map is called "${name}"`);
  return found;
}

/** A voyage belongs into the water, every other line on the land; a strait is crossed as straight as can be. */
function foundWay(map: GameMap, { between: [a, b], terrain }: Link, coast: Coast): Bend {
  const { spaces, projection, height } = map;
  const [from, to] = [spaceNamed(map, a), spaceNamed(map, b)];
  const straight: Bend = { from: from.at, to: to.at };
  const others = spaces.filter((s) => s !== from && s !== to);
  const dry =
    from.kind === 'box' || to.kind === 'box' ? undefined : terrain === 'strait' ? undefined : terrain !== 'sea';
  const costOf = (way: Bend, share: number): number => {
    const points = between(way, 24);
    const astray = dry === undefined ? 0 : points.filter((p) => coast.isLand(p) !== dry).length;
    const through = points.filter((p) =>
      others.some(({ at: [x, y] }) => Math.hypot(p[0] - x, p[1] - y) < FREE * 1.15),
    ).length;
    const off = points.filter(([x, y]) => x < 0 || y < 0 || x > projection.width || y > height).length;
    return off * COST.off + astray * COST.astray + through * COST.through + Math.abs(share) * COST.bend;
  };
  const shares = Array.from(
    { length: 2 * STEPS + 1 },
    (_, i) => (((i % 2 ? -1 : 1) * Math.ceil(i / 2)) / STEPS) * MOST,
  );
  return shares.reduce(
    (best, share) => {
      const way = bentBy(straight, share);
      const cost = costOf(way, share);
      return cost < best.cost - 1e-9 ? { way, cost } : best;
    },
    { way: straight, cost: costOf(straight, 0) },
  ).way;
}

const known = new WeakMap<Link, Bend>();

/** Once a link. */
export function wayOf(map: GameMap, link: Link, coast: Coast): Bend {
  const way = known.get(link) ?? foundWay(map, link, coast);
  known.set(link, way);
  return way;
}

const spell = (point: Point): string => point.map(Math.round).join(' ');

function wave(way: Bend): string {
  const count = Math.max(2, Math.round(lengthOf(way) / 34));
  const steps = Array.from({ length: count }, (_, i) => {
    const [a, middle, b] = [along(way, i / count), along(way, (i + 0.5) / count), along(way, (i + 1) / count)];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const off = (i % 2 ? -11 : 11) / long;
    return `Q${spell([middle[0] - (b[1] - a[1]) * off, middle[1] + (b[0] - a[0]) * off])} ${spell(b)}`;
  });
  return `M${spell(way.from)}${steps.join('')}`;
}

function double(way: Bend): string {
  const [dx, dy] = [way.to[0] - way.from[0], way.to[1] - way.from[1]];
  const long = lengthOf(way) || 1;
  const aside = ([x, y]: Point, by: number): Point => [x - (dy / long) * by, y + (dx / long) * by];
  return [4, -4]
    .map((by) =>
      plain({ from: aside(way.from, by), to: aside(way.to, by), ...(way.via && { via: aside(way.via, by) }) }),
    )
    .join('');
}

const plain = ({ from, to, via }: Bend): string => plainRoad(from, to, via);

/** Of a line that leads one way: an open arrow behind its middle. */
function barb(way: Bend): string {
  const [tip, tail] = [along(way, 0.62), along(way, 0.5)];
  const long = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]) || 1;
  const [ux, uy] = [((tip[0] - tail[0]) / long) * 14, ((tip[1] - tail[1]) / long) * 14];
  return `M${spell([tip[0] - ux - uy, tip[1] - uy + ux])}L${spell(tip)} ${spell([tip[0] - ux + uy, tip[1] - uy - ux])}`;
}

export function roadOf(map: GameMap, link: Link, coast: Coast): SentGround['roads'][number] {
  const { terrain, standing, oneWay } = link;
  const way = wayOf(map, link, coast);
  const line = terrain === 'sea' ? wave(way) : terrain === 'strait' ? double(way) : oneWay ? plain(way) : undefined;
  const peaks = terrain === 'rough' || terrain === 'steep' ? Math.max(1, Math.round(lengthOf(way) / 70)) : 0;
  const whole = (p: Point): Point => [Math.round(p[0]), Math.round(p[1])];
  return {
    ...(line && { d: oneWay ? `${line}${barb(way)}` : line }),
    terrain,
    ...(standing === 'stand-in' && { standIn: true as const }),
    ...(way.via && { via: way.via }),
    ...(peaks && { peaks: between(way, peaks + 1).map(whole) }),
    ...(terrain === 'unknown' && { doubt: whole(along(way, 0.5)) }),
  };
}
