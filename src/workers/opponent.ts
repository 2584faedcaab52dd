/** Off the page's thread: plays a game as far as it has gone, thinks about the decision that is due, and posts what it thought. */
import { type GameId, playOf, worthOf } from '../games/index.ts';
import { type Thought, think } from '../opponent/opponent.ts';
import type { AnyState } from '../play/state.ts';
import type { Weights } from '../play/worth.ts';

/** Where this file lies: a worker that starts here shares the page's own files instead of having them bundled again. */
export const OPPONENT = import.meta.url;

export interface ThinkOrder {
  /** Comes back with the thought. */
  readonly id: number;
  readonly game: GameId;
  /** The position: plain data, its set-up included. */
  readonly state: AnyState;
  readonly seat: string;
  readonly iterations: number;
  readonly seed: number;
  /** From content, `worth.json` of the game. */
  readonly weights: Weights;
}

export interface ThoughtOf {
  readonly id: number;
  readonly thought: Thought;
}

async function answer({ id, game, state, seat, iterations, seed, weights }: ThinkOrder): Promise<void> {
  const [whole, worth] = await Promise.all([playOf(game), worthOf(game)]);
  if (!whole || !worth) throw new RangeError(`${game} is not a game that the computer plays`);
  const thought = think(whole, state, seat, { iterations, seed, worth: { worth, weights }, tells: true });
  postMessage({ id, thought } satisfies ThoughtOf);
}

// The page loads this file too, to know where it lies.
if (!('document' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<ThinkOrder>) => answer(data).catch(reportError));
