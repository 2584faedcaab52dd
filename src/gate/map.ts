/** The map of a game as a graph: who is next to whom, and everything that can be wrong with it. Draws nothing. */
import type { GameMap, Link, Space } from './map-schema.ts';
import { unknownName } from './problem.ts';

export interface Neighbour {
  readonly space: Space;
  readonly link: Link;
}

/** A space's place in the page that lists the spaces. */
export const placeOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What tables and whole games call a space. */
export const idOf = ({ id, name }: Pick<Space, 'id' | 'name'>): string => id ?? placeOf(name);

/** The map of a game whose pages show one; a RangeError where it has none. */
export function mapOf({ id, map }: { readonly id: string; readonly map?: GameMap }): GameMap {
  if (!map) throw new RangeError(`${id} has no map`);
  return map;
}

/** Spaces joined to this one, in the order of the links; a one-way link is seen from both of its ends. */
export const neighboursOf = (map: GameMap, { name }: Space): Neighbour[] =>
  map.links.flatMap((link) => {
    const at = link.between.indexOf(name);
    if (at < 0) return [];
    const other = link.between[1 - at];
    return map.spaces.filter((s) => s.name === other).map((space) => ({ space, link }));
  });

/** Names that stand more than once. */
export const doubles = (names: readonly string[]): string[] => [
  ...new Set(names.filter((n, i) => names.indexOf(n) !== i)),
];

/** Kinds and terrains that the map uses and its words do not name. */
const unworded = ({ words, spaces, links }: GameMap, file: string): string[] => [
  ...[...new Set(spaces.map((s) => s.kind))]
    .filter((k) => !words.kinds[k])
    .map((k) => `${file}: no words for kind ${k}`),
  ...[...new Set(links.map((l) => l.terrain))]
    .filter((t) => !words.terrains[t])
    .map((t) => `${file}: no words for terrain ${t}`),
];

const isOff = ({ projection: { width }, height }: GameMap, [x, y]: Space['at']): boolean =>
  x < 0 || y < 0 || x > width || y > height;

/** Names lead to spaces, powers and badges that are there, clauses exist, and only a stand-in stands on none. */
export function mapProblems(map: GameMap, file: string, clauses: readonly string[]): string[] {
  const names = map.spaces.map((s) => s.name);
  const powers = map.powers.map((p) => p.name);
  const cited = (where: string, rules: readonly string[]): string[] =>
    rules.filter((id) => !clauses.includes(id)).map((id) => unknownName(where, 'clause', id, clauses));
  const founded = (where: string, { standing, rules }: Pick<Link, 'standing' | 'rules'>): string[] => [
    ...cited(where, rules),
    ...(rules.length || standing === 'stand-in' ? [] : [`${where}: found no clause, expected one or a stand-in`]),
  ];
  const badges = map.badges.map((b) => b.sign);
  return [
    ...unworded(map, file),
    ...map.badges.flatMap(({ sign, rules }) => cited(`${file}: badge "${sign}"`, rules)),
    ...map.notes.flatMap(({ rules }, i) => cited(`${file}: note ${i + 1}`, rules)),
    ...doubles(names.map(placeOf)).map((place) => `${file}: the place "${place}" appears twice`),
    ...doubles(powers).map((power) => `${file}: the power "${power}" appears twice`),
    ...doubles(map.powers.map((p) => p.code)).map((code) => `${file}: two powers share the code "${code}"`),
    ...map.spaces.flatMap((space) => {
      const where = `${file}: space "${space.name}"`;
      const home = space.home;
      return [
        ...(home && !powers.includes(home) ? [unknownName(where, 'power', home, powers)] : []),
        ...(space.badges ?? [])
          .filter((sign) => !badges.includes(sign))
          .map((sign) => unknownName(where, 'badge', sign, badges)),
        ...(isOff(map, space.at) ? [`${where}: is at ${space.at.join(' ')}, off the sheet`] : []),
        ...founded(where, space),
      ];
    }),
    ...map.links.flatMap((link) => {
      const where = `${file}: link ${link.between.join(' - ')}`;
      return [
        ...link.between.filter((end) => !names.includes(end)).map((end) => unknownName(where, 'space', end, names)),
        ...(link.between[0] === link.between[1] ? [`${where}: leads back to where it starts`] : []),
        ...founded(where, link),
      ];
    }),
    ...doubles(map.links.map((l) => [...l.between].sort().join(' - '))).map(
      (pair) => `${file}: the link ${pair} appears twice`,
    ),
  ];
}
