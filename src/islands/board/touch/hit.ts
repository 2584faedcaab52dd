/** What a finger was aimed at: the nearest place in reach, or the piece under it. Pure. */
import type { Asked } from '../asked.ts';
import { type Camera, project, type Size } from '../camera.ts';
import type { Ground, Point } from '../ground.ts';

/** Half of what a finger hits, in px. */
const REACH = 22;

export function litAt({ places }: Asked, { spots }: Ground, camera: Camera, view: Size, [x, y]: Point) {
  return spots
    .filter(({ id }) => places.has(id))
    .map(({ id, at }) => {
      const [px, py] = project(camera, view, at);
      return { id, far: Math.hypot(px - x, py - y) };
    })
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far)[0]?.id;
}
