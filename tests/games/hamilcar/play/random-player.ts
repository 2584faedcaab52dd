/** A player who picks at random, with a liking for what moves the war on, so that every rule comes up. */
import type { Action } from '../../../../src/games/hamilcar/play/actions.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';

/** How gladly a type of action is chosen; 4 where nothing is said. */
const LIKING: Readonly<Partial<Record<Action['type'], number>>> = {
  activate: 16,
  event: 10,
  discard: 0.3,
  spend: 5,
  raise: 2,
  build: 4,
  hire: 20,
  dictator: 20,
  group: 3,
  garrison: 0.4,
  step: 14,
  embark: 8,
  sail: 10,
  cross: 8,
  land: 6,
  attempt: 30,
  sortie: 20,
  done: 3,
  'destroy-st': 0.3,
  command: 1,
  declare: 10,
  miat: 6,
  flip: 6,
  counter: 10,
  omen: 10,
  defend: 3,
  pass: 3,
  arrange: 2,
};

export function pick(_: State, open: readonly Action[], chance: () => number): Action {
  const types = new Map<Action['type'], Action[]>();
  for (const a of open) {
    const same = types.get(a.type);
    if (same) same.push(a);
    else types.set(a.type, [a]);
  }
  // An Army goes with most of what it has.
  const group = types.get('group');
  if (group && chance() < 0.7) types.set('group', group.slice(0, Math.max(1, Math.ceil(group.length / 4))));
  let all = 0;
  for (const type of types.keys()) all += LIKING[type] ?? 4;
  let left = chance() * all;
  for (const [type, same] of types) {
    left -= LIKING[type] ?? 4;
    if (left < 0) return same[Math.floor(chance() * same.length)]!;
  }
  return open[open.length - 1]!;
}
