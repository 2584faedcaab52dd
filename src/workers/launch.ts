/** Starts a worker that draws, and ends it with the run. */
import type { Report } from '../calculator/report.ts';

/** One worker a run: ended with it, so that nothing of an old run can arrive. */
export function launch(order: unknown, tell: (report: Report) => void, fail: () => void): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./sampler.ts', import.meta.url), { type: 'module' });
  } catch {
    fail();
    return () => {};
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => tell(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.postMessage(order);
  return () => worker.terminate();
}
