/** Where a reader is in a game shown step by step: one number; boards and changes follow from it. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Board } from '../play/board.ts';
import { applied } from '../play/difference.ts';
import type { Shown, ShownStep } from '../play/shown.ts';

export interface Seen {
  /** 0 is the set-up. */
  readonly at: number;
  readonly board: Board;
  /** Absent at the set-up. */
  readonly before?: Board;
  readonly step?: ShownStep;
}

export interface Chapter {
  readonly title: string;
  /** Its first step. */
  readonly at: number;
}

export interface Stepping {
  readonly first: number;
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly $at: ReadableAtom<number>;
  readonly $seen: ReadableAtom<Seen>;
  readonly go: (at: number) => void;
  readonly by: (steps: number) => void;
  /** To the first step of the next chapter, or of this one and then the one before. */
  readonly chapter: (direction: 1 | -1) => void;
  readonly boardAt: (at: number) => Board;
}

export const chaptersOf = ({ steps }: Pick<Shown, 'steps'>): Chapter[] =>
  steps.flatMap(({ mark }, i) => (mark ? [{ title: mark, at: i + 1 }] : []));

/** Within a part of the game where only that is shown. */
export function stepping(shown: Shown, start = 0, first = 0, last = shown.steps.length): Stepping {
  const boards: Board[] = [shown.start];
  const boardAt = (at: number): Board => {
    for (let i = boards.length; i <= at; i++) boards.push(applied(boards[i - 1] as Board, shown.steps[i - 1]?.change));
    return boards[at] ?? shown.start;
  };
  const within = (at: number): number => Math.min(Math.max(at, first), last);
  const $at = atom(within(start));
  const go = (at: number) => $at.set(within(at));
  const chapters = chaptersOf(shown).filter(({ at }) => at >= first && at <= last);
  return {
    first,
    last,
    chapters,
    $at,
    $seen: computed($at, (at): Seen => {
      const step = shown.steps[at - 1];
      const board = boardAt(at);
      return { at, board, ...(step && { step, before: step.apart ? board : boardAt(at - 1) }) };
    }),
    go,
    by: (steps) => go($at.get() + steps),
    chapter(direction) {
      const at = $at.get();
      const found = direction > 0 ? chapters.find((c) => c.at > at) : chapters.findLast((c) => c.at < at);
      go(found?.at ?? (direction > 0 ? last : first));
    },
    boardAt,
  };
}

/** The step that an address names, whatever follows it, and what to say where it names none that is there. */
export function stepFrom(
  hash: string,
  { first, last }: Pick<Stepping, 'first' | 'last'>,
): { readonly at: number; readonly problem?: string } {
  // Never decoded: a good address has nothing to decode, and a bad one is only quoted.
  const [found = ''] = hash.replace(/^#/, '').split('&');
  if (found === '' || found === 'main') return { at: first };
  const number = /^step-(-?\d+)/.exec(found)?.[1];
  const at = Math.min(Math.max(Number(number ?? first), first), last);
  if (found === `step-${at}`) return { at };
  return {
    at,
    problem: `There is no step “${found.slice(0, 24)}”: the steps run from ${first} to ${last}. This is step ${at}.`,
  };
}
