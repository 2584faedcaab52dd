/** 5.4: whether a PC can trace a path to a CU or Walled City of its side, over any set of spaces and connections. */
import { shortestPath } from '../../../mechanics/isolation.ts';

export type LinkKind = 'road' | 'lane' | 'tyrrhenum';

/** What decides control: nothing, an own PC or city, an enemy PC or city, a Tribe. */
export type Marker = 'none' | 'own' | 'own-city' | 'enemy' | 'tribe';

export interface TracedSpace {
  readonly marker: Marker;
  readonly ownCu: boolean;
  readonly enemyCu: boolean;
}

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly way: LinkKind;
}

/** Whether a path may end at an own CU in a space through which it could not go on. */
export type AtLast = 'reached' | 'closed';

const isOwn = ({ marker }: TracedSpace): boolean => marker === 'own' || marker === 'own-city';

/** 5.4: closed by an enemy PC or city, by a Tribe, and by enemy CUs without an own PC. */
export const isOpen = (place: TracedSpace): boolean =>
  place.marker !== 'enemy' && place.marker !== 'tribe' && (!place.enemyCu || isOwn(place));

/** 5.4: an own CU or Walled City, even a Besieged one. */
export const isGoal = ({ marker, ownCu }: TracedSpace): boolean => marker === 'own-city' || ownCu;

/** 5.4, 2.1.H: roads and sea lanes, but not Mare Tyrrhenum. */
export const isPassable = (way: LinkKind): boolean => way !== 'tyrrhenum';

/** 5.4: the shortest path from the PC's own space, as places in the list; undefined where it is isolated. */
export const pathToSafety = (
  places: readonly TracedSpace[],
  links: readonly Link[],
  start: number,
  atLast: AtLast,
): number[] | undefined =>
  shortestPath(places, links, start, {
    isSafe: (place) => isGoal(place) && (atLast === 'reached' || isOpen(place)),
    isOpen,
    isPassable: ({ way }) => isPassable(way),
  });
