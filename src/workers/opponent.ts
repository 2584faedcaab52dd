/** Off the page's thread: thinks about decisions one after the other, posts how far it has come, and can be hurried. */
import { type GameId, playOf, worthOf } from '../games/index.ts';
import { ponder, type Thought } from '../opponent/opponent.ts';
import type { AnyState } from '../play/state.ts';
import type { Weights } from '../play/worth.ts';

/** Where this file lies: a worker that starts here shares the page's own files instead of having them bundled again. */
export const OPPONENT = import.meta.url;

export interface ThinkOrder {
  readonly type: 'think';
  /** Comes back with all that is told of it. */
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

/** Answers at once with what has been found so far. */
export interface HurryOrder {
  readonly type: 'hurry';
  readonly id: number;
}

export type Told =
  | { readonly type: 'thinking'; readonly id: number; readonly share: number }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought };

/** It listens for so long between two bits of thinking, in milliseconds. */
const BIT = 80;

const hurried = new Set<number>();

const breath = () => new Promise<void>((done) => setTimeout(done));

async function answer({ id, game, state, seat, iterations, seed, weights }: ThinkOrder): Promise<void> {
  const [whole, worth] = await Promise.all([playOf(game), worthOf(game)]);
  if (!whole || !worth) throw new RangeError(`${game} is not a game that the computer plays`);
  const tell = (told: Told): void => postMessage(told);
  const signal = {
    get aborted() {
      return hurried.has(id);
    },
  };
  const pondering = ponder(whole, state, seat, { iterations, seed, worth: { worth, weights }, signal, tells: true });
  for (let since = performance.now(); ; ) {
    const { done, value } = pondering.next();
    if (done) return tell({ type: 'thought', id, thought: value });
    if (performance.now() - since < BIT) continue;
    tell({ type: 'thinking', id, share: value });
    await breath();
    since = performance.now();
  }
}

// The page loads this file too, to know where it lies.
if (!('document' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<ThinkOrder | HurryOrder>) => {
    if (data.type === 'hurry') hurried.add(data.id);
    else answer(data).catch(reportError);
  });
