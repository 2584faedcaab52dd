/** Positions made by hand, and short words for playing them. */
import { expect } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Options } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';

const { map } = gameOf('hamilcar');
export const { tables, ids: clauses, sides } = gameOf('hamilcar');
export const content = { tables, map };

export const start = (options: Options = {}): State => hamilcar.start(options, content);

/** Plays these one after another; each must be allowed. */
export function next(s: State, ...actions: readonly unknown[]): State {
  let at = s;
  for (const action of actions) {
    const played = hamilcar.play(at, action);
    if (played.type === 'rejected')
      expect.fail(`${JSON.stringify(action)}: ${played.problem.rule} ${played.problem.sentence}`);
    at = played.state;
  }
  return at;
}

/** What the one who decides is offered of this kind. */
export const offered = (s: State, type: string): Readonly<Record<string, unknown>>[] =>
  hamilcar.choices(s).flatMap(({ action }) => (action.type === type ? [{ ...action }] : []));

/** The clause that refuses it. */
export const refusal = (s: State, action: object): string => {
  const tried = hamilcar.play(s, action);
  return tried.type === 'rejected' ? tried.problem.rule : 'allowed';
};
