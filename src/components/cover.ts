/**
 * The picture that represents a game, drawn from its map: coastlines, land, spaces, links and highlights. White on
 * transparent: the page supplies the colour.
 */
import { keysOf } from '../calculator/keys.ts';
import type { Game } from '../gate/game.ts';
import type { Link, Space } from '../gate/map-schema.ts';
import { sheetFor } from '../gate/projection.ts';
import { within } from '../islands/board/outline.ts';
import { coastOf } from './coast.ts';
import { along, roadOf, spaceNamed, wayOf } from './roads.ts';

/** What is drawn: a cover, or a band with the first bright thing in its middle. In pixels as it is shown at most. */
const SHAPES = { cover: { width: 480, height: 422 }, band: { width: 760, height: 250 } } as const;

export type Shape = keyof typeof SHAPES;
export const SHAPE_NAMES = keysOf<Shape>(SHAPES);

const COASTS = [6, 14, 23, 33, 44];

type Point = readonly [x: number, y: number];

const shortest = (value: number): string => String(Math.round(value * 10) / 10);
const lineThrough = (points: readonly Point[]): string => `M${points.map((p) => p.map(shortest).join(' ')).join('L')}`;

export function coverOf(game: Game, shape: Shape = 'cover'): string | undefined {
  const { map, ways } = game;
  const cover = ways?.cover;
  if (!map || !cover) return undefined;
  const { width, height } = SHAPES[shape];
  /** Units of the map to a pixel. */
  const scale = cover.across / SHAPES.cover.width;
  const named = (name: string): Space => spaceNamed(map, name);
  const shine = cover.bright.map(named);
  const [x, y] = (shape === 'band' && shine[0]?.at) || sheetFor(map.projection).at(cover);
  const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2];
  const seen = (space: Space): boolean => {
    const [sx, sy] = space.at;
    const margin = 40 * scale;
    return (
      space.kind !== 'box' &&
      sx > left - margin &&
      sx < left + width * scale + margin &&
      sy > top - margin &&
      sy < top + height * scale + margin
    );
  };
  const px = (value: number): string => shortest(value * scale);
  const sign = (space: Space, size: number): string => {
    const [sx, sy] = space.at;
    const r = size * scale;
    return space.kind === 'city'
      ? `M${shortest(sx - r)} ${shortest(sy - r)}h${shortest(2 * r)}v${shortest(2 * r)}h${shortest(-2 * r)}z`
      : `M${shortest(sx - r)} ${shortest(sy)}a${shortest(r)} ${shortest(r)} 0 1 1 ${shortest(2 * r)} 0a${shortest(r)} ${shortest(r)} 0 1 1 ${shortest(-2 * r)} 0z`;
  };
  const links = map.links.filter(({ between }) => between.map(named).every(seen));
  const coast = coastOf(map);
  const short = (link: Link): string => {
    const way = wayOf(map, link, coast);
    const length = Math.hypot(way.to[0] - way.from[0], way.to[1] - way.from[1]) || 1;
    const off = Math.min(0.4, (8 * scale) / length);
    const steps = way.via ? 6 : 1;
    return lineThrough(Array.from({ length: steps + 1 }, (_, i) => along(way, off + ((1 - 2 * off) * i) / steps)));
  };
  const isSea = ({ terrain }: Link) => terrain === 'sea' || terrain === 'strait';
  const peak = ([px0, py0]: Point): string =>
    [-1, 1]
      .map((side) =>
        lineThrough([
          [px0 + (side * 5 - 7) * scale, py0 + 5 * scale],
          [px0 + side * 5 * scale, py0 - 6 * scale],
          [px0 + (side * 5 + 7) * scale, py0 + 5 * scale],
        ]),
      )
      .join('');
  const peaks = links
    .filter(({ terrain }) => terrain === 'steep')
    .flatMap((link) => roadOf(map, link, coast).peaks?.slice(0, 1) ?? [])
    .map(peak)
    .join('');
  const spaces = map.spaces.filter((space) => seen(space) && !shine.includes(space));
  const margin = 50 * scale;
  const land = within(coast.d, [
    left - margin,
    top - margin,
    left + width * scale + margin,
    top + height * scale + margin,
  ]);
  const coasts = COASTS.toReversed()
    .map(
      (far) =>
        `<use href="#l" stroke="#fff" stroke-width="${px(2 * far + 1)}"/><use href="#l" stroke="#000" stroke-width="${px(2 * far - 1)}"/>`,
    )
    .join('');
  const stroke = (d: string, width: number, opacity: number, more = ''): string =>
    d && `<path d="${d}" fill="none" stroke="#fff" stroke-width="${px(width)}" stroke-opacity="${opacity}"${more}/>`;
  const roads = cover.roads.map((road) => lineThrough(road.map((name) => named(name).at))).join('');
  const sheet = [left, top, width * scale, height * scale].map(shortest);
  const whole = ['x', 'y', 'width', 'height'].map((name, i) => `${name}="${sheet[i]}"`).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.join(' ')}" width="${width}" height="${height}" stroke-linejoin="round">`,
    `<defs><path id="l" d="${land}"/><mask id="m" maskUnits="userSpaceOnUse" ${whole}><g>${coasts}</g><use href="#l"/></mask></defs>`,
    `<rect ${whole} fill="#fff" fill-opacity=".32" mask="url(#m)"/>`,
    `<use href="#l" fill="#fff" fill-opacity=".13" stroke="#fff" stroke-width="${px(1.6)}"/>`,
    stroke(
      links
        .filter((link) => !isSea(link))
        .map(short)
        .join(''),
      1.4,
      0.6,
    ),
    stroke(links.filter(isSea).map(short).join(''), 1.4, 0.5, ` stroke-dasharray="${px(2)} ${px(5)}"`),
    stroke(peaks, 1.4, 0.9),
    stroke(spaces.map((space) => sign(space, 6)).join(''), 2, 0.9),
    stroke(roads, 4.5, 1, ` stroke-linecap="round" stroke-dasharray="0 ${px(9)}"`),
    shine.length ? `<path d="${shine.map((space) => sign(space, 11)).join('')}" fill="#fff"/>` : '',
    '</svg>',
  ].join('');
}
