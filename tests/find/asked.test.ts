/** Two hundred queries as players ask them, of all kinds and games, and how many of them find must answer. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/find/document.ts';
import { GAMES } from '../../src/games/index.ts';
import { EVEN, finderOfAll, ODD, shareOf } from './share.ts';

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

  test.each([
    ['odd', ODD],
    ['even', EVEN],
  ])('the first hit answers 87 of 100 %s ones, the first three 95', (_, queries) => {
    const { first, three } = shareOf(finder, queries);
    expect(first).toBeGreaterThanOrEqual(0.87);
    expect(three).toBeGreaterThanOrEqual(0.95);
  });
});
