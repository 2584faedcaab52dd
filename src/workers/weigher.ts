/** Weighs the options of a decision in a worker: better and better figures, until another decision is asked about. */
import type { Tables } from '../calculator/table.ts';
import type { GameId } from '../games/index.ts';
import type { Figure } from '../play/figure.ts';
import type { OwnLine } from '../play/line.ts';
import type { Weights } from '../play/worth.ts';
import type { Advised, HurryOrder, LineOrder, Told, WeighOrder } from './opponent.ts';
import { fetchWeights } from './weights.ts';

/** What is known of each option so far, in their order. */
export interface Figures {
  readonly figures: readonly (Figure | undefined)[];
  readonly advice?: readonly Advised[];
  readonly share: number;
}

/** How far a line has come, and in the end what it is. */
export interface Lined {
  readonly share: number;
  readonly line?: OwnLine;
}

export interface Weigher {
  /** The line of a game that was played; gives back how to end it. */
  readonly line: (
    order: Pick<LineOrder, 'start' | 'actions' | 'viewer'>,
    tell: (told: Lined) => void,
    fail: () => void,
  ) => () => void;
  /** Gives back how to end it: nothing is told after that. */
  readonly weigh: (
    order: Pick<WeighOrder, 'state' | 'seat' | 'advises'>,
    tell: (told: Figures) => void,
    fail: () => void,
  ) => () => void;
}

/** A worker that nobody asks ends after so many milliseconds. */
const IDLE = 30_000;
/** The same position gives the same figures. */
const SEED = 1;

export function weigherOf(game: GameId, address: string | undefined, tables: () => Tables): Weigher {
  let [nth, idle] = [0, undefined as ReturnType<typeof setTimeout> | undefined];
  let worker: Promise<Worker> | undefined;
  let weights: Promise<Weights | undefined> | undefined;
  const asked = new Map<number, { readonly tell: (told: Told) => void; readonly fail: () => void }>();

  function end(): void {
    worker?.then((one) => one.terminate()).catch(() => {});
    worker = undefined;
  }

  function failed(): void {
    end();
    for (const { fail } of asked.values()) fail();
    asked.clear();
  }

  async function started(): Promise<Worker> {
    const { OPPONENT } = await import('./opponent.ts');
    const one = new Worker(OPPONENT, { type: 'module' });
    one.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      asked.get(data.id)?.tell(data);
    });
    for (const trouble of ['error', 'messageerror'] as const) one.addEventListener(trouble, failed);
    return one;
  }

  function order(
    make: (id: number, fitted: Weights | undefined) => WeighOrder | LineOrder,
    tell: (told: Told) => void,
    fail: () => void,
  ): () => void {
    clearTimeout(idle);
    const id = ++nth;
    asked.set(id, { tell, fail });
    worker ??= started();
    weights ??= address === undefined ? Promise.resolve(undefined) : fetchWeights(address);
    Promise.all([worker, weights])
      .then(([one, fitted]) => {
        if (asked.has(id)) one.postMessage(make(id, fitted));
      })
      .catch(() => {
        [worker, weights] = [undefined, undefined];
        fail();
      });
    return () => {
      if (!asked.delete(id)) return;
      worker?.then((one) => one.postMessage({ type: 'hurry', id } satisfies HurryOrder)).catch(() => {});
      if (asked.size === 0) idle = setTimeout(end, IDLE);
    };
  }

  return {
    weigh: (asks, tell, fail) =>
      order(
        (id, weights) => ({
          ...{ type: 'weigh', id, game, seed: SEED, tables: tables() },
          ...asks,
          ...(weights && { weights }),
        }),
        (told) => told.type === 'weighed' && tell(told),
        fail,
      ),
    line: (asks, tell, fail) =>
      order(
        (id, weights) => {
          if (!weights) throw new RangeError(`${game}: nothing was learnt to judge by`);
          return { ...{ type: 'line', id, game, seed: SEED, weights }, ...asks };
        },
        (told) => told.type === 'lined' && tell(told),
        fail,
      ),
  };
}
