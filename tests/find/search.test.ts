/** Whatever is typed, find answers at once and does not break. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find, makeIndex, openFinder } from '../../src/find/search.ts';
import { allDocuments, allTalk } from '../../src/gate/documents.ts';

const documents = await allDocuments();
const finder = openFinder(documents, makeIndex(documents, allTalk()));

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

test('a poor hit of the current game does not stand above a good answer of another', () => {
  const found = find(finder, 'force ratio', 'hamilcar').map(({ document }) => document);
  expect(found[0]!.game).toBe('sword-of-rome');
  expect(found.some(({ game }) => game === 'hamilcar')).toBe(true);
});

test('a game that is named is the game that is meant', () => {
  for (const game of ['hamilcar', 'hannibal', 'sword of rome'])
    expect(find(finder, `${game} siege`, 'nero')[0]!.document.game).toBe(game.replaceAll(' ', '-'));
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', (word) => {
  expect(find(finder, `${word} siege`, 'hamilcar')[0]!.document.title).toMatch(/siege/i);
  expect(() => find(finder, word, 'hamilcar')).not.toThrow();
});

test('small words do not decide', () => {
  const first = (typed: string) => find(finder, typed, 'sword-of-rome')[0]!.document.id;
  for (const typed of ['retreat over a strait', 'can I retreat across a strait', 'may they retreat through the strait'])
    expect(first(typed)).toBe(first('retreat strait'));
});

test('a number beside words is a clause only where it looks like one', () => {
  const first = (typed: string) => find(finder, typed, 'sword-of-rome')[0]!.document;
  expect(first('siege 13').id).toBe('13');
  expect(first('retreat 12.4').id).toBe('12.4');
  expect(first('battle with tactics 3').id).not.toBe('3');
});

test('a number alone lists that clause, what is below it and the same number elsewhere', () => {
  const ids = find(finder, '12.4.1', 'sword-of-rome').map(({ document }) => document.id);
  expect(ids.every((id) => id.startsWith('12.4.1'))).toBe(true);
});

test('every address of a document is unique to what it leads to', () => {
  const clauses = documents.filter((d) => d.kind === 'clause').map((d) => d.address);
  expect(new Set(clauses).size).toBe(clauses.length);
});
