/** A screen of a lesson while somebody plays it: what happens by itself, whether it is done, what was refused and what helps. */
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { fits, type Judged, judged } from '../play/lesson.ts';
import type { AnyGame } from '../play/machine.ts';
import type { Problem } from '../play/problem.ts';
import { propose } from '../play/propose.ts';
import { goalOf } from '../play/reach.ts';
import type { Written } from '../play/sample.ts';
import type { ShownTask } from '../play/shown.ts';
import { branching, type Itself } from './branch/branch.ts';
import { onlyOption } from './branch/itself.ts';
import type { MainLine } from './branch/main-line.ts';
import type { Option } from './branch/rows.ts';
import { type Sitting, sitting } from './branch/sitting.ts';
import { travelOf } from './branch/tapping.ts';

export interface Screen {
  readonly sitting: Sitting;
  readonly $judged: ReadableAtom<Judged>;
  /** What was tried and is not allowed; gone with the next tap. */
  readonly $refused: WritableAtom<Problem | undefined>;
  /** How often something was refused, went astray or was shown. */
  readonly $help: ReadableAtom<number>;
  /** Only what is meant is left to choose from. */
  readonly $shown: ReadableAtom<boolean>;
  /** Where the pieces should go, while that is shown. */
  readonly $goal: ReadableAtom<string | undefined>;
  /** A word to what went astray, where there is one. */
  readonly $word: ReadableAtom<string | undefined>;
  readonly refuse: (problem: Problem) => void;
  readonly show: () => void;
  /** Takes everything back. */
  readonly again: () => void;
}

const PASS: Written = { type: 'pass' };
/** So many wrong tries, and what is meant is shown. */
const ENOUGH = 2;

/** Those who are not asked for the deed do as they did, or pass; chance that deals does as it did. */
function itselfOf(game: AnyGame, { deed, others }: ShownTask, seed: () => number): Itself {
  const only = onlyOption(game);
  const isAllowed = (s: Parameters<Itself>[0]) => (action: Written) => !game.problem(s, action);
  const dealt = deed.filter(({ by }) => by === 'chance').map(({ action }) => action);
  return (s) => {
    const chance = game.chance(s);
    if (chance?.type === 'roll') return undefined;
    if (chance) return dealt.find(isAllowed(s)) ?? (propose(chance, seed()).action as unknown as Written);
    const who = game.decider(s);
    const moment = game.moment(s);
    // It is the learner's to do.
    if (deed.some(({ by, action }) => by === who && moment.includes(action.type))) return undefined;
    const bare = others.filter(({ by }) => by === undefined || by === who).map(({ by: _, ...one }) => one as Written);
    return [...bare, PASS].find(isAllowed(s)) ?? only(s);
  };
}

/** A screen of the story, counted from 0. */
export function screenOf(line: MainLine, nth: number, task: ShownTask, seed: () => number): Screen {
  const { game, digest } = line;
  const branch = branching(line, { of: digest, step: 2 * nth + 1, after: 0, actions: [], together: [] });
  const $judged = computed(branch.$now, ({ moves }) => judged(task, moves));
  const $refused = atom<Problem | undefined>(undefined);
  const $wrong = atom(0);
  const $asked = atom(false);
  const $shown = computed([$asked, $wrong], (asked, wrong) => asked || wrong >= ENOUGH);
  const $leaves = computed([$shown, $judged, branch.$now], (shown, { next }, { choices }) => {
    const isNext = (found: Written, loose: readonly string[]) => next.some((one) => fits(found, one.action, loose));
    // What the story plays is shown, and what may stand in its place only where that is gone.
    const loose = choices.some(({ action }) => isNext(action, [])) ? [] : task.loose;
    return ({ action }: Option): boolean => !shown || next.length === 0 || isNext(action, loose);
  });
  const sits = sitting(branch, nth + 1, seed, { itself: itselfOf(game, task, seed), $leaves });
  $judged.listen(({ verdict }) => {
    if (verdict === 'astray') $wrong.set($wrong.get() + 1);
  });
  sits.$taps.listen(() => $refused.set(undefined));
  const $goal = computed([$shown, $judged], (shown, { rest }) => {
    const steps = travelOf(game)?.steps ?? [];
    const last = shown ? rest.findLast(({ action }) => steps.includes(action.type)) : undefined;
    return last && goalOf(last.action, game.actions);
  });
  return {
    ...{ sitting: sits, $judged, $refused, $shown, $goal },
    $help: computed([$asked, $wrong], (asked, wrong) => wrong + Number(asked)),
    $word: computed([$judged, branch.$now], ({ verdict }, { moves }) => {
      if (verdict !== 'astray') return undefined;
      const own = moves.map(({ action }) => action);
      return task.wrong.find(({ actions }) => actions.every((one) => own.some((found) => fits(found, one, []))))?.tells;
    }),
    refuse(problem) {
      $refused.set(problem);
      $wrong.set($wrong.get() + 1);
    },
    show: () => $asked.set(true),
    again() {
      while (branch.$now.get().moves.length > 0) sits.undo();
      $refused.set(undefined);
    },
  };
}
