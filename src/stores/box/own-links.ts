/** The links of a map page as the reader's box has them: by its connections, or by the table that a game has of them. Pure. */
import type { Own } from '../../calculator/own.ts';
import type { Joined } from '../route.ts';
import { linksWith } from './boxed.ts';
import { LINKS } from './parts.ts';

interface Spot {
  readonly id: string;
  readonly name: string;
}

/** How a game's table of links calls the terrains. */
export type Ways = Readonly<Record<string, string>>;

const TABLE = 'links';

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
