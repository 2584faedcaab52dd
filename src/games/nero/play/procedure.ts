/** What every procedure of the game offers: going on by itself, who decides, what may be chosen, and what follows. */

import type { Colour } from '../words.ts';
import type { Action, ActionType } from './actions.ts';
import type { Frame } from './frames.ts';
import type { Happening, State } from './state.ts';

/** Why an action is not allowed: what was found, what is allowed. */
export interface Problem {
  readonly rule: string;
  readonly sentence: string;
}

export interface Procedure<F extends Frame> {
  /** The types of action that may answer it. */
  readonly accepts: readonly ActionType[];
  /** Goes on as far as nobody has to decide; true where somebody has. */
  run(d: State, f: F): boolean;
  who(s: State, f: F): Colour;
  /** Exactly the actions that `problem` lets through. */
  choices(s: State, f: F): Action[];
  problem(s: State, f: F, a: Action): Problem | undefined;
  apply(d: State, f: F, a: Action): void;
}

export const no = (rule: string, sentence: string): Problem => ({ rule, sentence });

export const note = (d: State, rule: string, says: string): void => {
  const happening: Happening = { rule, says };
  d.happened.push(happening);
};

export const list = (words: readonly string[]): string => (words.length ? words.join(', ') : 'nothing');

/** The frame that decides now. */
export const top = (s: State): Frame => {
  const f = s.frames.at(-1);
  if (!f) throw new RangeError('the game has no frame: it is over');
  return f;
};

export const push = (d: State, f: Frame): void => {
  d.frames.push(f);
};

export const pop = (d: State): void => {
  d.frames.pop();
};
