/** Two hundred queries as players ask them, of all kinds and games, and how many of them find must answer. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/find/document.ts';
import { GAMES } from '../../src/games/index.ts';
import players from './players-queries.json' with { type: 'json' };
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

/** Of these only the odd ones were looked at while find was set; what the even ones give is what a stranger gets. */
describe('a hundred questions of players, written before find was asked', () => {
  test('every right answer is a document', () => {
    const known = new Set(finder.documents.map(keyOf));
    expect(players.flatMap(({ right }) => right).filter((key) => !known.has(key))).toEqual([]);
  });

  test.each([
    ['odd', 0, 0.8, 0.9],
    ['even', 1, 0.6, 0.84],
  ])('the %s ones', (_, rest, atFirst, amongThree) => {
    const { first, three } = shareOf(
      finder,
      players.filter((_, i) => i % 2 === rest),
    );
    expect(first).toBeGreaterThanOrEqual(atFirst);
    expect(three).toBeGreaterThanOrEqual(amongThree);
  });
});
