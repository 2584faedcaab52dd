/** Every planted error has its place: one whole expression of the rules, found once, and a clause that the game has. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { accountsOf } from '../../../src/gate/accounts.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { everyPlanted, plantedInto } from './errors.ts';

const errors = everyPlanted();

test('there are some, each with a name of its own', () => {
  expect(errors.length).toBeGreaterThan(100);
  expect(new Set(errors.map(({ game, breaks }) => `${game} ${breaks}`)).size).toBe(errors.length);
});

test.each([...Map.groupBy(errors, ({ file }) => file)])('%s takes its errors, all behind switches', (file, here) => {
  const planted = plantedInto(readFileSync(file, 'utf8'), here);
  for (const { id } of here) expect(planted.split(JSON.stringify(id))).toHaveLength(2);
});

test.each(GAMES)('%s: every clause that the whole game enforces has an error', (game) => {
  const broken = new Set(errors.filter((error) => error.game === game).map(({ clause }) => clause));
  const enforced = accountsOf(gameOf(game)).filter(({ how }) => how === 'enforced');
  expect(enforced.map(({ clause }) => clause).filter((clause) => !broken.has(clause))).toEqual([]);
});

test.each(errors)('$id: the clause is there', ({ game, clause }) => {
  expect(gameOf(game).ids).toContain(clause);
});

describe('a place that cannot be planted stops the run', () => {
  const [error] = errors;
  const text = `const a = () => ${error!.find};`;
  test.each([
    ['is not there', 'const a = 1;'],
    ['is there more than once', `${text}\n${text}`],
    ['is no whole expression', `const a = () => 2 * ${error!.find} * 3;`],
    ['stands in no function', `const a = ${error!.find};`],
  ])('%s', (says, found) => {
    const here = { ...error!, find: error!.find };
    expect(() => plantedInto(found, [here])).toThrow(says);
  });
});
