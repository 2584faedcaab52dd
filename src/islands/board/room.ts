/** Makes room on the board: stacks in neighbouring places step aside where they would cover each other. Pure. */
import type { Size } from './camera.ts';
import type { Point } from './ground.ts';

export interface Box extends Size {
  /** The middle of its foot. */
  readonly foot: Point;
}

/** A stack still stands on its sign. */
const most = (width: number): number => Math.max(0, width / 2 - 6);
const ROUNDS = 3;
const GAP = 4;

/** How far each box steps aside, in px; none leaves a view of this width. */
export function stepAside(boxes: readonly Box[], view: number): number[] {
  const aside = boxes.map(() => 0);
  const bounds = boxes.map(({ foot: [x], width }): [number, number] => [
    Math.max(-most(width), Math.min(0, width / 2 + GAP - x)),
    Math.min(most(width), Math.max(0, view - GAP - width / 2 - x)),
  ]);
  const clamp = (to: number, i: number): number => Math.min(Math.max(to, bounds[i]?.[0] ?? 0), bounds[i]?.[1] ?? 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) {
        const [a, b] = [boxes[i] as Box, boxes[j] as Box];
        const apart = b.foot[0] + (aside[j] ?? 0) - a.foot[0] - (aside[i] ?? 0);
        const over = (a.width + b.width) / 2 + GAP - Math.abs(apart);
        const below = b.foot[1] - a.foot[1];
        // Feet are above signs: what is lower covers what is higher by its own height.
        if (over <= 0 || below >= b.height || -below >= a.height) continue;
        const way = apart >= 0 ? 1 : -1;
        aside[i] = clamp((aside[i] ?? 0) - (way * over) / 2, i);
        aside[j] = clamp((aside[j] ?? 0) + (way * over) / 2, j);
      }
    }
  }
  return aside;
}
