/** A marker that must trace a path to safety over spaces and connections, and how to say the result. Knows no game. */
import { type Bar, barIf, type NumberField, numberOr } from '../calculator/fields.ts';
import { listed } from '../calculator/words.ts';

interface Connection {
  readonly a: number;
  readonly b: number;
}

interface Ground<P, L> {
  /** The path may end there. */
  readonly isSafe: (place: P) => boolean;
  /** The path may go on through it. */
  readonly isOpen: (place: P) => boolean;
  readonly isPassable: (link: L) => boolean;
}

/** The shortest path from a place to safety, as places in the list; undefined where there is none. */
export function shortestPath<P, L extends Connection>(
  places: readonly P[],
  links: readonly L[],
  start: number,
  { isSafe, isOpen, isPassable }: Ground<P, L>,
): number[] | undefined {
  const cameFrom = new Map<number, number | undefined>([[start, undefined]]);
  for (const at of cameFrom.keys()) {
    const place = places[at];
    if (place === undefined) continue;
    if (isSafe(place)) return trace(at, cameFrom);
    if (at !== start && !isOpen(place)) continue;
    for (const link of links) {
      const next = link.a === at ? link.b : link.b === at ? link.a : undefined;
      const reached = next === undefined ? undefined : places[next];
      if (next === undefined || reached === undefined || cameFrom.has(next) || !isPassable(link)) continue;
      if (isOpen(reached) || isSafe(reached)) cameFrom.set(next, at);
    }
  }
  return undefined;
}

function trace(end: number, cameFrom: ReadonlyMap<number, number | undefined>): number[] {
  const path: number[] = [];
  for (let at: number | undefined = end; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path;
}

/** As many spaces as a form holds around the marker. */
export const MOST_SPACES = 11;

/** To which space of the list a space is connected, or to that of the marker. */
export const fromField = <W extends string>(marker: W, label: string): NumberField<W> =>
  numberOr<W>({
    label: 'Connected to space',
    key: 'f',
    min: 1,
    max: MOST_SPACES,
    words: [{ id: marker, label }],
    default: marker,
  });

/** A space is joined to another one of the list, or to the marker. */
export function connectionBar(spaces: readonly { readonly from: number | string }[], rule: string): Bar | undefined {
  const place = spaces.findIndex(({ from }, i) => typeof from === 'number' && (from > spaces.length || from === i + 1));
  const from = spaces[place]?.from;
  const says = `Space ${place + 1} cannot be connected to ${from === place + 1 ? 'itself' : `space ${from}, which is not in the list`}`;
  return barIf(place >= 0, rule, says);
}

export const ISOLATION_TERMS = { isolated: 'Isolated', path: 'Path by spaces', reaches: 'Reaches' } as const;

/** What is told of a path: what has it, how it is called in the path, and what it reaches. */
export function isolationTold(
  path: readonly number[] | undefined,
  { marker, reaches, lost }: { readonly marker: string; readonly reaches: string; readonly lost: string },
) {
  const safe = `The ${marker} is safe`;
  if (!path) return { sentence: `The ${marker} is isolated${lost}`, facts: { isolated: true } };
  return {
    sentence:
      path.length === 1
        ? `${safe} where it is.`
        : `${safe}: it reaches ${reaches} through ${path.length > 2 ? 'spaces' : 'space'} ${listed(path.slice(1))}.`,
    facts: { isolated: false, path: path.map((at) => at || marker).join(', '), reaches },
  };
}
