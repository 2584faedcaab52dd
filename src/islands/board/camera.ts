/** Which part of the ground is in view, and when it must move. Pure; knows no pointer and no page. */
import type { Ground, Point } from './ground.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the ground in the middle of the view, and how many px a unit takes. */
export interface Camera {
  readonly middle: Point;
  readonly scale: number;
}

const CLOSEST = 1.1;
/** Neighbours are left out where they would make everything smaller than this. */
const NEIGHBOURLY = 0.6;
/** Without neighbours the view is not quite as near, so that something of them is seen. */
const LONELY = 0.85;
/** Spaces within this share of the view need no new one, unless they could be seen so many times as large. */
const CALM = 0.7;
const FAR = 2;
/** Room for counters above the topmost space, names beside the outermost and buttons at the right, in px. */
const MARGIN = { top: 78, bottom: 42, left: 64, right: 84 } as const;
/** The same above the whole ground, where pieces are small. */
const HEAD = 36;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export const project = ({ middle, scale }: Camera, { width, height }: Size, [x, y]: Point): Point => [
  (x - middle[0]) * scale + width / 2,
  (y - middle[1]) * scale + height / 2,
];

export const groundAt = ({ middle, scale }: Camera, { width, height }: Size, [x, y]: Point): Point => [
  (x - width / 2) / scale + middle[0],
  (y - height / 2) / scale + middle[1],
];

/** The ground never leaves the view altogether. */
const kept = (camera: Camera, { width, height }: Pick<Ground, 'width' | 'height'>): Camera => ({
  ...camera,
  middle: [clamp(camera.middle[0], 0, width), clamp(camera.middle[1], 0, height)],
});

/** The smallest scale at which the whole ground fits. */
const wholeScale = (ground: Pick<Ground, 'width' | 'height'>, view: Size): number =>
  Math.min(view.width / ground.width, view.height / ground.height);

/** `head`: px left free above it. */
export function whole(ground: Pick<Ground, 'width' | 'height'>, view: Size, head = 0): Camera {
  const scale = wholeScale(ground, { ...view, height: view.height - head });
  return { middle: [ground.width / 2, ground.height / 2 - head / 2 / scale], scale };
}

/** The whole ground with the counters on it, which rise above its topmost spaces. */
export const laidOut = (ground: Pick<Ground, 'width' | 'height'>, view: Size): Camera => whole(ground, view, HEAD);

export function zoomed(
  camera: Camera,
  by: number,
  around: Point,
  view: Size,
  ground: Pick<Ground, 'width' | 'height'>,
): Camera {
  // Away from it, all of it is the end.
  const all = laidOut(ground, view);
  if (by < 1 && camera.scale * by <= all.scale) return all;
  const scale = clamp(camera.scale * by, all.scale, 2.2);
  const [gx, gy] = groundAt(camera, view, around);
  return kept(
    { scale, middle: [gx - (around[0] - view.width / 2) / scale, gy - (around[1] - view.height / 2) / scale] },
    ground,
  );
}

export const panned = (camera: Camera, [dx, dy]: Point, ground: Pick<Ground, 'width' | 'height'>): Camera =>
  kept({ ...camera, middle: [camera.middle[0] - dx / camera.scale, camera.middle[1] - dy / camera.scale] }, ground);

/** The same in a view of another height: what is seen stays where it is, from the top. */
export const resized = ({ middle: [x, y], scale }: Camera, now: Size, next: Size): Camera => ({
  scale,
  middle: [x, y + (next.height - now.height) / 2 / scale],
});

/** A place in the middle of what is left free above so many px. */
export function centredOn(camera: Camera, { spots }: Pick<Ground, 'spots'>, place: string, covered = 0): Camera {
  const spot = spots.find(({ id }) => id === place);
  return spot ? { ...camera, middle: [spot.at[0], spot.at[1] + covered / 2 / camera.scale] } : camera;
}

/** The places of a step and those next to them, as near as they can all be seen. */
export function framing(ground: Ground, places: readonly string[], view: Size): Camera {
  const spotOf = new Map(ground.spots.map((s) => [s.id, s.at]));
  const own = places.flatMap((id) => spotOf.get(id) ?? []);
  if (places.length === 0 || own.length === 0) return laidOut(ground, view);
  const around = ground.next.flatMap(([a, b]) => (places.includes(a) ? [b] : places.includes(b) ? [a] : []));
  const at = (ids: readonly string[]): Point[] =>
    ids.flatMap((id) => (spotOf.has(id) ? [spotOf.get(id) as Point] : []));
  const fitting = (points: readonly Point[]): Camera => {
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min(
      Math.max(view.width - MARGIN.left - MARGIN.right, 60) / Math.max(right - left, 1),
      Math.max(view.height - MARGIN.top - MARGIN.bottom, 60) / Math.max(bottom - top, 1),
    );
    const aside = (MARGIN.right - MARGIN.left) / 2 / scale;
    return {
      scale,
      middle: [(left + right) / 2 + aside, (top + bottom) / 2 - (MARGIN.top - MARGIN.bottom) / 2 / scale],
    };
  };
  const wide = fitting(at([...places, ...around]));
  const near = wide.scale >= NEIGHBOURLY;
  const camera = near ? wide : fitting(at(places));
  // Where their margins would make them smaller than the whole ground is, the whole ground it is.
  const all = laidOut(ground, view);
  if (camera.scale < all.scale) return all;
  return kept({ ...camera, scale: Math.min(camera.scale, near ? CLOSEST : LONELY) }, ground);
}

/** The same, in what is left free above so many px. */
export function framedAbove(ground: Ground, places: readonly string[], view: Size, covered: number): Camera {
  const camera = framing(ground, places, { ...view, height: view.height - covered });
  return { ...camera, middle: [camera.middle[0], camera.middle[1] + covered / 2 / camera.scale] };
}

/** A board that swims makes people sick: the view stays where it shows the places well enough. */
export function following(camera: Camera, ground: Ground, places: readonly string[], view: Size): Camera {
  const spots = ground.spots.filter((s) => places.includes(s.id));
  const [w, h] = [(view.width * (1 - CALM)) / 2, (view.height * (1 - CALM)) / 2];
  const calm = spots.every(({ at }) => {
    const [x, y] = project(camera, view, at);
    return x >= w && x <= view.width - w && y >= h + 20 && y <= view.height - h + 20;
  });
  const framed = framing(ground, places, view);
  return calm && camera.scale * FAR > framed.scale ? camera : framed;
}
