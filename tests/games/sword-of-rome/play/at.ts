/** Positions made by hand in which nobody holds a card but those who are given one, and short words for playing them. */
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { type Count, seatsOf } from '../../../../src/games/sword-of-rome/words.ts';
import { Runner } from '../../../../src/play/runner.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { start } from './table.ts';

/** The state after these actions; whoever is asked before passes. */
export function at(position: Position, before: readonly Written[] = [], players: Count = '4', rulings = {}): State {
  const empty = Object.fromEntries(seatsOf(players).map((seat) => [seat, []]));
  const setup = {
    players,
    rulings,
    position: { ...position, hands: { ...empty, ...position.hands }, desperate: { ...empty, ...position.desperate } },
  };
  return next(start(setup), ...before);
}

/** The types of action that are open. */
export const open = (s: State): string[] => [...new Set(swordOfRome.choices(s).map(({ action }) => action.type))];

/** Plays these one after another; whoever is asked before passes. */
export function next(s: State, ...actions: readonly Written[]): State {
  const runner = new Runner(swordOfRome, s);
  for (const action of actions) {
    runner.passUntil(action, 0);
    runner.play(action, 0);
  }
  return runner.state as State;
}
