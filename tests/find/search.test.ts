/** Whatever is typed, find answers at once and does not break. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find, makeIndex, openFinder } from '../../src/find/search.ts';
import { allDocuments } from '../../src/gate/documents.ts';

const documents = await allDocuments();
const finder = openFinder(documents, makeIndex(documents));

test('arbitrary text never throws and finds each document once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('(', '[a', '\\', '12.', '#', '§§', '*', 'the of a')), (typed) => {
      const found = find(finder, typed, 'sword-of-rome').map((f) => f.document);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 200 },
  );
});

test('the current game comes before the others', () => {
  const games = find(finder, 'siege', 'hamilcar').map((f) => f.document.game);
  const last = games.lastIndexOf('hamilcar');
  expect(games[0]).toBe('hamilcar');
  expect(games.slice(0, last + 1).every((g) => g === 'hamilcar')).toBe(true);
});

test('every address of a document is unique to what it leads to', () => {
  const clauses = documents.filter((d) => d.kind === 'clause').map((d) => d.address);
  expect(new Set(clauses).size).toBe(clauses.length);
});
