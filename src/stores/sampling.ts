/** Keeps sampling for a calculator in use: restarts with each input, and can be stopped and continued. Knows no worker. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Report } from '../calculator/report.ts';
import { FIRST_SEED } from '../calculator/roll/sampling.ts';
import type { Tables } from '../calculator/table.ts';
import type { GameId } from '../games/index.ts';
import type { Input, Session } from './session.ts';

/** What whoever draws is told. */
export interface Order {
  readonly game: GameId;
  readonly calculator: string;
  readonly input: Input;
  readonly tables: Tables;
  readonly seed: number;
}

/** Draws elsewhere and tells each better report; gives back how to end it. */
export type Launch = (order: Order, tell: (report: Report) => void, fail: () => void) => () => void;

export const RUN_STATES = ['running', 'stopped', 'done', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export interface Run {
  readonly state: RunState;
  readonly seed: number;
}

export interface Running {
  readonly $run: ReadableAtom<Run>;
  readonly stop: () => void;
  /** From the beginning, with this seed. */
  readonly again: (seed: number) => void;
  /** Ends what is under way and follows the input no longer. */
  readonly close: () => void;
}

/** A reader who is still pressing a stepper needs no run for each press. */
const PAUSE = 120;

export function openSampling(session: Session, game: GameId, launch: Launch): Running {
  const $run = atom<Run>({ state: 'running', seed: FIRST_SEED });
  let end = () => {};
  const to = (state: RunState) => $run.set({ ...$run.get(), state });

  function begin(first: Report, pause: number): void {
    end();
    to(first.sampled ? 'running' : 'done');
    if (!first.sampled) return;
    let over = false;
    let close = () => {};
    const tell = (report: Report) => {
      if (over) return;
      session.better(first, report);
      if (report.sampled && report.sampled.drawn >= report.sampled.of) {
        to('done');
        end();
      }
    };
    const fail = () => {
      if (over) return;
      to('failed');
      end();
    };
    const timer = setTimeout(() => {
      const order: Order = {
        game,
        calculator: session.calculator.id,
        input: session.$input.get(),
        tables: session.$tables.get(),
        seed: $run.get().seed,
      };
      close = launch(order, tell, fail);
    }, pause);
    end = () => {
      over = true;
      clearTimeout(timer);
      close();
    };
  }

  const unfollow = session.$first.subscribe((first) => {
    // The same question has the same answer, whatever was run before.
    $run.set({ state: 'running', seed: FIRST_SEED });
    begin(first, PAUSE);
  });
  return {
    $run,
    stop: () => {
      end();
      if ($run.get().state === 'running') to('stopped');
    },
    again: (seed) => {
      $run.set({ state: 'running', seed });
      begin(session.$first.get(), 0);
    },
    close: () => {
      unfollow();
      end();
    },
  };
}
