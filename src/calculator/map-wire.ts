/** A map as it is sent: spaces and links column by column, with the ends of a link as distances in the list of spaces. */

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
  /** From the first end of the link before. */
  readonly from: readonly number[];
  /** From the first end of its own link. */
  readonly to: readonly number[];
  readonly terrain: readonly string[];
}

export function sentMap({ spaces, links }: Mapped): SentMap {
  const names = new Set(spaces.flatMap((space) => Object.keys(space)));
  const place = (name: string): number => spaces.findIndex((space) => space.name === name);
  const ends = links.map(({ between: [from, to] }) => ({ from: place(from), to: place(to) }));
  return {
    spaces: Object.fromEntries([...names].map((name) => [name, spaces.map((space) => space[name] ?? null)])),
    from: ends.map(({ from }, i) => from - (ends[i - 1]?.from ?? 0)),
    to: ends.map(({ from, to }) => to - from),
    terrain: links.map(({ terrain }) => terrain),
  };
}

export function receivedMap({ spaces, from, to, terrain }: SentMap): Mapped {
  const names = (spaces['name'] ?? []).map(String);
  const nameAt = (place: number): string => names[place] ?? '';
  let at = 0;
  const saidAt = (i: number) => Object.entries(spaces).flatMap(([name, of]) => (of[i] === null ? [] : [[name, of[i]]]));
  return {
    spaces: names.map((name, i) => ({ ...Object.fromEntries(saidAt(i)), name })),
    links: terrain.map((way, i) => {
      at += from[i] ?? 0;
      return { between: [nameAt(at), nameAt(at + (to[i] ?? 0))], terrain: way };
    }),
  };
}
