/** The opponent in every game: the same seed gives the same answer, hidden cards do not change it, and it plays by the rules. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { freshSetup } from '../../src/opponent/match.ts';
import { think } from '../../src/opponent/opponent.ts';
import { greedily } from '../../src/opponent/players.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';

/** Decisions that are looked at in each game, and every how many actions of a game at random. */
const [LOOKED, EVERY] = [6, 37];
const ITERATIONS = 24;

const NONE = { features: {}, seats: {}, leaning: {} };

const all = await Promise.all(
  GAMES.map(async (id) => {
    const [game, worth] = [await playOf(id), await worthOf(id)];
    return game && worth ? [{ id, game: game as AnyGame, worth: { worth, weights: weightsOf(id) ?? NONE } }] : [];
  }),
);

interface Asked {
  readonly state: AnyState;
  readonly seat: string;
}

/** Decisions of a game at random, spread over it. */
function decisionsOf(game: AnyGame, start: AnyState): Asked[] {
  const random = new Random(11);
  const search = game.search(start);
  const found: Asked[] = [];
  for (let i = 0; !search.state.ending && found.length < LOOKED; i++) {
    const seat = search.decider() ?? '';
    if (i >= found.length * EVERY && seat !== 'chance' && !search.only())
      found.push({ state: search.copy().state, seat });
    search.play(search.draw(random));
  }
  return found;
}

describe.each(all.flat())('$id', ({ id, game, worth }) => {
  const start: AnyState = game.start(freshSetup(game), gameOf(id));
  const decisions = decisionsOf(game, start);
  const thought = ({ state, seat }: Asked, seed: number) =>
    think(game, state, seat, { iterations: ITERATIONS, seed, worth });

  test('calls good or bad what it measures, and nothing both', () => {
    const { features, good = [], bad = [] } = worth.worth;
    expect(Object.keys(features)).toEqual(expect.arrayContaining([...good, ...bad]));
    expect(new Set([...good, ...bad]).size).toBe(good.length + bad.length);
  });

  test('gives the same answer to the same question', () => {
    for (const asked of decisions) expect(thought(asked, 5)).toEqual(thought(asked, 5));
  });

  test('knows nothing that its seat cannot see: hidden cards dealt anew do not change its answer', () => {
    const random = new Random(3);
    for (const { state, seat } of decisions) {
      const other = game.redeal(state, seat, random);
      expect(thought({ state: other, seat }, 8)).toEqual(thought({ state, seat }, 8));
    }
  });

  test('does what is allowed, by search and greedily', () => {
    for (const { state, seat } of decisions) {
      const actions = [thought({ state, seat }, 2).action, greedily(game, worth)(state, seat, 2)];
      for (const action of actions) expect(game.problem(state, action)).toBeUndefined();
    }
  });

  test('weighs every option, the best first, and says why', () => {
    for (const { state, seat } of decisions) {
      const { action, options, why } = think(game, state, seat, { iterations: 60, seed: 1, worth, tells: true });
      expect(options).toHaveLength(game.choices(state).length);
      expect(options[0]?.action).toEqual(action);
      for (const { chance, visits } of options) expect(visits === 0 || (chance >= 0 && chance <= 1)).toBe(true);
      expect(why?.next).toBeDefined();
    }
  });
});
