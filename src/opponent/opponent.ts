/** Thinks about one decision of a seat, using only what that seat can know: the same seed and iterations give the same answer. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from '../play/frames.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import { Judge, type Judgement } from './judge.ts';
import { leaningOf } from './leaning.ts';
import { type Branch, Tree } from './tree.ts';
import { type Told, type Why, whyOf } from './why.ts';

export interface Thinking {
  /** Games played on from here at most. */
  readonly iterations: number;
  readonly seed: number;
  readonly worth: Judgement;
  /** Stops it early, with what it has found by then. */
  readonly signal?: { readonly aborted: boolean };
  /** Whether it also says why. */
  readonly tells?: boolean;
}

/** What was found of an option. */
export interface Weighed {
  readonly action: AnyAction;
  /** The chance of the seat to win. */
  readonly chance: number;
  /** Half the width of its 95% interval, as far as the judgement is right. */
  readonly error: number;
  readonly visits: number;
}

export interface Thought {
  readonly action: AnyAction;
  /** The best first; those that were not looked at come last, with no visits. */
  readonly options: readonly Weighed[];
  /** None where nobody asked, or there was nothing to choose. */
  readonly why?: Why;
}

/** Rests that a game is played on for. */
const RESTS = 0;
/** So many looks at least at each option that is looked at. */
const LOOKS = 6;
/** An option is given up when it is worse by so many standard errors. */
const CLEARLY = 3;
/** Less of a difference than this is none. */
const SAME = 0.002;

/** An option at the root, with what is needed to compare it. */
interface Root {
  readonly branch: Branch;
  /** The chance of the seat, look by look: all options see the same deals and dice. */
  readonly values: number[];
  /** The same as it is told. */
  readonly told: number[];
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / (values.length || 1);

const spreadOf = (values: readonly number[]): number => {
  if (values.length < 2) return 0.5;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1) / values.length);
};

const byValue = (a: Root, b: Root): number => meanOf(b.values) - meanOf(a.values);

/** Whether one is no better than the best beyond doubt, look by look: clearly worse, or as good as the same. */
function isIdle({ values }: Root, best: Root): boolean {
  if (values.length < LOOKS) return false;
  const lost = values.map((value, i) => (best.values[i] ?? value) - value);
  const doubt = CLEARLY * spreadOf(lost);
  return meanOf(lost) + SAME > doubt && (meanOf(lost) > doubt || doubt < SAME);
}

/** A seed for each look, the same for every option. */
export const seedOf = (seed: number, look: number): number =>
  (Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + look * 0x85ebca6b) | 0;

/** The most looked at first, among those the best. */
const byLooks = (a: Root, b: Root): number => b.values.length - a.values.length || byValue(a, b);

const weighed = ({ branch: { action }, told }: Root): Weighed => ({
  ...{ action, chance: meanOf(told), error: told.length ? 1.96 * spreadOf(told) : 1, visits: told.length },
});

/** An option with its chance as it is told. */
const of = ({ branch, told }: Root): Told => ({ branch, chance: meanOf(told) });

/** Thinks bit by bit, so that whoever drives it can stop in between; each bit tells what share of the budget is spent. */
export function* ponder(
  game: AnyGame,
  state: AnyState,
  seat: string,
  { iterations, seed, worth, signal, tells }: Thinking,
): Generator<number, Thought> {
  const start = game.search(state);
  if (start.decider() !== seat) throw new RangeError(`${start.decider()} decides now, not ${seat}`);
  const options = start.options();
  const judge = new Judge(worth, state);
  const side = judge.sideOf(seat);
  const tree = new Tree(judge, leaningOf(worth.weights.leaning), RESTS);
  const frame = state.frames.at(-1)?.type ?? '';
  const roots = options
    .map((action): Root => ({ branch: tree.branch(frame, seat, action), values: [], told: [] }))
    .sort((a, b) => b.branch.leaning - a.branch.leaning);

  const aftermath = judge.aftermath(state);
  function look({ branch, values, told }: Root): void {
    const random = new Random(seedOf(seed, values.length));
    const search = start.copy();
    search.redeal(seat, random);
    const found = tree.visit(branch, search, random);
    values.push(found[side] ?? 0);
    told.push(aftermath(search.state, found)[side] ?? 0);
  }

  // Half of the options are given up after each round, and those that cannot be better.
  let alive = roots.slice(0, Math.max(2, Math.floor(iterations / LOOKS)));
  let left = iterations;
  for (let round = Math.ceil(Math.log2(alive.length)); round > 0 && alive.length > 1 && left > 0; round--) {
    const each = Math.max(1, Math.floor(left / round / alive.length));
    for (let i = 0; i < each && !signal?.aborted; i++) {
      for (const root of alive) look(root);
      left -= alive.length;
      yield Math.min(1, 1 - left / iterations);
    }
    if (signal?.aborted) break;
    alive.sort(byValue);
    const [best] = alive;
    alive = alive
      .slice(0, Math.ceil(alive.length / 2))
      .filter((root) => root === best || !(best && isIdle(root, best)));
  }
  const given = new Set(alive);
  const ranked = [...alive.sort(byValue), ...roots.filter((root) => !given.has(root)).sort(byLooks)];
  const [best, next] = ranked;
  if (!best) throw new RangeError(`${seat} has nothing to decide`);
  return {
    action: best.branch.action,
    options: ranked.map(weighed),
    ...(tells && next && { why: whyOf({ game, state, seat, judge, worth, seed }, of(best), of(next)) }),
  };
}

/** The best of `seat`'s options. */
export function think(game: AnyGame, state: AnyState, seat: string, thinking: Thinking): Thought {
  const pondering = ponder(game, state, seat, thinking);
  for (;;) {
    const { done, value } = pondering.next();
    if (done) return value;
  }
}
