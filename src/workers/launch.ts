/** Starts a worker for one job, and ends it with the job. */
import type { Report } from '../calculator/report.ts';
import type { Found } from '../calculator/search/search.ts';
import type { Order } from '../stores/sampling.ts';
import type { SearchOrder } from './seeker.ts';

/** One worker an order: ended with it, so that nothing of an old one can arrive. */
const launcher =
  <O, T>(where: () => Promise<string>) =>
  (order: O, tell: (told: T) => void, fail: () => void): (() => void) => {
    let ended = false;
    let worker: Worker | undefined;
    const start = async () => {
      const file = await where();
      if (ended) return;
      worker = new Worker(file, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<T>) => tell(data));
      for (const trouble of ['error', 'messageerror'] as const) worker.addEventListener(trouble, fail);
      worker.postMessage(order);
    };
    start().catch(fail);
    return () => {
      ended = true;
      worker?.terminate();
    };
  };

/** Draws, and tells each better report. */
export const launch = launcher<Order, Report>(async () => (await import('./sampler.ts')).SAMPLER);

/** Tries many values, and tells each piece that it finds. */
export const search = launcher<SearchOrder, Found | { readonly type: 'done' }>(
  async () => (await import('./seeker.ts')).SEEKER,
);
