/** The state of a game as plain data: bands, siege points, cards, whose turn it is, and the frames that wait. */
import type { Tables } from '../../../../../src/calculator/table.ts';
import type { FrameOf } from '../../../../../src/play/procedure.ts';
import type { AnyState } from '../../../../../src/play/state.ts';
import type { Side, Space } from '../words.ts';
import type { ACTIONS } from './actions.ts';
import type { procedures } from './game.ts';
import type { Options, SetUp } from './set-up.ts';

export type Frame = FrameOf<typeof procedures>;

export interface State extends AnyState<Frame> {
  readonly setup: SetUp;
  /** From 1 to 4. */
  round: number;
  bands: Record<Side, Record<Space, number>>;
  /** 5: won against the bands inside Fidenae. */
  points: number;
  /** Cards by their ids: the hands, those still to be drawn, and those played. */
  hands: Record<Side, string[]>;
  deck: string[];
  discards: string[];
}

/** The types of this game, as the frame of every whole game wants them. */
export interface SaltRoad {
  readonly Seat: Side;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  readonly Setup: Options;
  readonly Content: { readonly tables: Tables };
}
