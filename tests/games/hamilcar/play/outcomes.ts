/** What a course comes to: the board when it has been played, and what waits for a decision then. */
import { expect } from 'vitest';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { type scene, scenes } from './scenes.ts';
import { next, start } from './table.ts';

type Board = { [K in keyof State]: State[K] extends object ? object : State[K] };
/** `due` is what waits for a decision. */
export type Then = Partial<Board> & { readonly due?: object };

export const played = ({ setup, actions }: ReturnType<typeof scene>): State => next(start(setup), ...actions);

/** The course of this name. */
export function ended(says: string): State {
  const found = scenes.find((one) => one.says === says);
  if (!found) throw new RangeError(`no course "${says}"`);
  return played(found);
}

export const cu = (number: number) => ({ cu: number, elephants: 0, st: 0 });

/** Units and Sieges that are named stand there and nothing beside them; of all else only what is named. */
export function expectBoard(
  s: State,
  { field = {}, inside = s.inside, sieges = s.sieges, generals = {}, due = {}, ...others }: Then,
): void {
  expect(s).toMatchObject(others);
  expect([s.inside, s.sieges, s.field]).toEqual([inside, sieges, { ...s.field, ...field }]);
  expect(s.generals).toEqual({ ...s.generals, ...generals });
  expect(s.frames.at(-1) ?? {}).toMatchObject(due);
}

/** He may go on with these MPs. */
export const goesOn = (mp: number) => ({ type: 'activation', over: false, mp });
export const owes = (who: 'rome' | 'carthage', rule: string, left: number) => ({ type: 'removal', who, rule, left });
