/** Spaces and links of a map as a whole game reads them: ids made from names, and the links from each space. */

/** The id of a space, as the page of its map has it. */
export const spaceId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface Link {
  /** The names of two spaces. */
  readonly between: readonly [string, string];
  /** From the first to the second only. */
  readonly oneWay?: boolean | undefined;
}

/** The links that leave a space, each with the id of the space that it leads to. */
export function linksFrom<L extends Link>(links: readonly L[], name: string): (readonly [string, L])[] {
  return links.flatMap((link) => {
    const [from, to] = link.between;
    if (from === name) return [[spaceId(to), link] as const];
    return to === name && !link.oneWay ? [[spaceId(from), link] as const] : [];
  });
}
