/** What a board is drawn from: the ground, two boards to compare, and the part in view. */
import type { ComponentChildren } from 'preact';
import type { Board as BoardData } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import type { Asked, Target } from './asked.ts';
import type { Camera, Size } from './camera.ts';
import type { Ground } from './ground.ts';
import type { Box } from './names.ts';
import type { Touch } from './touch/touch.ts';

export interface BoardProps {
  readonly uid: string;
  /** The ground, where it stands on the page already under this uid (`SharedGround`). */
  readonly under?: (props: BoardProps) => ComponentChildren;
  readonly ground: Ground;
  readonly board: BoardData;
  readonly before?: BoardData | undefined;
  readonly sides: readonly Side[];
  readonly acting?: string | undefined;
  readonly camera: Camera;
  readonly view: Size;
  /** Every name stands for which there is room, with what belongs behind it. */
  readonly named?: boolean | undefined;
  /** A way that is drawn over it, place by place, with a ring at both ends: all of them have names, and none lies under it. */
  readonly way?: readonly string[] | undefined;
  /** What may be touched; it is drawn once the page has fetched what draws it (`touch/touch.ts`). */
  readonly asked?: Asked | undefined;
  readonly touch?: Touch | undefined;
  /** Buttons over the view, where no name goes. */
  readonly lids?: readonly Box[] | undefined;
  /** What of the view no sheet lies over. */
  readonly free?: Box | undefined;
  readonly onTap?: ((target: Target) => void) | undefined;
  /** Something outside the view is wanted in it. */
  readonly onShow?: ((place: string) => void) | undefined;
}
