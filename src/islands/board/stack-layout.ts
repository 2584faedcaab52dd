/** Where the counters of a place go around its sign, and how much of the drawing they cover, in px. Pure. */
import type { Size } from './camera.ts';
import { heightOf, widthOf } from './counter.tsx';
import type { Point } from './ground.ts';
import { FORTS, type Level, SIGNS } from './level.ts';
import type { Box } from './names.ts';
import type { Counter, Standing } from './pieces.ts';

export interface Placed extends Size {
  readonly counter: Counter;
  /** The middle of its foot, seen from the sign. */
  readonly at: Point;
}

/** Several of one side stand one behind the other, each so far to the right and up. */
const BEHIND = { right: 22, up: 8 } as const;
/** Half a fort, and from its middle to the counters of the besiegers and to the foot of those within. */
const FORT = { across: 34, down: 28, beside: 34, foot: 16, inside: 9 } as const;
const MOST = 3;

const isWithin = (counter: Counter, { siege }: Standing): boolean => counter.inside && siege !== undefined;
export const outsideOf = (standing: Standing): Counter[] => standing.counters.filter((c) => !isWithin(c, standing));

const isMeeting = (shown: readonly Counter[]): boolean => new Set(shown.map((c) => c.side)).size > 1;

/** Rings of neighbours must not cross. */
const gapOf = (shown: readonly Counter[]): number => (shown.some((c) => c.changed || c.ring) ? 10 : 4);

/** How wide and high what stands on a place is drawn. */
export function extentOf(standing: Standing, small: boolean): Size {
  const shown = outsideOf(standing).slice(0, MOST);
  const widths = shown.map((c) => widthOf(c, small));
  return {
    width: isMeeting(shown)
      ? widths.reduce((a, b) => a + b, 0) + gapOf(shown) * (shown.length - 1)
      : (widths[0] ?? 0) + BEHIND.right * Math.max(0, shown.length - 1),
    height: Math.max(0, ...shown.map((c) => heightOf(c, small))),
  };
}

/** How far above the middle of a space its counters stand. */
export const footOf = ({ siege }: Standing, level: Level): number => (siege ? -26 * FORTS[level] : -SIGNS[level] - 3);

/** Besiegers stand left of the fort, or right where they would leave the view. */
const besideOf = (whole: number, x: number, beside: number): number =>
  (x - whole - beside < 4 ? 1 : -1) * (whole / 2 + beside);

/** Those outside, the first in front: side by side where sides meet, else one behind the other; three at most. */
export function placedOn(standing: Standing, level: Level, aside: number, viewX: number): Placed[] {
  const small = level !== 'near';
  const shown = outsideOf(standing).slice(0, MOST);
  const meet = isMeeting(shown);
  const whole = meet ? extentOf(standing, small).width : shown[0] ? widthOf(shown[0], small) : 0;
  const shift = standing.siege && shown.length ? besideOf(whole, viewX, FORT.beside * FORTS[level]) : aside;
  const foot = standing.siege ? FORT.foot * FORTS[level] : footOf(standing, level);
  let left = shift - whole / 2;
  return shown.map((counter, i) => {
    const [width, height] = [widthOf(counter, small), heightOf(counter, small)];
    const at: Point = meet ? [left + width / 2, foot] : [shift + i * BEHIND.right, foot - i * BEHIND.up];
    left += width + gapOf(shown);
    return { counter, at, width, height };
  });
}

/** Those within the walls, on the sign itself. */
export const withinOn = (standing: Standing, level: Level): Placed[] =>
  standing.counters
    .filter((c) => isWithin(c, standing))
    .map((counter) => ({
      counter: { ...counter, leaders: [] },
      at: [0, FORT.inside * FORTS[level]],
      width: widthOf(counter, true),
      height: heightOf(counter, true),
    }));

export const boxOf = ({ at: [x, y], width, height, counter }: Placed, [px, py]: Point): Box => {
  const ring = counter.changed || counter.ring ? 5 : 2;
  return {
    left: px + x - width / 2 - ring,
    right: px + x + width / 2 + ring,
    top: py + y - height - ring,
    bottom: py + y + ring - 2,
  };
};

/** Where what has left stood: beside those who are there. */
export const goneAt = (standing: Standing, small: boolean): number =>
  outsideOf(standing).length ? extentOf(standing, small).width / 2 + 24 : 0;

const fortOn = ([x, y]: Point, level: Level): Box => {
  const [w, h] = [FORT.across * FORTS[level], FORT.down * FORTS[level]];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
};

/** What of the drawing it covers, but for its marks. */
export function coveredBy(standing: Standing, place: Point, aside: number, level: Level): Box[] {
  const [x, y] = place;
  const small = level !== 'near';
  const foot = footOf(standing, level);
  const boxes = placedOn(standing, level, aside, x).map((one) => boxOf(one, place));
  if (standing.siege) boxes.push(fortOn(place, level));
  for (const [i] of standing.gone.slice(0, 2).entries()) {
    const gx = x + goneAt(standing, small) + i * 50;
    boxes.push({ left: gx - 21, right: gx + 21, top: y + foot - 31, bottom: y + foot - 1 });
  }
  return boxes;
}

/** A mark is round, so far across, and so far from the next. */
const MARK = { half: 9, apart: 20 } as const;
export const marksOf = ({ marks }: Standing, level: Level): Standing['marks'] =>
  level === 'near' ? marks.slice(0, MOST) : [];

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where the marks of a place stand around its sign: the middle of the first, and what all of them cover; nowhere rather than over something else. */
export function marksBy(
  standing: Standing,
  [x, y]: Point,
  level: Level,
  taken: readonly Box[],
): { readonly at: Point; readonly box: Box } | undefined {
  const long = MARK.apart * (marksOf(standing, level).length - 1);
  if (long < 0) return undefined;
  const [w, h] = standing.siege ? [FORT.across, FORT.down] : [SIGNS[level] + 4, SIGNS[level] - 1];
  const [beside, below] = [w + MARK.half + 1, h + MARK.half + 6];
  const places: Point[] = [
    [beside, -h],
    [beside, h],
    [-beside - long, -h],
    [-beside - long, h],
    [-long / 2, below],
  ];
  return places
    .map((at) => {
      const [left, middle] = [x + at[0], y + at[1]];
      const r = MARK.half + 1;
      return { at, box: { left: left - r, right: left + long + r, top: middle - r, bottom: middle + r } };
    })
    .find(({ box }) => !taken.some((other) => meet(other, box)));
}
