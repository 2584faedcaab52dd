/** The set-up pages: every number of players has its steps and its board, and what is ours says so. */
import { expect, test } from 'vitest';
import { allGames } from '../../src/gate/game.ts';
import { settingUpOf } from '../../src/gate/setting-up.ts';

const PLAYERS = {
  'sword-of-rome': ['2 players', '3 players', '4 players', '5 players'],
  hamilcar: ['2 players'],
  hannibal: ['2 players'],
  nero: ['2 players', '3 players', '4 players'],
} as const;

test.each(allGames())('$name: by number of players, with a board each', async (game) => {
  const found = await settingUpOf(game);
  expect(found?.tables.map(({ players }) => players)).toEqual(PLAYERS[game.id]);
  for (const { players, board, ours } of found!.tables) {
    const pieces = Object.values(board!.places).flatMap(({ stacks }) => stacks);
    expect(pieces.length, players).toBeGreaterThanOrEqual(5);
    expect(ours, players).toBeTruthy();
  }
  expect(found!.missing.length).toBeGreaterThan(0);
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
