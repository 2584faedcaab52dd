/** A screen together with everything needed to play it. */
import type { whyNot } from '../../stores/branch/why-not.ts';
import type { Screen } from '../../stores/lesson.ts';
import type { Touch } from '../board/touch/touch.ts';
import type { groundOf, Room } from '../player/what-if/engine.ts';
import type { boardOf } from '../player/what-if/on-board.ts';

/** What is fetched once for all screens. */
export interface Tools {
  readonly room: Room;
  readonly touch: Touch;
  readonly boardOf: typeof boardOf;
  readonly whyNot: typeof whyNot;
  readonly groundOf: typeof groundOf;
  readonly seed: () => number;
}

export interface Playing extends Tools {
  readonly screen: Screen;
}
