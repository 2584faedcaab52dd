/** A figure at every option of every true decision, soon, and by nothing that the seat cannot see. */

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { calculatorOf, GAMES, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { freshSetup } from '../../src/opponent/match.ts';
import { figuresIn, LEAST, Scales } from '../../src/opponent/weigh.ts';
import { exactFigures } from '../../src/play/exact-figures.ts';
import { type Figure, marksOf } from '../../src/play/figure.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { Desk } from '../../src/play/odds.ts';
import type { AnyState } from '../../src/play/state.ts';
import { isShort } from '../support/size.ts';

/** Actions of a game that are followed, and milliseconds in which each decision has its figures. */
const [ACTIONS, SOON] = [60, 1500];
/** Actions in which a game comes to rolls that an option leads to, and decisions of that kind that are looked at. */
const [MANY, ENOUGH] = [400, 2];
/** Every so many decisions are looked at; the audit, which has the time, looks at all of them. */
const EVERY = Number(process.env['RUNS'] ?? 0) > 1000 ? 1 : 3;

const all = await Promise.all(
  GAMES.map(async (id) => {
    const [game, worth, weights] = [await playOf(id), await worthOf(id), weightsOf(id)];
    if (!game || !worth || !weights) throw new RangeError(`${id} cannot be judged`);
    const desk: Desk = {
      tables: gameOf(id).tables,
      load: async (calculator) => (await calculatorOf(id, calculator))!,
    };
    return { id, game: game as AnyGame, worth: { worth, weights }, desk };
  }),
);

interface Asked {
  readonly state: AnyState;
  readonly seat: string;
}

/** A game at random from a seed, as far as so many actions. */
function* decisionsOf(
  game: AnyGame,
  start: AnyState,
  seed: number,
  every: number,
  actions = ACTIONS,
): Generator<Asked> {
  const random = new Random(seed);
  const search = game.search(start);
  for (let i = 0, nth = 0; i < actions && !search.state.ending; i++) {
    const seat = search.decider() ?? '';
    if (seat !== 'chance' && !search.only() && nth++ % every === 0) yield { state: search.copy().state, seat };
    search.play(search.draw(random));
  }
}

/** A chance that can be shown, with enough looks where it is an estimate. */
function isTold(figure: Figure | undefined): boolean {
  if (!figure || figure.type === 'quiet') return figure !== undefined;
  const isChance = figure.chance >= 0 && figure.chance <= 1;
  return isChance && (figure.type === 'exact' || figure.looks >= LEAST);
}

describe.each(all)('$id', ({ id, game, worth, desk }) => {
  const start: AnyState = game.start(freshSetup(game), gameOf(id));
  const figuresOf = async (state: AnyState, seat: string): Promise<(Figure | undefined)[]> => {
    const exact = await exactFigures(game, state, desk);
    const scales = new Scales(game, state, seat, { looks: LEAST, most: 0, seed: 1, worth });
    for (const _ of scales.passes());
    return figuresIn(exact, scales);
  };

  test(`every option of every decision has its figure in ${ACTIONS} actions, each time soon`, async () => {
    let [decisions, slowest] = [0, 0];
    for (const { state, seat } of decisionsOf(game, start, 5, EVERY)) {
      const began = process.cpuUsage();
      const figures = await figuresOf(state, seat);
      const { user, system } = process.cpuUsage(began);
      slowest = Math.max(slowest, (user + system) / 1000);
      decisions++;
      expect(figures).toHaveLength(game.choices(state).length);
      expect(figures.filter((figure) => !isTold(figure))).toEqual([]);
    }
    expect(decisions).toBeGreaterThan(isShort(id) ? 0 : 30 / EVERY);
    expect(slowest).toBeLessThan(SOON);
  });

  test('hidden cards dealt anew change no figure', async () => {
    const random = new Random(3);
    for (const { state, seat } of decisionsOf(game, start, 8, 4 * EVERY)) {
      const dealt = game.redeal(state, seat, random);
      expect(await figuresOf(dealt, seat)).toEqual(await figuresOf(state, seat));
    }
  });

  test('hidden cards dealt anew change no exact figure, where there are some', async () => {
    const random = new Random(4);
    let found = 0;
    for (const { state, seat } of decisionsOf(game, start, 8, EVERY, MANY)) {
      const figures = await exactFigures(game, state, desk);
      if (!figures.some((figure) => figure?.type === 'exact')) continue;
      expect(await exactFigures(game, game.redeal(state, seat, random), desk)).toEqual(figures);
      if (++found >= ENOUGH) break;
    }
    if (!isShort(id)) expect(found).toBeGreaterThan(0);
  });
});

const exact = (chance: number, of = 'wins'): Figure => ({ type: 'exact', chance, of, hope: 'for' });
const estimate = (chance: number, behind: number, doubt: number): Figure => ({
  ...{ type: 'estimate', chance, error: 0.02, behind, doubt, looks: 50 },
});

test('exact figures and estimates are never ranked together, nor are different aims', () => {
  expect(marksOf([exact(0.3), estimate(0.9, 0, 0)])).toEqual([undefined, undefined]);
  expect(marksOf([exact(0.3, 'away'), exact(0.6)])).toEqual([undefined, undefined]);
});

test('the best and the worst are named, and what is equal is called the same', () => {
  expect(marksOf([exact(0.2), exact(0.9), exact(0.5)])).toEqual(['worst', 'best', undefined]);
  expect(marksOf([exact(0.5), exact(0.5)])).toEqual(['the same', 'the same']);
});

test('an estimate is the best only where it leads by more than the doubt', () => {
  expect(marksOf([estimate(0.6, 0, 0), estimate(0.5, 0.1, 0.02)])).toEqual(['best', undefined]);
  expect(marksOf([estimate(0.6, 0, 0), estimate(0.59, 0.01, 0.02)])).toEqual(['too close', 'too close']);
});
