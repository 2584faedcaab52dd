/** In a worker: tries many values of one calculator's input, and posts its findings piece by piece. */
import { type Asking, found } from '../calculator/search/search.ts';
import { calculatorOf, type GameId } from '../games/index.ts';

/** Where this file lies: a worker that starts here shares the page's own files instead of having them bundled again. */
export const SEEKER = import.meta.url;

export interface SearchOrder extends Asking {
  readonly game: GameId;
  readonly calculator: string;
}

async function run(order: SearchOrder): Promise<void> {
  const calculator = await calculatorOf(order.game, order.calculator);
  if (!calculator) throw new RangeError(`${order.game} ${order.calculator}: no such calculator`);
  for (const piece of found(calculator, order)) postMessage(piece);
  postMessage({ type: 'done' });
}

// The page loads this file too, to know where it lies.
if (!('document' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => run(data).catch(reportError));
