/** Off the page's thread: draws for one calculator in batches, and posts a better report after each. */
import type { Tables } from '../calculator/table.ts';
import { sampled } from '../games/sampled.ts';

/** A batch lasts about so long, in milliseconds: often enough to see it move. */
const BATCH = 120;
const FIRST_BATCH = 1 / 200;

interface Order {
  readonly calculator: string;
  readonly input: never;
  readonly tables: Tables;
  readonly seed: number;
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { sample } = await sampled[data.calculator]!();
  const most = sample!.most(data.input, data.tables);
  const sampling = sample!.start(data.input, data.tables, data.seed);
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
});
