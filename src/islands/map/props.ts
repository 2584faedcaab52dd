/** What the build gives the page of a map: plain data only; the ground and the tables are fetched. */
import type { GameId } from '../../games/index.ts';
import type { March, Spot } from '../../mechanics/march.ts';
import type { Side } from '../../play/shown.ts';
import type { Ways } from '../../stores/box/own-links.ts';
import type { Rated } from '../../stores/box/rating.ts';
import type { Joined } from '../../stores/route.ts';

/** A space with its facts as a sentence. */
export interface MapSpot extends Spot {
  readonly says: string;
  /** What else it is called, by the sources or by players. */
  readonly called?: readonly string[];
}

export interface MapProps {
  readonly game: GameId;
  readonly name: string;
  readonly sides: readonly Side[];
  /** None where the game says nothing of how its forces march: then there are spaces and no routes. */
  readonly words?: March['words'];
  readonly spots: readonly MapSpot[];
  readonly links: readonly Joined[];
  /** How the game's table of links calls the terrains, where it has one. */
  readonly ways?: Ways;
  /** What the terrains are called. */
  readonly terrains: Readonly<Record<string, string>>;
  readonly leaders: readonly (Rated & { readonly name: string; readonly side: string })[];
  readonly clauses: Readonly<Record<string, { readonly href: string; readonly name: string; readonly title: string }>>;
  readonly at: { readonly ground: string; readonly tables: string; readonly odds: string; readonly map: string };
}
