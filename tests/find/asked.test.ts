/** The queries of `asked-queries.json` are enough, of all kinds and games, and ask for what there is. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/find/document.ts';
import { GAMES } from '../../src/games/index.ts';
import { EVEN, finderOfAll, ODD } from './share.ts';

const finder = await finderOfAll();
const KINDS = ['question', 'synonym', 'misspelling', 'number', 'name', 'half sentence'];

describe('asked queries', () => {
  test('there are at least 150, each once', () => {
    const all = [...ODD, ...EVEN].map((query) => `${query.in} ${query.type}`);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ['odd', ODD],
    ['even', EVEN],
  ])('the %s ones are of every kind and every game', (_, queries) => {
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(queries.map((query) => query.in)).toEqual(expect.arrayContaining([...GAMES, '']));
  });

  test('every right answer is a document', () => {
    const known = new Set(finder.documents.map(keyOf));
    expect([...ODD, ...EVEN].flatMap(({ right }) => right).filter((key) => !known.has(key))).toEqual([]);
  });
});
