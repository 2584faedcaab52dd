/** A game as it was played, and the points where a branch may leave it. */
import type { AnyGame } from '../../play/machine.ts';
import { type Act, Runner, Stopped } from '../../play/runner.ts';
import { type Branch, digestOf, type Sample, type Written } from '../../play/sample.ts';
import type { AnyState } from '../../play/state.ts';

/** A step of it. */
interface Moment {
  readonly acts: readonly Act[];
  readonly state: AnyState;
}

export interface MainLine {
  readonly game: AnyGame;
  readonly sample: Sample;
  readonly digest: string;
  readonly start: AnyState;
  readonly moments: readonly Moment[];
}

/** A RangeError where the sample cannot be played. */
export function mainLine(game: AnyGame, sample: Sample, content: unknown): MainLine {
  const moments: Moment[] = [];
  try {
    const start: AnyState = game.start(sample.setup, content);
    const runner = new Runner(game, start);
    for (const _ of runner.through(sample.steps)) moments.push({ acts: runner.acts, state: runner.state });
    return { game, sample, digest: digestOf(sample), start, moments };
  } catch (error) {
    if (error instanceof Stopped || error instanceof RangeError) throw new RangeError(`${sample.id}: ${error.message}`);
    throw error;
  }
}

const isWritten = (act: Act): boolean => !act.unwritten;

interface Origin {
  readonly step: number;
  readonly after: number;
  readonly state: AnyState;
}

const between = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** Where a branch leaves the game, or the nearest point that is there. */
export function originOf({ start, moments }: MainLine, branch: Pick<Branch, 'step' | 'after'>): Origin {
  const step = between(branch.step, 0, moments.length);
  const { acts = [] } = moments[step] ?? {};
  const after = between(branch.after, 0, acts.filter(isWritten).length);
  if (after === 0) return { step, after, state: moments[step - 1]?.state ?? start };
  let written = 0;
  const last = acts.findIndex((act) => isWritten(act) && ++written === after);
  return { step, after, state: acts[last + 1]?.before ?? moments[step]?.state ?? start };
}

const PASS: Written = { type: 'pass' };

/** A decision, or chance, in the game as it was played: the branch that leaves there, and what was played. */
export interface Leaving {
  readonly branch: Branch;
  readonly act?: Act;
}

/** The branches that leave at each action of a step as readers count, 0 is the set-up, and after it. */
export function leavingsAt({ digest, moments }: MainLine, at: number): Leaving[] {
  const acts = moments[at - 1]?.acts ?? [];
  const next = moments[at]?.acts[0];
  let after = 0;
  let passed = 0;
  const within = acts.map((act): Leaving => {
    const actions = Array.from({ length: passed }, () => PASS);
    const branch = { of: digest, step: at - 1, after, actions };
    if (act.unwritten) passed++;
    else [after, passed] = [after + 1, 0];
    return { branch, act };
  });
  return [...within, { branch: { of: digest, step: at, after: 0, actions: [] }, ...(next && { act: next }) }];
}

/** Where among the leavings of a step a branch stands that has played nothing of its own; -1 for any other. */
export const leavingOf = (all: readonly Leaving[], { step, after, actions }: Branch): number =>
  all.findIndex(({ branch: b }) => b.step === step && b.after === after && b.actions.length === actions.length);

const plain = ({ by: _, ...action }: Written): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two actions are the same, whoever wrote them down. */
export const isSame = (a: Written, b: Written): boolean => plain(a) === plain(b);

/** What was played in the game where a branch stands that has not left it yet. */
export function playedFrom(line: MainLine, branch: Branch): Written | undefined {
  const { state } = originOf(line, branch);
  const acts = line.moments.slice(branch.step).flatMap((moment) => moment.acts);
  const first = acts.findIndex((act) => act.before === state);
  if (first < 0) return undefined;
  const follows = branch.actions.every((action, i) => {
    const act = acts[first + i];
    return act !== undefined && isSame(act.action, action);
  });
  return follows ? acts[first + branch.actions.length]?.action : undefined;
}
