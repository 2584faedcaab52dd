/** The ground under a board, as the build makes it: its own units, no pieces, no colours. */

export type Point = readonly [x: number, y: number];

export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly kind: 'city' | 'tribe' | 'plain' | 'unknown' | 'box';
  readonly at: Point;
  readonly port?: true | 'stand-in';
  /** The last word of its name stands in a line of its own. */
  readonly wrap?: true;
  /** What stands behind its name on a map. */
  readonly after?: string;
}

export interface Road {
  readonly d: string;
  readonly terrain: string;
  readonly standIn?: true;
  /** What it is bent towards; straight without. */
  readonly via?: Point;
  readonly peaks?: readonly Point[];
  /** Where it says that its terrain is not known. */
  readonly doubt?: Point;
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** From a space to the next one, for half of them. */
  readonly gap: number;
  readonly land: string;
  /** The land nearest to each space, and where two of them meet; land of nobody has no name. */
  readonly cells: readonly { readonly place: string; readonly d: string }[];
  readonly borders: readonly {
    readonly between: readonly [string, string];
    readonly d: string;
    readonly fine?: true;
  }[];
  /** In the order of `next`. */
  readonly roads: readonly Road[];
  readonly spots: readonly Spot[];
  /** Ridges of mountains, which mean nothing in the rules. */
  readonly relief: readonly (readonly Point[])[];
  readonly next: readonly (readonly [string, string])[];
  /** Names of seas, and of the regions that the spaces belong to where these have a line of their own. */
  readonly lettering: readonly { readonly text: string; readonly at: Point; readonly region?: true }[];
}
