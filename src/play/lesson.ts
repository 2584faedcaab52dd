/** What a screen of a lesson asks for, and whether the move that was played does it. Knows no game. */
import type { Written } from './sample.ts';

/** One action of the story that the learner plays. */
export interface Deed {
  readonly by: string;
  readonly action: Written;
  /** It is on the way to what is asked for, and may be done otherwise. */
  readonly way?: boolean;
}

/** Of a screen: what is to be done, and what may be different from the story. */
export interface Asked {
  readonly deed: readonly Deed[];
  /** Fields that the learner may fill as he likes. */
  readonly loose: readonly string[];
}

/** One action that was played. */
export interface Done {
  readonly action: Written;
  readonly by: string;
  /** It belongs to the gesture of the one before. */
  readonly follows: boolean;
}

export interface Judged {
  readonly verdict: 'open' | 'astray' | 'done';
  /** The part of the deed that is to come next, up to what is asked for. */
  readonly next: readonly Deed[];
  /** All of it that is to come. */
  readonly rest: readonly Deed[];
}

const ROLL = 'roll';

/** Whether an action is the one that is meant: dice fall as they like. */
export function fits(found: Written, wanted: Written, loose: readonly string[]): boolean {
  if (found.type !== wanted.type) return false;
  if (wanted.type === ROLL) return true;
  return Object.entries(wanted).every(
    ([field, value]) => field === 'by' || loose.includes(field) || found[field] === value,
  );
}

/** What was played, gesture by gesture. */
function gesturesOf(moves: readonly Done[]): Done[][] {
  const all: Done[][] = [];
  for (const move of moves) {
    const last = all.at(-1);
    if (move.follows && last) last.push(move);
    else all.push([move]);
  }
  return all;
}

const CHANCE = 'chance';

/**
 * A gesture goes astray where it does something else in place of what is asked for; what others do and what lies on the
 * way does not count.
 */
export function judged({ deed, loose }: Asked, moves: readonly Done[]): Judged {
  const seats = new Set(deed.map(({ by }) => by));
  const ways = deed.filter(({ way }) => way);
  const wanted = deed.filter(({ way }) => !way);
  const free = new Set([...ways.map(({ action }) => action.type), 'pass']);
  let at = 0;
  const left = () => {
    const [from, to] = [wanted[at - 1], wanted[at]];
    const rest = deed.slice(from ? deed.indexOf(from) + 1 : 0);
    return { rest, next: to ? rest.slice(0, rest.indexOf(to) + 1) : [] };
  };
  for (const gesture of gesturesOf(moves)) {
    /** By type, whether the last of it was meant. */
    const meant = new Map<string, boolean>();
    for (const { action, by } of gesture) {
      if (!seats.has(by) && by !== CHANCE) continue;
      const next = wanted[at];
      if (next && fits(action, next.action, loose)) {
        at++;
        meant.set(action.type, true);
      } else if (by === CHANCE || ways.some((way) => fits(action, way.action, loose))) {
      } else if (wanted.slice(at).some((one) => one.action.type === action.type) || !free.has(action.type)) {
        meant.set(action.type, false);
      }
    }
    if (at === wanted.length) return { verdict: 'done', next: [], rest: [] };
    if ([...meant.values()].includes(false)) return { verdict: 'astray', ...left() };
  }
  return { verdict: 'open', ...left() };
}
