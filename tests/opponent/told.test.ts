/** How estimates are told: fitted to what they came to, never against their order, and without a say in what is decided. */
import { expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { nero } from '../../src/games/nero/play/game.ts';
import { worth } from '../../src/games/nero/play/worth.ts';
import { arenaRows } from '../../src/gate/arena.ts';
import { gameOf } from '../../src/gate/game.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { fitCalibration, type Noted } from '../../src/opponent/fit.ts';
import { think } from '../../src/opponent/opponent.ts';
import { tellerOf } from '../../src/opponent/told.ts';
import { Scales } from '../../src/opponent/weigh.ts';
import type { Worth } from '../../src/play/worth.ts';

const SHARES = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);

/** Estimates of a game of four that are too sure: the odds are as far above an even share as the root of what they say. */
function tooSure(many: number): Noted[] {
  const random = new Random(5);
  return Array.from({ length: many }, (_, i): Noted => {
    const chance = 0.02 + 0.96 * random.share();
    const odds = Math.sqrt((chance / (1 - chance)) * 3) / 3;
    return [chance, Number(random.share() < odds / (1 + odds)), (i % 5) / 4, 'east'];
  });
}

test('what is fitted finds how much too sure the estimates were', () => {
  const { slope, seats } = fitCalibration(tooSure(2000), 4, 2000);
  expect(slope[0]).toBeCloseTo(0.5, 0);
  for (const progress of [0, 0.5, 1]) expect(Math.abs(slope[0] + slope[1] * progress - 0.5)).toBeLessThan(0.1);
  for (const shift of seats.east ?? [9]) expect(Math.abs(shift)).toBeLessThan(0.2);
});

test('a seat that wins more often than it says is told so, the other less often, more so towards the end', () => {
  const random = new Random(6);
  const noted = Array.from({ length: 2000 }, (_, i): Noted => {
    const [seat, progress, chance] = [i % 2 ? 'carthage' : 'rome', (i % 5) / 4, 0.1 + 0.8 * random.share()];
    const odds = (chance / (1 - chance)) * Math.exp((i % 2 ? 1 : -1) * (0.5 + progress));
    return [chance, Number(random.share() < odds / (1 + odds)), progress, seat];
  });
  const calibration = fitCalibration(noted, 2, noted.length);
  for (const progress of [0, 1])
    for (const [seat, side] of [
      ['carthage', 1],
      ['rome', -1],
    ] as const) {
      const chance = tellerOf(calibration, 2, progress, seat)(0.5);
      expect(Math.abs(Math.log(chance / (1 - chance)) - side * (0.5 + progress)), seat).toBeLessThan(0.25);
    }
});

test('estimates that foretell the contrary are told as worth nothing, not turned round', () => {
  const noted = tooSure(400).map(([chance, won, ...rest]): Noted => [1 - chance, won, ...rest]);
  const { slope } = fitCalibration(noted, 2, noted.length);
  expect(slope[0]).toBeGreaterThanOrEqual(0);
  expect(slope[0] + slope[1]).toBeGreaterThanOrEqual(-0.001);
});

test('what was estimated higher is told higher, however little the estimates are worth', () => {
  for (const slope of [
    [0.4, 0.3],
    [0.2, -0.9],
  ] as const)
    for (const progress of [0, 1]) {
      const teller = tellerOf({ slope, seats: { east: [-0.1, 0.3] }, games: 50 }, 4, progress, 'east');
      const told = SHARES.map((share) => teller(share));
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(new Set(told).size).toBe(told.length);
    }
});

test('what looks certain is told as very likely, an even chance as even, and differences shrink with the chances', () => {
  const teller = tellerOf({ slope: [0.5, 0], seats: {}, games: Number.POSITIVE_INFINITY }, 4, 0, 'east');
  expect(teller(1)).toBeGreaterThan(0.9);
  expect(teller(1)).toBeLessThan(1);
  expect(teller(0.25)).toBeCloseTo(0.25, 12);
  expect(tellerOf({ slope: [0.5, 0], seats: {}, games: 24 }, 4, 0, 'east')(0.25)).toBeCloseTo(0.25, 12);
  expect(teller(0.35) - teller(0.15)).toBeLessThan(0.12);
  expect(teller(0.35) - teller(0.15)).toBeGreaterThan(0.08);
  expect(tellerOf(undefined, 4, 0, 'east')(0.7)).toBe(0.7);
});

test('who never won in the games that were looked at is told so much at least as one more game could show', () => {
  const teller = tellerOf({ slope: [3, 0], seats: { east: [-9, 0] }, games: 48 }, 2, 0, 'east');
  expect(teller(0)).toBeCloseTo(0.02, 4);
  expect(teller(0.5)).toBeCloseTo(0.02, 3);
});

test('how chances are told changes them, and not what is decided', () => {
  const { calibration: _, ...weights } = weightsOf('nero')!;
  const start = nero.start({ players: 4, version: 'fast' }, gameOf('nero'));
  const random = new Random(4);
  const search = nero.search(start);
  while (search.decider() === 'chance' || search.only()) search.play(search.draw(random));
  const seat = search.decider() as string;
  const thought = (slope: number) => {
    const told = {
      ...weights,
      calibration: { slope: [slope, 0] as const, seats: {}, games: Number.POSITIVE_INFINITY },
    };
    const judgement = { worth: worth as unknown as Worth, weights: told };
    return think(nero, search.state, seat, { iterations: 60, seed: 1, worth: judgement, tells: true });
  };
  const figures = (slope: number) => {
    const told = {
      ...weights,
      calibration: { slope: [slope, 0] as const, seats: {}, games: Number.POSITIVE_INFINITY },
    };
    const judgement = { worth: worth as unknown as Worth, weights: told };
    const scales = new Scales(nero, search.state, seat, { looks: 12, most: 400, seed: 1, worth: judgement });
    for (const _ of scales.passes());
    return scales.weighed();
  };
  const far = (all: readonly { readonly chance: number }[]) =>
    Math.max(...all.map(({ chance }) => Math.abs(chance - 0.25)));
  expect(far(figures(0.3))).toBeLessThan(far(figures(1)) / 2);
  const [sure, shy] = [thought(1), thought(0.3)];
  expect(shy.options.map(({ action }) => action)).toEqual(sure.options.map(({ action }) => action));
  expect(shy.why?.chance).not.toBeCloseTo(sure.why?.chance ?? 0, 3);
  expect(Math.abs((shy.options[0]?.chance ?? 0) - 0.25)).toBeLessThan(Math.abs((sure.options[0]?.chance ?? 0) - 0.25));
});

test('estimates are tried on other games than those that say how to tell them', () => {
  for (const { game, seed, players, tenths } of arenaRows()) {
    const { calibration } = weightsOf(game as 'nero') ?? {};
    if (tenths && calibration?.players.join() === players.join()) expect(calibration.seed, game).not.toBe(seed);
  }
});
