/** Every link to a clause that a version has handed out leads to a clause. */
import { expect, test } from 'vitest';
import { GAMES, type GameId } from '../../src/games/index.ts';
import { anchorOf } from '../../src/gate/clauses.ts';
import { clausesIn, gameOf } from '../../src/gate/game.ts';
import { HANDED_OUT, recordsOf } from './records.ts';

interface Recorded {
  readonly game: GameId;
  readonly chapter: string;
  readonly anchors: readonly string[];
}

const records = recordsOf<Recorded>('clauses');

test('every game of the list whose clauses were handed out is still there', () => {
  expect(HANDED_OUT.filter((game) => !GAMES.includes(game))).toEqual([]);
});

test.each(HANDED_OUT)('%s', (game) => {
  const there = clausesIn(gameOf(game)).map(({ slug, id }) => `rules/${slug}/#${anchorOf(id)}`);
  const handed = records
    .filter((one) => one.game === game)
    .flatMap(({ chapter, anchors }) => anchors.map((anchor) => `rules/${chapter}/#${anchor}`));
  expect(handed.length).toBeGreaterThan(50);
  expect(handed.filter((link) => !there.includes(link))).toEqual([]);
});
