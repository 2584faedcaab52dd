/** Positions made by hand, and short words for playing them. */
import { expect } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';

const game = gameOf('hannibal');
export const { tables, ids: clauses } = game;
export const content = { tables, map: game.map };

export const start = (options: Options = {}): State => hannibal.start(options, content);

/** A position in the Strategy phase, with these hands. */
export const position = (p: Position = {}, more: Omit<Options, 'position'> = {}): State =>
  start({ ...more, position: { stage: 'strategy', ...p } });

/** As in a sample, a pass need not be written: whoever is asked before an action declines. */
function passed(s: State, action: unknown): State {
  const played = hannibal.play(s, action);
  if (played.type === 'played' || played.problem.code !== 'moment') return s;
  const pass = hannibal.play(s, { type: 'pass' });
  return pass.type === 'played' ? passed(pass.state, action) : s;
}

/** Plays these one after another; each must be allowed. */
export function next(s: State, ...actions: readonly unknown[]): State {
  let at = s;
  for (const action of actions) {
    at = passed(at, action);
    const played = hannibal.play(at, action);
    if (played.type === 'rejected')
      expect.fail(`${JSON.stringify(action)}: ${played.problem.rule} ${played.problem.sentence}`);
    at = played.state;
  }
  return at;
}
