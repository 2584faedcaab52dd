/** How often find answers what is asked: odd queries may be tuned on, even ones are only counted. By itself it prints both. */
import { keyOf } from '../../src/find/document.ts';
import { type Finder, find, makeIndex, openFinder } from '../../src/find/search.ts';
import { allDocuments, allTalk } from '../../src/gate/documents.ts';
import asked from './asked-queries.json' with { type: 'json' };

export interface Asked {
  readonly in: string;
  readonly kind: string;
  readonly type: string;
  /** Any of these answers it. */
  readonly right: readonly string[];
}

export interface Share {
  readonly first: number;
  readonly three: number;
  /** Those without a right first hit, with what came instead. */
  readonly missed: readonly string[];
}

/** Counted from one, in the order of the file. */
export const ODD: readonly Asked[] = asked.filter((_, i) => i % 2 === 0);
export const EVEN: readonly Asked[] = asked.filter((_, i) => i % 2 === 1);

export function shareOf(finder: Finder, queries: readonly Asked[]): Share {
  const places = queries.map((query) => {
    const found = find(finder, query.type, query.in, 3).map(({ document }) => keyOf(document));
    return { query, found, place: found.findIndex((key) => query.right.includes(key)) };
  });
  return {
    first: places.filter(({ place }) => place === 0).length / queries.length,
    three: places.filter(({ place }) => place !== -1).length / queries.length,
    missed: places
      .filter(({ place }) => place !== 0)
      .map(({ query, found, place }) => `${place + 1} [${query.in}] ${query.type}: ${found.join(', ')}`),
  };
}

export async function finderOfAll(): Promise<Finder> {
  const documents = await allDocuments();
  return openFinder(documents, makeIndex(documents, allTalk()));
}

if (import.meta.filename === process.argv[1]) {
  const finder = await finderOfAll();
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const [name, queries] of Object.entries({ odd: ODD, even: EVEN })) {
    const { first, three, missed } = shareOf(finder, queries);
    console.log(`${name}: ${queries.length} queries, first ${percent(first)}, among three ${percent(three)}`);
    if (name === 'odd') for (const line of missed) console.log(`  ${line}`);
  }
}
