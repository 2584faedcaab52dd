/** What the page hands to the player: where its data lies, and what part of it is shown. */
import type { Shown } from '../../play/shown.ts';
import type { Ground } from './ground.ts';

export interface PlayerProps {
  /** Unique on the page. */
  readonly uid: string;
  /** The address of the game's data. */
  readonly data: string;
  /** Part of a text: it steps in place and leaves the address alone. */
  readonly embedded?: boolean;
  readonly from?: number;
  readonly to?: number;
  /** The page of the whole game, for the way there. */
  readonly page: string;
  /** Where calculators of this game lie. */
  readonly odds: string;
}

/** All that a page needs to step through a game. */
export interface Data {
  readonly shown: Shown;
  readonly ground: Ground;
  /** Clauses that the steps cite: where they are told, and what they settle. */
  readonly clauses: Readonly<Record<string, { readonly href: string; readonly title: string; readonly label: string }>>;
}
