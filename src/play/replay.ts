/** Plays a sample, step by step, or stops with the step, the clause and the reason. */
import { agrees, type Check } from '../calculator/example.ts';
import type { Fact } from '../calculator/report.ts';
import { type Board, tracesOf } from './board.ts';
import { factsOf } from './board-facts.ts';
import type { AnyGame } from './machine.ts';
import { type Act, Runner, type Stop, Stopped } from './runner.ts';
import { type Branch, digestOf, type Sample, type SampleStep } from './sample.ts';
import type { AnyState, Happening } from './state.ts';

export interface Moment {
  readonly title?: string;
  readonly says: string;
  readonly mark?: string;
  readonly acts: readonly Act[];
  readonly happened: readonly Happening[];
  readonly checks: readonly Check[];
  readonly state: AnyState;
  /** With everything laid open. */
  readonly board: Board;
}

export type Replayed = {
  /** Before the first step; absent where the set-up does not fit. */
  readonly start?: { readonly state: AnyState; readonly board: Board };
  readonly moments: readonly Moment[];
} & ({ readonly type: 'replayed' } | { readonly type: 'stopped'; readonly stop: Stop });

const factsTold = (happened: readonly Happening[]): Record<string, Fact> =>
  Object.assign({}, ...happened.map(({ facts }) => facts));

function momentOf(game: AnyGame, { title, says, mark, expect = {} }: SampleStep, runner: Runner, step: number): Moment {
  const happened = runner.acts.flatMap((act) => act.happened);
  const board: Board = { ...game.board(runner.state, 'all'), ...tracesOf(happened) };
  const checks = agrees(expect, { ...factsOf(board), ...factsTold(happened) });
  const wrong = checks.find((check) => !check.agrees);
  if (wrong) {
    const found = wrong.found === undefined ? 'nothing' : JSON.stringify(wrong.found);
    throw new Stopped({
      step,
      ...(happened[0] && { rule: happened[0].rule }),
      sentence: `${wrong.key}: found ${found}, expected ${JSON.stringify(wrong.expected)}.`,
    });
  }
  const words = { ...(title && { title }), says, ...(mark && { mark }) };
  return { ...words, acts: runner.acts, happened, checks, state: runner.state, board };
}

/** Steps from a state; what was played before a stop is kept. */
function run(game: AnyGame, state: AnyState, steps: readonly SampleStep[], moments: Moment[], first = 0): void {
  const runner = new Runner(game, state);
  for (const [i, step] of runner.through(steps, first)) moments.push(momentOf(game, step, runner, i));
}

export function replay(game: AnyGame, sample: Pick<Sample, 'setup' | 'steps'>, content: unknown): Replayed {
  const moments: Moment[] = [];
  let state: AnyState;
  try {
    state = game.start(sample.setup, content);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { type: 'stopped', moments, stop: { sentence: error.message } };
  }
  const start = { state, board: game.board(state, 'all') };
  try {
    run(game, state, sample.steps, moments);
    return { type: 'replayed', start, moments };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { type: 'stopped', start, moments, stop: error.stop };
  }
}

/** The steps of a sample up to a branch, and then one step for each of its actions. */
export function branched(sample: Sample, { step, after, actions }: Branch): Pick<Sample, 'setup' | 'steps'> {
  const left = sample.steps[step];
  const { expect: _, ...part } = left ?? { says: '', actions: [] };
  return {
    setup: sample.setup,
    steps: [
      ...sample.steps.slice(0, step),
      ...(after > 0 ? [{ ...part, actions: part.actions.slice(0, after) }] : []),
      ...actions.map((action) => ({ says: '', actions: [action] })),
    ],
  };
}

/** Plays a branch; one that left another text of its sample stops at once. */
export function replayBranch(game: AnyGame, sample: Sample, branch: Branch, content: unknown): Replayed {
  if (branch.of !== digestOf(sample) || branch.step > sample.steps.length)
    return {
      type: 'stopped',
      moments: [],
      stop: { sentence: `${sample.title} has changed since this what-if was played.` },
    };
  return replay(game, branched(sample, branch), content);
}
