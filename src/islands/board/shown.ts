/** What a board shows in a space: its pieces, and where they were moved aside to make room. */
import type { Lit } from './asked.ts';
import type { Point, Spot } from './ground.ts';
import type { Level } from './level.ts';
import type { Standing } from './pieces.ts';
import type { Placed } from './stack-layout.ts';

/** A space in the view with all that is on it. */
export interface Shown {
  readonly spot: Spot;
  readonly place: Point;
  readonly standing: Standing;
  /** How near its pieces are drawn: what was chosen stands whole among others that make room. */
  readonly level: Level;
  /** How far its pieces step aside for others, and out of what may be touched: in px. */
  readonly aside: number;
  readonly out: Point;
  /** Its counters, seen from where it is and has stepped out to. */
  readonly placed: readonly Placed[];
  /** Where the first of its marks stands, seen from where it is; nowhere where there is no room. */
  readonly marksAt: Point | undefined;
  readonly lit: Lit | undefined;
}
