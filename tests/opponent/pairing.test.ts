/** Pairings: everybody sits everywhere, wins are told with their interval, and nobody is called strong who loses to greed. */
import { expect, test } from 'vitest';
import { nero } from '../../src/games/nero/play/game.ts';
import { worth } from '../../src/games/nero/play/worth.ts';
import { arenaRows } from '../../src/gate/arena.ts';
import { gameOf } from '../../src/gate/game.ts';
import { interval, playResult, type Result, tableOf, tenthsOf } from '../../src/opponent/pairing.ts';
import type { Worth } from '../../src/play/worth.ts';

const judgement = { worth: worth as unknown as Worth, weights: { features: {}, seats: {}, leaning: {} } };

test('an interval holds what was found, and narrows with the games', () => {
  // Wilson's, as Brown, Cai and DasGupta (2001) reckon it.
  const [low, high] = interval(8, 10);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
  expect(interval(0, 10)[0]).toBeCloseTo(0, 12);
  const width = (games: number) => interval(games / 2, games)[1] - interval(games / 2, games)[0];
  expect(width(100)).toBeLessThan(width(10) / 2.5);
});

test('the first player sits in every seat in turn, and the same game has the same winners', () => {
  const start = nero.start({ players: 4, version: 'fast' }, gameOf('nero'));
  const players = ['random', 'random'];
  const played = (nth: number) => playResult(nero, start, judgement, players, nth, 40 + nth);
  const results = [0, 1, 2, 3].map(played);
  expect(results.map(({ seat }) => seat).sort()).toEqual(Object.keys(nero.seats).sort());
  expect(results.map(({ winners }) => winners)).toEqual([0, 1, 2, 3].map((nth) => played(nth).winners));
  const { games, won, seats } = tableOf(results);
  expect(games).toBe(4);
  expect(won).toBeCloseTo(Object.values(seats).reduce((a, b) => a + b, 0) / 4, 2);
});

test('estimates may be noted by a longer thought, which changes nothing of the game', () => {
  const start = nero.start({ players: 4, version: 'fast' }, gameOf('nero'));
  const played = (notes?: number) => playResult(nero, start, judgement, ['2', '2'], 0, 40, () => 0, notes);
  const [quick, slow] = [played(), played(12)];
  expect({ ...slow, estimates: [] }).toEqual({ ...quick, estimates: [] });
  expect(slow.estimates.map(([, ...rest]) => rest)).toEqual(quick.estimates.map(([, ...rest]) => rest));
  expect(slow.estimates.length).toBeGreaterThan(4);
});

test('estimates are told by tenths beside what was won, and those of one game count once for the interval', () => {
  const result = (nth: number, estimates: Result['estimates']): Result => ({
    ...{ nth, seat: 'west', won: 0, winners: [], decisions: 1, ms: 1, estimates },
  });
  const results = [
    result(0, [...Array.from({ length: 8 }, () => [0.62, 1, 0, 'west'] as const), [0.05, 0, 0, 'west']]),
    result(1, [
      [0.68, 0, 0.5, 'east'],
      [1, 1, 1, 'east'],
    ]),
  ];
  const tenths = tenthsOf(results, 2);
  expect(tenths.map(({ from, estimates, games }) => [from, estimates, games])).toEqual([
    [0, 1, 1],
    [0.6, 9, 2],
    [0.9, 1, 1],
  ]);
  const { mean, won, low, high } = tenths[1]!;
  expect([mean, won]).toEqual([0.627, 0.889]);
  const [least, most] = interval((8 / 9) * 2, 2);
  expect([low, high]).toEqual([Number(least.toFixed(3)), Number(most.toFixed(3))]);
  // Told with half of the odds' logarithm, 62% is 56%, 68% is 59%, 5% is 19% and what looks certain 96%.
  const told = tenthsOf(results, 2, { slope: [0.5, 0], seats: {}, games: Number.POSITIVE_INFINITY });
  expect(told.map(({ from, mean }) => [from, mean])).toEqual([
    [0.1, 0.187],
    [0.5, 0.564],
    [0.9, 0.957],
  ]);
});

test('who is called strong in the table wins more than his share of games', () => {
  for (const { players, low, seats } of arenaRows())
    if (players[0] === 'strong') expect(low, players.join()).toBeGreaterThan(1 / Object.keys(seats).length);
});
