/** All pages as one file without what they repeat, so that a device fetches each passage once. */

/** Pages are cut at every element and every record of an island's data; the pieces are told apart by their text alone. */
const CUT = /(?=<[a-z])|(?=\[[01],\{)/;

export interface Pack {
  readonly parts: readonly string[];
  /** Each page as runs of parts: first, how many, first, how many. */
  readonly pages: readonly (readonly [address: string, runs: readonly number[]])[];
}

export function packOf(pages: Iterable<readonly [address: string, html: string]>): Pack {
  const places = new Map<string, number>();
  const packed = [...pages].map(([address, html]): [string, number[]] => {
    const runs: number[] = [];
    for (const part of html.split(CUT)) {
      const place = places.get(part) ?? places.size;
      places.set(part, place);
      const next = runs.length > 0 && runs.at(-2)! + runs.at(-1)! === place;
      if (next) runs[runs.length - 1]!++;
      else runs.push(place, 1);
    }
    return [address, runs];
  });
  return { parts: [...places.keys()], pages: packed };
}
