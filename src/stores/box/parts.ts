/** The parts of a game's box that are in no table file but can still be entered: their ids and columns. Knows no page. */

/** Two spaces by name, and what joins them. */
export const LINKS = 'map-links';
/** Spaces of the map, where no table has them. */
export const SPACES = 'map-spaces';
/** Spaces, leaders, pieces and points of a set-up that has a file of its own. */
export const SET_UP_SPACES = 'set-up-spaces';
export const SET_UP_LEADERS = 'set-up-leaders';
export const SET_UP_PIECES = 'set-up-pieces';
export const SET_UP_PLACES = 'set-up-places';
export const SET_UP_POINTS = 'set-up-points';
/** Cards of decks that have a file of their own. */
export const DECK_CARDS = 'deck-cards';

/** Nothing joins them. */
export const NONE = 'none';
/** Joined by sea alone. */
const SEA = 'sea';
/** What our sources leave open; nobody's own map does. */
const UNKNOWN = 'unknown';
/** What a reader's map may say of two spaces, of what these links say. */
export const choicesOf = (links: readonly { readonly terrain: string }[]): string[] => [
  ...new Set(links.map(({ terrain }) => terrain).filter((terrain) => terrain !== UNKNOWN)),
  NONE,
];
/** Where no lanes are told, what is joined by sea alone is not joined. */
export const isJoined = (value: unknown, links: readonly { readonly terrain: string }[]): boolean =>
  value !== NONE && (value !== SEA || links.some(({ terrain }) => terrain === SEA));
export const [YES, NO] = ['yes', 'no'] as const;

const PARTING = ' - ';
export const pairOf = (a: string, b: string): string => [a, b].join(PARTING);
/** The two names of a pair, as these spaces are called; undefined for anything else. */
export function endsOf(pair: string, names: readonly string[]): readonly [string, string] | undefined {
  const ends = pair.split(PARTING);
  const [a, b] = ends;
  return ends.length === 2 && a !== undefined && b !== undefined && a !== b && names.includes(a) && names.includes(b)
    ? [a, b]
    : undefined;
}
export const isPair = (pair: string, a: string, b: string): boolean => pair === pairOf(a, b) || pair === pairOf(b, a);

/** With other numbers of players a leader may be another. */
export const leaderKey = ({ id, players }: { readonly id: string; readonly players?: string | undefined }): string =>
  players ? `${id} ${players}` : id;
