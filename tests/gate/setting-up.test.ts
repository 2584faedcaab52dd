/** The set-up pages: every number of players has its steps and its board, and what is ours says so. */

import { expect, test } from 'vitest';
import { playerCounts } from '../../src/gate/clauses.ts';
import { allGames } from '../../src/gate/game.ts';
import { settingUpOf } from '../../src/gate/setting-up.ts';
import { isShort, leastOf } from '../support/size.ts';

test.each(allGames())('$name: by number of players, with a board each', async (game) => {
  const found = await settingUpOf(game);
  expect(found?.tables.map(({ players }) => players)).toEqual(
    playerCounts(game.players).map((many) => `${many} players`),
  );
  for (const { players, board, ours } of found!.tables) {
    const pieces = Object.values(board!.places).flatMap(({ stacks }) => stacks);
    expect(pieces.length, players).toBeGreaterThanOrEqual(leastOf(game.id, 5));
    if (!isShort(game.id)) expect(ours, players).toBeTruthy();
  }
  if (!isShort(game.id)) expect(found!.missing.length).toBeGreaterThan(0);
});

test('with five players Carthage has more than with four', async () => {
  const [, , four, five] = (await settingUpOf(allGames().find(({ id }) => id === 'sword-of-rome')!))!.tables;
  const punic = (table: typeof four) =>
    Object.values(table!.board!.places)
      .flatMap(({ stacks }) => stacks)
      .filter(({ side }) => side === 'carthage')
      .reduce((sum, { number }) => sum + number, 0);
  expect([punic(four), punic(five)]).toEqual([9, 14]);
});
