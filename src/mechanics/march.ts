/** What a game says about a march over its map, one shape for all games. Knows no drawing and no page. */
import type { Figures } from '../calculator/table.ts';

/** A space as marching needs it. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** The side that it belongs to at the start. */
  readonly home?: string | undefined;
  readonly loyalty?: number | undefined;
  readonly port?: boolean | undefined;
}

/** From one space to the next, as the map joins them. */
export interface Passage {
  readonly from: string;
  readonly to: string;
  readonly terrain: string;
  readonly standIn: boolean;
}

/** Those who march: whose, how many, how well led, and how far. */
export interface Marcher {
  readonly side: string;
  readonly cu: number;
  readonly rating: number;
  readonly mp: number;
}

/** An army that the reader put on the map. */
export interface Army {
  readonly at: string;
  readonly side: string;
  readonly cu: number;
  readonly rating: number;
}

/** A case for a calculator, and the chance of it that matters here. */
export interface Asked {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly rule?: string;
  /** The chance by its name in the report; none where the case is only opened. */
  readonly chance?: string;
  /** The space where it happens; none for the whole way. */
  readonly at?: string;
  /** The battle that follows if he intercepts. */
  readonly ifHeComes?: true;
}

/** A march that is planned: the stops after the start, each with how it is entered and what is left. */
export interface Stop {
  readonly spot: Spot;
  readonly by: Passage;
  readonly left: number;
}

export interface Situation {
  readonly marcher: Marcher;
  readonly stops: readonly Stop[];
  readonly armies: readonly Army[];
  /** Everything that leads into a space. */
  readonly into: (space: string) => readonly Passage[];
}

export interface March {
  /** What pieces and ratings are called; no rating where leaders have none that matters here. */
  readonly words: { readonly cu: string; readonly mp: string; readonly rating?: string };
  /** Tables that it reads. */
  readonly tables: readonly string[];
  /** Clauses that it cites. */
  readonly rules: readonly string[];
  /** Sides that march. */
  readonly sides: readonly string[];
  /** MP of an activation; none where cards give them. */
  readonly mp: (side: string, figures: Figures) => number | undefined;
  /** MP of a step; two where the terrain is not known, none where they cannot go. */
  readonly cost: (by: Passage, marcher: Marcher, figures: Figures) => readonly number[];
  /** By ship from port to port, where the rules give it one price. */
  readonly voyage?: (figures: Figures) => number;
  /** Calculators with this space filled in. */
  readonly here: (spot: Spot, marcher: Marcher, army: Army | undefined) => readonly Asked[];
  /** By ship from one port to another: the calculators that tell it. */
  readonly sailing?: (marcher: Marcher, from: Spot, to: Spot) => readonly Asked[];
  /** What may happen on the way. */
  readonly onWay: (situation: Situation) => readonly Asked[];
}

/** Those of other sides who stand next to a stop and can get there. */
export const watching = (
  { armies, marcher, into }: Situation,
  { spot }: Stop,
  may: (by: Passage, army: Army) => boolean,
): Army[] =>
  armies.filter(
    (army) => army.side !== marcher.side && into(spot.id).some((by) => by.from === army.at && may(by, army)),
  );

/** The enemy who stands in a space. */
export const enemyAt = ({ armies, marcher }: Pick<Situation, 'armies' | 'marcher'>, at: string): Army | undefined =>
  armies.find((army) => army.at === at && army.side !== marcher.side);
