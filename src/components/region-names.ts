/** Where the names of a map's regions go: whole on their own land, as far from every space as can be; one that has no such place goes without. */
import type { GameMap, Space } from '../gate/map-schema.ts';
import type { Point } from '../gate/projection.ts';
import type { Ground } from '../islands/board/ground.ts';
import type { Coast } from './coast.ts';

/** From one point that is tried to the next, in units. */
const STRIDE = 12;
/** Names run across: what lies beside them is that much nearer, and a letter takes that much on both sides together, in units. */
const ACROSS = 0.4;
const LETTER = 15;

const nearest = (signs: readonly Space[], [x, y]: Point, across = 1): { sign: Space | undefined; far: number } =>
  signs.reduce<{ sign: Space | undefined; far: number }>(
    (best, sign) => {
      const far = Math.hypot((sign.at[0] - x) * across, sign.at[1] - y);
      return far < best.far ? { sign, far } : best;
    },
    { sign: undefined, far: Number.POSITIVE_INFINITY },
  );

/** Only of regions that have a line of their own. */
export function regionNames({ spaces, bounded }: GameMap, { isLand }: Coast): Ground['lettering'] {
  if (bounded !== 'regions') return [];
  const signs = spaces.filter((space) => space.kind !== 'box');
  return [...Map.groupBy(signs, (space) => space.region ?? '')].flatMap(([region, own]) => {
    const text = region.replace(/,.*| \(.*/, '');
    const half = (text.length * LETTER) / 2;
    const isOwn = (p: Point): boolean => {
      const { sign } = nearest(signs, p);
      return sign !== undefined && own.includes(sign) && isLand(p);
    };
    const [xs, ys] = [own.map(({ at }) => at[0]), own.map(({ at }) => at[1])];
    let best: { readonly at: Point; readonly room: number } | undefined;
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STRIDE)
      for (let y = Math.min(...ys) - 3 * STRIDE; y <= Math.max(...ys) + 3 * STRIDE; y += STRIDE) {
        const room = nearest(signs, [x, y], ACROSS).far;
        if (room > (best?.room ?? 0) && [-half, 0, half].every((dx) => isOwn([x + dx, y]))) best = { at: [x, y], room };
      }
    return text && best ? [{ text, at: best.at, region: true as const }] : [];
  });
}
