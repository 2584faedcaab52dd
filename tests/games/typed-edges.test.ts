/** What the code of a game asks its tables and its calculators for is there: what is misspelt does not compile. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Reader } from '../../src/calculator/table.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Question } from '../../src/games/nero/game.ts';
import type { Reader as NeroReader } from '../../src/games/nero/tables.ts';
import { gameOf } from '../../src/gate/game.ts';
import { fileFor, tableKeys } from '../support/table-keys.ts';

test.each(GAMES)('%s: the types of its tables are those of its content', (game) => {
  expect(readFileSync(fileFor(game), 'utf8'), `npm run table-keys -- ${game}`).toBe(tableKeys(game));
});

test('a table, row or column that is not there does not compile, and throws', () => {
  const read: NeroReader = new Reader(gameOf('nero').tables);
  expect(Number(read.at('battle-points', 'legion', 'bp').value)).toBeGreaterThan(0);
  // @ts-expect-error: no such table
  expect(() => read.at('battle-point', 'legion', 'bp')).toThrow(RangeError);
  // @ts-expect-error: no such row
  expect(() => read.at('battle-points', 'legoin', 'bp')).toThrow(RangeError);
  // @ts-expect-error: no such column
  expect(() => read.at('battle-points', 'legion', 'mp')).toThrow(RangeError);
  // @ts-expect-error: a column too few
  expect(() => read.at('battle-points', 'legion')).toThrow(RangeError);
});

test('a question to a calculator, field or option that is not there does not compile', () => {
  const asked: readonly Question[] = [
    { calculator: 'battle', input: { side: 'attacker', used: 1 }, shows: 'wins' },
    // @ts-expect-error: no such calculator
    { calculator: 'batle', input: {} },
    // @ts-expect-error: no such field
    { calculator: 'battle', input: { sides: 'attacker' } },
    // @ts-expect-error: no such option
    { calculator: 'battle', input: { side: 'attackers' } },
    // @ts-expect-error: no such figure
    { calculator: 'battle', input: {}, shows: 'win' },
  ];
  expect(asked).toHaveLength(5);
});
