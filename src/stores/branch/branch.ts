/** A branch of a game: one value, from which states, boards and choices follow by the whole game's own functions. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Chance } from '../../play/chance.ts';
import type { AnyGame } from '../../play/machine.ts';
import type { Problem } from '../../play/problem.ts';
import type { Asks, Choice } from '../../play/procedure.ts';
import type { Question } from '../../play/question.ts';
import type { Branch, Written } from '../../play/sample.ts';
import type { AnyState, Ending, Happening } from '../../play/state.ts';
import type { MainLine } from './main-line.ts';
import { originOf, playedFrom } from './main-line.ts';

/** One action of a branch, with what it led to. */
export interface Move {
  readonly action: Written;
  readonly by: string;
  readonly before: AnyState;
  readonly state: AnyState;
  readonly happened: readonly Happening[];
  /** It belongs to the gesture of the move before: played with it, or gone by itself. */
  readonly follows: boolean;
}

/** Where the branch stands: who decides what. */
export interface Now {
  readonly state: AnyState;
  readonly moves: readonly Move[];
  /** A seat or chance; absent when the game is over. */
  readonly decider?: string;
  readonly asks?: Asks;
  readonly choices: readonly Choice<Written>[];
  readonly chance?: Chance;
  readonly question?: Question;
  readonly ending?: Ending;
  /** What was played here in the game, as long as the branch has not left it. */
  readonly played?: Written;
}

export interface Branching {
  readonly line: MainLine;
  readonly $branch: ReadableAtom<Branch>;
  readonly $now: ReadableAtom<Now>;
  /** Where an action would lead from here, or why it is not allowed: played once, also where it is then chosen. */
  readonly look: (action: Written) => Move | Problem;
  /** Actions one after the other as one gesture, or joined to the last; or why one is not allowed: then none is played. */
  readonly play: (actions: readonly Written[], itself?: Itself, joins?: boolean) => Problem | undefined;
  /** Takes back the last gesture, with all that went by itself after it. */
  readonly undo: () => void;
  /** Leaves the game somewhere else. */
  readonly leave: (branch: Branch) => void;
}

/** What goes by itself in a state, where something does. */
export type Itself = (state: AnyState) => Written | undefined;

/** More than goes by itself in a row. */
const ENDLESS = 500;

/** Where an action leads, or why it is not allowed. */
function moveOf(game: AnyGame, before: AnyState, action: Written): Move | Problem {
  const played = game.play(before, action);
  if (played.type === 'rejected') return played.problem;
  const by = game.decider(before) ?? 'nobody';
  return { action, by, before, state: played.state, happened: played.happened, follows: false };
}

export const isProblem = (found: Move | Problem): found is Problem => 'sentence' in found;

/** The moves of these actions from a state, up to the first that is refused. */
function follow(game: AnyGame, from: AnyState, actions: readonly Written[], known: readonly Move[]) {
  const moves: Move[] = [];
  let state = from;
  for (const [i, action] of actions.entries()) {
    const before = known[i];
    const move = before?.action === action && before.before === state ? before : moveOf(game, state, action);
    if (isProblem(move)) return { moves, problem: move };
    moves.push(move);
    state = move.state;
  }
  return { moves };
}

/** Its first actions. */
function cutAt({ together, ...branch }: Branch, length: number): Branch {
  const kept = together?.filter((i) => i < length) ?? [];
  return { ...branch, actions: branch.actions.slice(0, length), ...(kept.length > 0 && { together: kept }) };
}

/** Whether a move belongs to the one before: as it was played, and in what was written before gestures were. */
function followingIn(game: AnyGame, { together }: Branch): (move: Move, i: number) => boolean {
  if (!together) return ({ action, before }) => action.type === 'pass' && game.choices(before).length === 1;
  const follows = new Set(together);
  return (_, i) => follows.has(i);
}

/** As much of a branch as can be played; the problem says why there is no more. */
export function fitting(line: MainLine, branch: Branch): { readonly branch: Branch; readonly problem?: Problem } {
  const origin = originOf(line, branch);
  const { moves, problem } = follow(line.game, origin.state, branch.actions, []);
  const { step, after } = origin;
  return {
    branch: cutAt({ ...branch, step, after }, moves.length),
    ...(problem && { problem }),
  };
}

/** Every action of the branch must fit, as `fitting` makes sure. */
export function branching(line: MainLine, start: Branch): Branching {
  const { game } = line;
  const $branch = atom(start);
  let known: readonly Move[] = [];
  let looked: { readonly before: AnyState; readonly action: Written; readonly found: Move | Problem } | undefined;

  function look(action: Written): Move | Problem {
    const before = $now.get().state;
    if (looked?.before !== before || looked.action !== action)
      looked = { before, action, found: moveOf(game, before, action) };
    return looked.found;
  }

  const $moves = computed($branch, (branch) => {
    const { moves } = follow(game, originOf(line, branch).state, branch.actions, known);
    const isFollowing = followingIn(game, branch);
    known = moves.map((move, i) => {
      const follows = isFollowing(move, i);
      return move.follows === follows ? move : { ...move, follows };
    });
    return known;
  });

  const $now = computed([$branch, $moves], (branch, moves): Now => {
    const state = moves.at(-1)?.state ?? originOf(line, branch).state;
    const [decider, asks, chance] = [game.decider(state), game.asks(state), game.chance(state)];
    const [question, ending, played] = [game.question(state), game.ending(state), playedFrom(line, branch)];
    return {
      state,
      moves,
      choices: game.choices(state) as Choice<Written>[],
      ...(decider && { decider }),
      ...(asks && { asks }),
      ...(chance && { chance }),
      ...(question && { question }),
      ...(ending && { ending }),
      ...(played && { played }),
    };
  });

  /** What goes by itself from here. */
  function following(from: AnyState, itself: Itself): Move[] {
    const found: Move[] = [];
    let state = from;
    while (found.length < ENDLESS) {
      const action = itself(state);
      const move = action && moveOf(game, state, action);
      if (!move || isProblem(move)) break;
      found.push(move);
      state = move.state;
    }
    return found;
  }

  return {
    line,
    $branch,
    $now,
    look,
    play(actions, itself, joins = false) {
      const branch = $branch.get();
      const first = actions[0] && look(actions[0]);
      const { moves, problem } = follow(game, $now.get().state, actions, first && !isProblem(first) ? [first] : []);
      if (problem) return problem;
      const state = moves.at(-1)?.state;
      const played = [...moves, ...(itself && state ? following(state, itself) : [])];
      const before = $moves.get();
      // What has been played for the asking need not be played again.
      known = [...before, ...played];
      const together = known.flatMap(({ follows }, i) =>
        follows || i > before.length || (joins && i === before.length) ? [i] : [],
      );
      $branch.set({ ...branch, actions: known.map(({ action }) => action), together });
      return undefined;
    },
    undo() {
      const last = $moves.get().findLastIndex((move) => !move.follows);
      const branch = $branch.get();
      if (branch.actions.length) $branch.set(cutAt(branch, Math.max(0, last)));
    },
    leave: (branch) => $branch.set(branch),
  };
}

/** What the last gesture brought about, with all that followed by itself. */
export const lately = ({ moves }: Now): readonly Move[] =>
  moves.slice(
    Math.max(
      0,
      moves.findLastIndex((move) => !move.follows),
    ),
  );

/** The moves that began a gesture. */
export const gestures = ({ moves }: Now): readonly Move[] => moves.filter((move, i) => i === 0 || !move.follows);
