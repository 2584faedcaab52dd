/** The line of a game: who was ahead at every step, and what turned it. Plain data, computed elsewhere. */

/** The chances of each side to win, with half the width of the widest interval among them. */
export interface LineStep {
  readonly chances: readonly number[];
  readonly error: number;
}

/** One step that turned the game. */
export interface Swing {
  /** Counted from 1, as readers count; and the action within it. */
  readonly step: number;
  readonly act: number;
  /** What chance did against its mean, or what was chosen against the best. */
  readonly type: 'luck' | 'decision';
  /** Whom it hit, and by how much; a decision can only lose. */
  readonly seat: string;
  readonly by: number;
  readonly error: number;
  /** Of a decision: what was chosen, and what was better, in words. */
  readonly chose?: string;
  readonly better?: string;
}

export interface Line {
  /** The seats of each side. */
  readonly sides: readonly (readonly string[])[];
  /** Before the first step, and after each. */
  readonly steps: readonly LineStep[];
  /** The largest first. */
  readonly swings: readonly Swing[];
  /** What chance and its own decisions brought each side in all. */
  readonly totals: readonly { readonly luck: number; readonly decisions: number }[];
}

/** The line of a game of one's own: beside the largest swings, the dearest decisions of each seat. */
export interface OwnLine extends Line {
  readonly dearest: readonly Swing[];
}

/** The line of a sample, with how it was made. */
export interface ShownLine extends Line {
  /** Games played on from each position. */
  readonly looks: number;
  readonly date: string;
}

/** An estimate that is wider than this to either side says nothing. */
export const UNCLEAR = 0.12;
