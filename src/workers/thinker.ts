/** A computer player in a worker: started with the first decision, ended when it has been idle for a while. */
import type { GameId } from '../games/index.ts';
import { LEVELS } from '../opponent/levels.ts';
import type { Weights } from '../play/worth.ts';
import type { Answer, Thinker } from '../stores/branch/computer.ts';
import type { HurryOrder, ThinkOrder, Told } from './opponent.ts';
import { fetchWeights } from './weights.ts';

/** A worker that nobody asks ends after so many milliseconds. */
const IDLE = 30_000;

interface Asked {
  readonly id: number;
  readonly progress: (share: number) => void;
  readonly settle: (answer: Answer) => void;
  readonly fail: () => void;
}

export function thinkerOf(game: GameId, address: string): Thinker {
  let [nth, idle] = [0, undefined as ReturnType<typeof setTimeout> | undefined];
  let worker: Promise<Worker> | undefined;
  let weights: Promise<Weights> | undefined;
  let asked: Asked | undefined;

  function end(): void {
    worker?.then((one) => one.terminate()).catch(() => {});
    worker = undefined;
  }

  function failed(): void {
    end();
    asked?.fail();
    asked = undefined;
  }

  function tell({ data }: MessageEvent<Told>): void {
    if (data.id !== asked?.id) return;
    if (data.type === 'thinking') {
      asked.progress(data.share);
      return;
    }
    if (data.type !== 'thought') return;
    const { action, options, why } = data.thought;
    const chance = options[0]?.visits ? options[0].chance : undefined;
    asked.settle({ action, ...(chance !== undefined && { chance }), ...(why && { sentence: why.sentence }) });
    asked = undefined;
    idle = setTimeout(end, IDLE);
  }

  async function started(): Promise<Worker> {
    const { OPPONENT } = await import('./opponent.ts');
    const one = new Worker(OPPONENT, { type: 'module' });
    one.addEventListener('message', tell);
    for (const trouble of ['error', 'messageerror'] as const) one.addEventListener(trouble, failed);
    return one;
  }

  return {
    think: ({ state, seat, level, seed }, progress) =>
      new Promise<Answer>((settle, reject) => {
        clearTimeout(idle);
        const id = ++nth;
        asked = { id, progress, settle, fail: () => reject(new Error('the worker stopped')) };
        worker ??= started();
        weights ??= fetchWeights(address);
        const iterations = LEVELS[level];
        Promise.all([worker, weights])
          .then(([one, fitted]) => {
            const order: ThinkOrder = { type: 'think', id, game, state, seat, iterations, seed, weights: fitted };
            if (asked?.id === id) one.postMessage(order);
          })
          .catch((cause: unknown) => {
            [worker, weights] = [undefined, undefined];
            reject(cause);
          });
      }),
    hurry() {
      const id = asked?.id;
      if (id !== undefined) worker?.then((one) => one.postMessage({ type: 'hurry', id } satisfies HurryOrder));
    },
    stop() {
      // What is being thought about would go on: a new worker is quicker than waiting for it.
      if (asked) end();
      asked = undefined;
    },
  };
}
