/** 5.4: whether a PC can trace a path to a CU or Walled City of its side, over any set of spaces and connections. */

export const WAYS = ['road', 'lane', 'tyrrhenum'] as const;
export type Way = (typeof WAYS)[number];

export const MARKERS = ['none', 'own', 'own-city', 'enemy', 'tribe'] as const;
/** What decides control: nothing, an own PC or city, an enemy PC or city, a Tribe. */
export type Marker = (typeof MARKERS)[number];

export interface Place {
  readonly marker: Marker;
  readonly ownCu: boolean;
  readonly enemyCu: boolean;
}

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly way: Way;
}

/** Whether a path may end at an own CU in a space through which it could not go on. */
export type AtLast = 'reached' | 'closed';

const isOwn = ({ marker }: Place): boolean => marker === 'own' || marker === 'own-city';

/** 5.4: closed by an enemy PC or city, by a Tribe, and by enemy CUs without an own PC. */
export const isOpen = (place: Place): boolean =>
  place.marker !== 'enemy' && place.marker !== 'tribe' && (!place.enemyCu || isOwn(place));

/** 5.4: an own CU or Walled City, even a Besieged one. */
export const isGoal = ({ marker, ownCu }: Place): boolean => marker === 'own-city' || ownCu;

/** 5.4, 2.1.H: roads and sea lanes, but not Mare Tyrrhenum. */
export const isPassable = (way: Way): boolean => way !== 'tyrrhenum';

/** The shortest path from the PC's own space, as places in the list; undefined where it is isolated. */
export function pathToSafety(
  places: readonly Place[],
  links: readonly Link[],
  start: number,
  atLast: AtLast,
): number[] | undefined {
  const cameFrom = new Map<number, number | undefined>([[start, undefined]]);
  for (const at of cameFrom.keys()) {
    const place = places[at];
    if (!place) continue;
    if (isGoal(place)) return trace(at, cameFrom);
    if (at !== start && !isOpen(place)) continue;
    for (const { a, b, way } of links) {
      const next = a === at ? b : b === at ? a : undefined;
      if (next === undefined || cameFrom.has(next) || !places[next] || !isPassable(way)) continue;
      const enters = isOpen(places[next]) || (atLast === 'reached' && isGoal(places[next]));
      if (enters) cameFrom.set(next, at);
    }
  }
  return undefined;
}

function trace(end: number, cameFrom: ReadonlyMap<number, number | undefined>): number[] {
  const path: number[] = [];
  for (let at: number | undefined = end; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
