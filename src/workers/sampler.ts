/** In a worker: samples for one calculator in batches, and posts a better report after each. */
import { calculatorOf } from '../games/index.ts';
import type { Order } from '../stores/sampling.ts';

/** Where this file lies: a worker that starts here shares the page's own files instead of having them bundled again. */
export const SAMPLER = import.meta.url;

/** A batch lasts about so long, in milliseconds: often enough to see it move. */
const BATCH = 120;
const FIRST_BATCH = 1 / 200;

async function draw({ game, calculator, input, tables, seed }: Order): Promise<void> {
  const sample = (await calculatorOf(game, calculator))?.sample;
  if (!sample) throw new RangeError(`${game} ${calculator}: no calculator that draws`);
  const most = sample.most(input as never, tables);
  const sampling = sample.start(input as never, tables, seed);
  let batch = Math.ceil(most * FIRST_BATCH);
  for (let left = most; left > 0; ) {
    const began = performance.now();
    const draws = Math.min(left, batch);
    sampling.step(draws);
    left -= draws;
    postMessage(sampling.report());
    const speed = draws / Math.max(1, performance.now() - began);
    batch = Math.max(1, Math.ceil(speed * BATCH));
  }
}

// The page loads this file too, to know where it lies.
if (!('document' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<Order>) => draw(data).catch(reportError));
