/** A view moved, or drawn a little smaller, until whoever takes part in a step is whole in it, and under no button. Pure. */
import type { Board } from '../../play/board.ts';
import { type Camera, project, type Size } from './camera.ts';
import type { Ground, Point } from './ground.ts';
import { levelOf } from './level.ts';
import { type Box, enclosing, meet } from './names.ts';
import { standingOn } from './pieces.ts';
import { coveredBy } from './stack-layout.ts';

interface Step {
  readonly board: Board;
  readonly before?: Board | undefined;
  readonly acting?: string | undefined;
  readonly places: readonly string[];
}

/** Room to the edge, for what is told of a change at the corner of a counter: in px. */
const EDGE = { side: 6, top: 12, bottom: 16 } as const;
const TRIES = 16;
const SMALLER = 0.9;

/** How far something from a to b must go to lie between two bounds. */
const into = (a: number, b: number, low: number, high: number): number =>
  a < low ? low - a : b > high ? Math.max(high - b, low - a) : 0;

/** The shortest way out from under a lid, which lies at the right. */
const from = (box: Box, lid: Box, { height }: Size): Point => {
  const [left, up, down] = [lid.left - box.right, lid.top - box.bottom, lid.bottom - box.top];
  const upright = lid.bottom >= height ? up : down;
  return Math.abs(left) <= Math.abs(upright) ? [left, 0] : [0, upright];
};

export function settled(camera: Camera, ground: Ground, step: Step, view: Size, lids: readonly Box[]): Camera {
  const boxesOf = (now: Camera): Box[] => {
    const level = levelOf(ground, now);
    return ground.spots
      .filter(({ id }) => step.places.includes(id))
      .flatMap(({ id, at }) => {
        const place = project(now, view, at);
        const standing = standingOn(id, step.board, step.before, step.acting);
        const sign = { left: place[0] - 12, right: place[0] + 12, top: place[1] - 12, bottom: place[1] + 12 };
        return [sign, ...coveredBy({ ...standing, gone: [], marks: [] }, place, 0, level)];
      });
  };
  let now = camera;
  for (let i = 0; i < TRIES; i++) {
    const boxes = boxesOf(now);
    const all = enclosing(boxes);
    let by: Point = [
      into(all.left, all.right, EDGE.side, view.width - EDGE.side),
      into(all.top, all.bottom, EDGE.top, view.height - EDGE.bottom),
    ];
    if (by[0] === 0 && by[1] === 0)
      by = boxes.flatMap((box) => lids.filter((lid) => meet(box, lid)).map((lid) => from(box, lid, view)))[0] ?? by;
    if (by[0] === 0 && by[1] === 0) return now;
    const isTight = all.right - all.left > view.width - 40 || all.bottom - all.top > view.height - 60 || i > 5;
    const scale = isTight ? now.scale * SMALLER : now.scale;
    now = { scale, middle: [now.middle[0] - by[0] / scale, now.middle[1] - by[1] / scale] };
  }
  return now;
}
