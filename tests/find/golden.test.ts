/** What players type finds what they mean: forty queries with their first hit, a third of them typos and table talk. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/find/document.ts';
import { find, makeIndex, openFinder } from '../../src/find/search.ts';
import { allDocuments, allTalk } from '../../src/gate/documents.ts';
import golden from './golden-queries.json' with { type: 'json' };

const documents = await allDocuments();
const finder = openFinder(documents, makeIndex(documents, allTalk()));

describe('golden queries', () => {
  test.each(golden)('in $in, "$type" finds $first', ({ in: game, type, first }) => {
    const found = find(finder, type, game).map((f) => keyOf(f.document));
    expect(found.slice(0, 3)).toContain(first);
    expect(found[0]).toBe(first);
  });

  test('there are at least forty', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
  });
});
