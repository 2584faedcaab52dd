/** Workers on all cores, each given the next job as soon as it has finished the last. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Answers come in whatever order they are ready; `data` is what every worker starts with. */
export async function employ<Order, Answer>(
  file: URL,
  data: unknown,
  orders: readonly Order[],
  take: (answer: Answer) => void,
  cores = availableParallelism(),
): Promise<void> {
  const left = orders[Symbol.iterator]();
  const one = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(file, { workerData: data });
      const next = (): void => {
        const { value, done: over } = left.next();
        if (!over) worker.postMessage(value);
        else worker.terminate().then(() => done(), fail);
      };
      worker.on('message', (answer: Answer) => {
        take(answer);
        next();
      });
      worker.on('error', fail);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(cores, orders.length) }, one));
}
