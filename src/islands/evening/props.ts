/** What the page of an evening is given by the build: plain data only. */
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
