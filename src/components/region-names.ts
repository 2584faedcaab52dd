/**
 * Where the names of a map's regions go: whole, on their own land, as far from every space as possible; a name that has
 * no such place is left out.
 */
import type { GameMap } from '../gate/map-schema.ts';
import { type Point, sheetFor } from '../gate/projection.ts';
import type { Ground } from '../islands/board/ground.ts';
import type { Coast } from './coast.ts';

/** From one point that is tried to the next, in units. */
const STRIDE = 12;
/** Names run across: what lies beside them is that much nearer, and a letter is that wide, in units. */
const ACROSS = 0.4;
const LETTER = 15;

const far = ([ax, ay]: Point, [bx, by]: Point, across = 1): number => Math.hypot((ax - bx) * across, ay - by);

/** Only of regions that have a line of their own. */
export function regionNames(map: GameMap, { isLand }: Coast): Ground['lettering'] {
  if (map.bounded !== 'regions') return [];
  const { at } = sheetFor(map.projection);
  const signs = map.spaces.filter((space) => space.kind !== 'box');
  /** What the land belongs to is decided by these, as its borders are. */
  const seeds: readonly { readonly at: Point; readonly region?: string | undefined }[] = [
    ...signs,
    ...signs.flatMap(({ region, country = [] }) => country.map(([lon, lat]) => ({ region, at: at({ lon, lat }) }))),
    ...map.beyond.map(([lon, lat]) => ({ at: at({ lon, lat }) })),
  ];
  const regionAt = (p: Point): string | undefined =>
    isLand(p) ? seeds.reduce((best, seed) => (far(seed.at, p) < far(best.at, p) ? seed : best)).region : undefined;
  return [...Map.groupBy(signs, (space) => space.region ?? '')].flatMap(([region, own]) => {
    const text = region.replace(/,.*| \(.*/, '');
    const half = (text.length * LETTER) / 2;
    const [xs, ys] = [own.map((space) => space.at[0]), own.map((space) => space.at[1])];
    let best: { readonly at: Point; readonly room: number } | undefined;
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STRIDE)
      for (let y = Math.min(...ys) - 3 * STRIDE; y <= Math.max(...ys) + 3 * STRIDE; y += STRIDE) {
        const room = Math.min(...signs.map((sign) => far(sign.at, [x, y], ACROSS)));
        const isWhole = () => [-half, 0, half].every((dx) => regionAt([x + dx, y]) === region);
        if (room > (best?.room ?? 0) && isWhole()) best = { at: [x, y], room };
      }
    return text && best ? [{ text, at: best.at, region: true as const }] : [];
  });
}
