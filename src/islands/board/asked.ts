/** What can be touched on a board: pieces that can act, places in reach, the chosen route and who may react to it. */

/** A place that may be chosen. */
export interface Lit {
  /** What it costs to get there, as its figure. */
  readonly cost?: string | undefined;
  /** From 0 to 1: how often one gets there; against an enemy how often the field is won. */
  readonly chance?: number | undefined;
  readonly enemy?: boolean | undefined;
  readonly chosen?: boolean | undefined;
}

/** Somebody who may answer on the way. */
export interface Risk {
  readonly from: string;
  readonly to: string;
  readonly side: string;
  readonly chance?: number | undefined;
}

export interface Asked {
  /** Pieces that can act: the id of a leader in the stack, or of the stack itself (`stackId`). */
  readonly stacks: readonly string[];
  /** The piece that was chosen, by the same ids. */
  readonly chosen?: string | undefined;
  /** By the id of the place. */
  readonly places: ReadonlyMap<string, Lit>;
  readonly route?:
    | { readonly stops: readonly string[]; readonly side: string; readonly risks: readonly Risk[] }
    | undefined;
  /** What must be in view, the most important first. */
  readonly focus: readonly string[];
  /** What costs are counted in: MP. */
  readonly unit?: string | undefined;
}

export interface Target {
  readonly type: 'stack' | 'place';
  /** Of a stack: the one id that was asked for, else the id of the stack itself. */
  readonly id: string;
}

/** The pieces of a side on a place; ships and those within the walls stand apart. */
export const stackId = (
  place: string,
  { side, inside, fleet }: { readonly side: string; readonly inside?: boolean; readonly fleet?: boolean },
): string => [place, side, ...(inside ? ['inside'] : []), ...(fleet ? ['fleet'] : [])].join(' ');
