/** The ground that a board lies on, as the build makes it: units of its own sheet, no pieces, no colours. */

export type Point = readonly [x: number, y: number];

export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly kind: 'city' | 'tribe' | 'plain' | 'unknown' | 'box';
  readonly at: Point;
  readonly port?: true;
  /** The side or corner of the sign where the map sets the name. */
  readonly label: string;
}

export interface Road {
  readonly d: string;
  readonly terrain: string;
  readonly standIn?: true;
  readonly peaks?: readonly Point[];
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly land: readonly string[];
  /** The land nearest to each space, and where two of them meet. */
  readonly cells: readonly { readonly place: string; readonly d: string }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly d: string }[];
  readonly roads: readonly Road[];
  readonly spots: readonly Spot[];
  readonly next: readonly (readonly [string, string])[];
  readonly lettering: readonly { readonly text: string; readonly at: Point }[];
}
