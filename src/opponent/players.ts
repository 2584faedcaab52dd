/** The players that can take a seat: random, greedy, or searching with a number of iterations. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from '../play/frames.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import { Judge, type Judgement } from './judge.ts';
import { think } from './opponent.ts';

/** Decides for the seat whose turn it is. */
export type Player = (state: AnyState, seat: string, seed: number) => AnyAction;

/** Any option, each type of action as likely as the others. */
export const randomly =
  (game: AnyGame): Player =>
  (state, _, seed) =>
    game.search(state).draw(new Random(seed));

/** Deals and throws by which an option is judged. */
const SAMPLES = 2;

/** The best chance after one option, with what is forced after it. */
export const greedily =
  (game: AnyGame, worth: Judgement, samples = SAMPLES): Player =>
  (state, seat, seed) => {
    const start = game.search(state);
    const options = start.options();
    const judge = new Judge(worth, state);
    const side = judge.sideOf(seat);
    const sums = options.map((action) => {
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        const random = new Random(seed + i);
        const search = start.copy();
        search.redeal(seat, random);
        search.play(action);
        while (search.decider() === 'chance' || search.only()) search.play(search.draw(random));
        sum += judge.chances(search.state)[side] ?? 0;
      }
      return sum;
    });
    const best = sums.indexOf(Math.max(...sums));
    return options[best] ?? start.draw(new Random(seed));
  };

/** Hears what chance to win a search has found for the seat, before it decides. */
export type Told = (state: AnyState, seat: string, chance: number) => void;

export const searching =
  (game: AnyGame, worth: Judgement, iterations: number, told?: Told): Player =>
  (state, seat, seed) => {
    const { action, options } = think(game, state, seat, { iterations, seed, worth });
    told?.(state, seat, options[0]?.chance ?? 0);
    return action;
  };
