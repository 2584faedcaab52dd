/** All pages, scripts, styles, drawings and plain texts in one deduplicated file, so that a device asks only once. */

/** Texts that are packed. Data is not: most of it is large, and grows when it is quoted. */
export const PACKED = /(?:\/|\.(?:html|js|css|svg|txt))$/;

/**
 * Pages are cut at every element, every record of an island's data and every long drawing, which is the same under another
 * id; the pieces are told apart by their text alone.
 */
const CUT = /(?=<[a-z])|(?=\[[01],\{)|(?= d="[^"]{60})/;
/** Shorter pieces go with the next: to name them costs more than to repeat them. */
const LEAST = 16;

export interface Pack {
  readonly parts: readonly string[];
  /** Each text as runs of parts: first, how many, first, how many. */
  readonly texts: readonly (readonly [address: string, runs: readonly number[]])[];
}

/** Scripts and styles repeat nothing that could be cut out. */
const isWhole = (address: string): boolean => /\.(?:js|css)$/.test(address);

function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  let kept = '';
  for (const piece of html.split(CUT)) {
    kept += piece;
    if (piece.length < LEAST) continue;
    pieces.push(kept);
    kept = '';
  }
  return kept ? [...pieces, kept] : pieces;
}

export function packOf(texts: Iterable<readonly [address: string, text: string]>): Pack {
  const places = new Map<string, number>();
  const packed = [...texts].map(([address, text]): [string, number[]] => {
    const runs: number[] = [];
    for (const part of isWhole(address) ? [text] : piecesOf(text)) {
      const place = places.get(part) ?? places.size;
      places.set(part, place);
      const next = runs.length > 0 && runs.at(-2)! + runs.at(-1)! === place;
      if (next) runs[runs.length - 1]!++;
      else runs.push(place, 1);
    }
    return [address, runs];
  });
  return { parts: [...places.keys()], texts: packed };
}
