/** A won game is won: where one march makes the Area that decides, the search finds it step by step. */
import { expect, test } from 'vitest';
import { nero } from '../../src/games/nero/play/game.ts';
import type { Options } from '../../src/games/nero/play/set-up.ts';
import { worth } from '../../src/games/nero/play/worth.ts';
import { gameOf } from '../../src/gate/game.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import type { Judgement } from '../../src/opponent/judge.ts';
import { playMatch } from '../../src/opponent/match.ts';
import { type Player, randomly, searching } from '../../src/opponent/players.ts';
import type { Worth } from '../../src/play/worth.ts';

/** The last game turn: West Europe lacks one Province of an Area, whose 3 VP win the game, and has one card to march. */
const setup: Options = {
  players: 4,
  version: 'fast',
  position: {
    active: 'west',
    turn: 4,
    vp: { west: 5, central: 7, east: 2, asia: 2 },
    legions: {
      west: { hispania: 1, 'gallia-narbonensis': 2 },
      central: { raetia: 1, noricum: 1 },
      east: { moesia: 1, thracia: 1 },
      asia: { syria: 1, africa: 1 },
    },
    hands: { west: ['galley-fleet-1'] },
  },
};

test('the march that wins is found, whatever the seed', () => {
  const weights = weightsOf('nero') ?? { features: {}, seats: {}, leaning: {} };
  const judgement: Judgement = { worth: worth as unknown as Worth, weights };
  const start = nero.start(setup, gameOf('nero'));
  const others = { central: randomly(nero), east: randomly(nero), asia: randomly(nero) };
  const winnersBy = (west: Player, seed: number) => playMatch(nero, start, { ...others, west }, seed).winners;
  const seeds = [1, 2, 3, 4];
  expect(seeds.map((seed) => winnersBy(searching(nero, judgement, 150), seed))).toEqual(seeds.map(() => ['west']));
  expect(seeds.map((seed) => winnersBy(randomly(nero), seed))).not.toEqual(seeds.map(() => ['west']));
});
