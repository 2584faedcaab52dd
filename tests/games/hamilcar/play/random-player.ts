/** A player who picks at random, with a liking for what moves the war on, so that every rule comes up. */
import { Random } from '../../../../src/engine/random.ts';
import type { Action } from '../../../../src/games/hamilcar/play/actions.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { hasUnits } from '../../../../src/games/hamilcar/play/pieces/units.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { otherSide } from '../../../../src/games/hamilcar/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import type { Watched } from './step-laws.ts';

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

/** Steps that lead to the enemy, by land or by sea. */
const meets = (s: State, a: Action): boolean =>
  (a.type === 'step' || a.type === 'sail' || a.type === 'cross') && hasUnits(s, otherSide(s.active), a.to);

export function pick(s: State, open: readonly Action[], chance: () => number): Action {
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
    if (left >= 0) continue;
    const near = chance() < 0.7 ? same.filter((a) => meets(s, a)) : [];
    const from = near.length > 0 ? near : same;
    return from[Math.floor(chance() * from.length)]!;
  }
  return open[open.length - 1]!;
}

/** One whole game from a seed; what happens is shown to whoever watches. */
export function playThrough(from: State, seed: number, watch: (seen: Watched) => void): State {
  const random = new Random(seed);
  let s = from;
  for (let i = 0; !s.ending; i++) {
    if (i > 20_000) throw new Error(`seed ${seed}: the game does not end`);
    const waits = hamilcar.chance(s);
    const open = waits ? [] : hamilcar.choices(s).map((choice) => choice.action as Action);
    if (!waits && open.length === 0) throw new Error(`seed ${seed}: nothing to choose in ${s.frames.at(-1)?.type}`);
    const action = waits ? (propose(waits, random.next() | 0).action as Action) : pick(s, open, () => random.share());
    const played = hamilcar.play(s, action);
    if (played.type === 'rejected')
      throw new Error(`seed ${seed}: ${JSON.stringify(action)} is offered and refused: ${played.problem.sentence}`);
    watch({ before: s, action, after: played.state });
    s = played.state;
  }
  return s;
}
