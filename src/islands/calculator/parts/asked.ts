/** What the reader asks under What do I need?: the aim, the goal, and the numbers that may change. */
import type { NumberPlace } from '../../../calculator/search/goal.ts';

export interface Asked {
  readonly aim: string;
  readonly aimLabel: string;
  readonly form: 'chance' | 'number';
  readonly now: number;
  readonly goal: number;
  readonly places: readonly NumberPlace[];
  /** What something is worth, in words. */
  readonly said: (worth: number) => string;
}
