/** The links of a map page according to the reader's box: from its connections, or from the game's table of them. Pure. */
import type { Own } from '../../calculator/own.ts';
import type { Tables } from '../../calculator/table.ts';
import type { Joined } from '../route.ts';
import { linksWith } from './boxed.ts';
import { LINKS } from './parts.ts';

export interface Spot {
  readonly id: string;
  readonly name: string;
}

/** How a game's table of links calls the terrains. */
export type Ways = Readonly<Record<string, string>>;

const TABLE = 'links';

/** Read off the links that its table and the map both have; nothing where a game has no such table. */
export function waysOf(tables: Tables, links: readonly Joined[]): Ways | undefined {
  const found = (tables[TABLE]?.entries ?? []).flatMap(({ at: [pair], value }) => {
    const ends = String(pair).split('/');
    const link = links.find(({ between }) => between.every((id) => ends.includes(id)));
    return link ? [[String(value), link.terrain]] : [];
  });
  return found.length ? Object.fromEntries(found) : undefined;
}

export function ownLinks(
  links: readonly Joined[],
  spots: readonly Spot[],
  own: Own,
  ways: Ways = {},
): readonly Joined[] {
  const nameOf = (id: string) => spots.find((spot) => spot.id === id)?.name ?? id;
  const idOf = (name: string) => spots.find((spot) => spot.name === name)?.id ?? name;
  // A table names its pairs by ids, `a/b`, and says how they are joined in its own words.
  const typed = Object.entries(own[TABLE] ?? {}).map(([place, value]) => {
    const [a = '', b = ''] = place.replace(/ \S+$/, '').split('/').map(nameOf);
    return [`${a} - ${b} terrain`, ways[value] ?? 'none'];
  });
  const told = { [LINKS]: { ...Object.fromEntries(typed), ...own[LINKS] } };
  const named = links.map(({ between: [a, b], ...link }) => ({
    ...link,
    between: [nameOf(a), nameOf(b)] as const,
    standing: undefined as string | undefined,
  }));
  return linksWith(
    named,
    spots.map(({ name }) => name),
    told,
  ).map(({ between: [a, b], standing, standIn, ...link }) => ({
    ...link,
    between: [idOf(a), idOf(b)],
    ...(standIn && standing !== 'yours' && { standIn }),
  }));
}
