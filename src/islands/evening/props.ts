/** What the build gives the page of an evening: plain data only. */
import type { TurnProps } from '../turn/props.ts';

export interface EveningProps
  extends Pick<TurnProps, 'game' | 'plan' | 'counts' | 'variants' | 'sides' | 'calculators'> {
  readonly name: string;
  /** What the game counts for each side, as its board has it. */
  readonly counted: readonly string[];
  /** Whether anything is besieged in this game. */
  readonly sieges: boolean;
  readonly turnHref: string;
  /** All games, for files that hold evenings of several. */
  readonly games: readonly string[];
}
