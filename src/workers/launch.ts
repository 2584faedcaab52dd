/** Starts a worker that draws, and ends it with the run. */
import type { Report } from '../calculator/report.ts';
import type { Launch } from '../stores/sampling.ts';

/** One worker a run: ended with it, so that nothing of an old run can arrive. */
export const launch: Launch = (order, tell, fail) => {
  let ended = false;
  let worker: Worker | undefined;
  const start = async () => {
    const { SAMPLER } = await import('./sampler.ts');
    if (ended) return;
    worker = new Worker(SAMPLER, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => tell(data));
    for (const trouble of ['error', 'messageerror'] as const) worker.addEventListener(trouble, fail);
    worker.postMessage(order);
  };
  start().catch(fail);
  return () => {
    ended = true;
    worker?.terminate();
  };
};
