/** A map as it is sent: spaces and links column by column, and each end of a link by its place among the spaces. */

interface Space extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

interface Link {
  readonly between: readonly [string, string];
  readonly terrain: string;
}

interface Mapped {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
}

export interface SentMap {
  /** Null where a space says nothing. */
  readonly spaces: Readonly<Record<string, readonly unknown[]>>;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly terrain: readonly string[];
}

export function sentMap({ spaces, links }: Mapped): SentMap {
  const names = new Set(spaces.flatMap((space) => Object.keys(space)));
  const place = (name: string): number => spaces.findIndex((space) => space.name === name);
  return {
    spaces: Object.fromEntries([...names].map((name) => [name, spaces.map((space) => space[name] ?? null)])),
    from: links.map(({ between: [from] }) => place(from)),
    to: links.map(({ between: [, to] }) => place(to)),
    terrain: links.map(({ terrain }) => terrain),
  };
}

export function receivedMap({ spaces, from, to, terrain }: SentMap): Mapped {
  const names = (spaces['name'] ?? []).map(String);
  const nameAt = (place = -1): string => names[place] ?? '';
  const saidAt = (i: number) => Object.entries(spaces).flatMap(([name, of]) => (of[i] === null ? [] : [[name, of[i]]]));
  return {
    spaces: names.map((name, i) => ({ ...Object.fromEntries(saidAt(i)), name })),
    links: terrain.map((way, i) => ({ between: [nameAt(from[i]), nameAt(to[i])], terrain: way })),
  };
}
