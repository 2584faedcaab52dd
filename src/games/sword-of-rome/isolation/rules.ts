/** 5.7.1: whether a PC marker can trace a path to safety, over any set of spaces and connections. */
import { shortestPath } from '../../../mechanics/isolation.ts';

export const TERRAINS = ['clear', 'rough', 'strait', 'highland'] as const;
/** Highland: a connection to Bovianum or Aufidena that is rough to others. */
export type Terrain = (typeof TERRAINS)[number];

export const ANCHORS = ['nothing', 'city', 'reinforcement', 'tribe', 'port', 'cu'] as const;
export type Anchor = (typeof ANCHORS)[number];

export interface TracedSpace {
  readonly control: 'friendly' | 'enemy';
  /** What is there that may end the path. */
  readonly holds: Anchor;
}

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly terrain: Terrain;
}

/** 5.7.1: enemy ground is closed unless a friendly CU stands on it. */
export const isOpen = ({ control, holds }: TracedSpace): boolean => control === 'friendly' || holds === 'cu';

/** 5.7.1: a friendly city, reinforcement space, tribe, port or CU ends the search. */
const isSafe = (place: TracedSpace): boolean => place.holds !== 'nothing' && isOpen(place);

/** 5.7.1, 9.2-exception: neither rough nor strait, but for Samnites in their highlands. */
export const isPassable = (terrain: Terrain, samnite: boolean): boolean =>
  terrain === 'clear' || (terrain === 'highland' && samnite);

/** The shortest path from the marker's own space to safety, as places in the list; undefined where it is isolated. */
export const pathToSafety = (
  places: readonly TracedSpace[],
  links: readonly Link[],
  start: number,
  samnite: boolean,
): number[] | undefined =>
  shortestPath(places, links, start, { isSafe, isOpen, isPassable: ({ terrain }) => isPassable(terrain, samnite) });
