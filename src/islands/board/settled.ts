/** Moves a view, or zooms it out a little, until everything important is inside and under no button. Pure. */
import type { Board } from '../../play/board.ts';
import { type Camera, project, type Size } from './camera.ts';
import type { Ground, Point } from './ground.ts';
import { levelOf } from './level.ts';
import { around, type Box, enclosing, meet } from './names.ts';
import { standingOn } from './pieces.ts';
import { coveredBy } from './stack-layout.ts';

/** Room to the edge, for what is told of a change at the corner of a counter: in px. */
const EDGE = { side: 6, top: 12, bottom: 16 } as const;
const SIGN = 12;
const TRIES = 16;
/** After so many it is drawn smaller, by so much each time. */
const PATIENCE = 5;
const SMALLER = 0.9;

interface Step {
  readonly board: Board;
  readonly before?: Board | undefined;
  readonly acting?: string | undefined;
  readonly places: readonly string[];
}

/** What takes part in a step, as it is drawn from a camera. */
export const takingPart =
  (ground: Ground, { board, before, acting, places }: Step, view: Size) =>
  (camera: Camera): Box[] =>
    ground.spots
      .filter(({ id }) => places.includes(id))
      .flatMap(({ id, at }) => {
        const place = project(camera, view, at);
        const standing = { ...standingOn(id, board, before, acting), gone: [], marks: [] };
        return [around(place, SIGN), ...coveredBy(standing, place, 0, levelOf(ground, camera))];
      });

/** How far something from a to b must go to lie between two bounds. */
const into = (a: number, b: number, low: number, high: number): number =>
  a < low ? low - a : b > high ? Math.max(high - b, low - a) : 0;

/** The shortest way out from under a lid, which lies at the right. */
const outOf = (box: Box, lid: Box, within: Box): Point => {
  const left = lid.left - box.right;
  const upright = lid.bottom >= within.bottom ? lid.top - box.bottom : lid.bottom - box.top;
  return Math.abs(left) <= Math.abs(upright) ? [left, 0] : [0, upright];
};

/** `least`: it is drawn no smaller. */
export function settled(
  camera: Camera,
  boxesOf: (now: Camera) => Box[],
  within: Box,
  lids: readonly Box[],
  least = 0,
): Camera {
  const [width, height] = [within.right - within.left, within.bottom - within.top];
  const insideOf = (all: Box): Point => [
    into(all.left, all.right, within.left + EDGE.side, within.right - EDGE.side),
    into(all.top, all.bottom, within.top + EDGE.top, within.bottom - EDGE.bottom),
  ];
  let now = camera;
  for (let i = 0; i < TRIES; i++) {
    const boxes = boxesOf(now);
    if (!boxes.length) return now;
    const all = enclosing(boxes);
    const inside = insideOf(all);
    const isIn = inside[0] === 0 && inside[1] === 0;
    const [out] = isIn
      ? boxes.flatMap((box) => lids.filter((lid) => meet(box, lid)).map((lid) => outOf(box, lid, within)))
      : [];
    if (isIn && !out) return now;
    const [dx, dy] = out ?? inside;
    const isTight = all.right - all.left > width - 40 || all.bottom - all.top > height - 60 || i > PATIENCE;
    const scale = isTight ? Math.max(now.scale * SMALLER, Math.min(least, now.scale)) : now.scale;
    now = { scale, middle: [now.middle[0] - dx / scale, now.middle[1] - dy / scale] };
  }
  // Better under a button than outside.
  const [dx, dy] = insideOf(enclosing(boxesOf(now)));
  return { ...now, middle: [now.middle[0] - dx / now.scale, now.middle[1] - dy / now.scale] };
}
