/** A player who picks at random, with a liking for Roma and for whatever is rare, so that every rule comes up. */
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { ROMA } from '../../../../src/games/nero/words.ts';

/** How gladly a type of action is chosen; 4 where nothing is said. */
const LIKING: Readonly<Partial<Record<Action['type'], number>>> = {
  done: 2,
  discard: 0.5,
  hold: 0.5,
  pass: 4,
  stop: 1,
  drop: 0.5,
  declare: 20,
  dp: 20,
  event: 6,
  lay: 6,
  march: 12,
  allot: 3,
  attack: 5,
};

const ITALY = ['italia-north', 'italia-south'];

/** What a player with a plan would do: the Leader goes to Roma. */
function towardsRoma(s: State, open: readonly Action[]): Action | undefined {
  const force = s.round.force;
  if (!force?.leader) return undefined;
  const step = (to: string) => open.find((a) => a.type === 'step' && a.to === to);
  const drop = ITALY.includes(force.at)
    ? open.find((a) => a.type === 'drop' && a.legions === force.legions && !a.leader)
    : undefined;
  return step(ROMA) ?? drop ?? step('italia-north');
}

/** The Leader gets all MP of the card, with or without Legions. */
function allLeader(s: State, open: readonly Action[]): Action | undefined {
  const f = s.frames.at(-1);
  return f?.type === 'allot' ? open.find((a) => a.type === 'allot' && a.leader && a.mp === f.mp) : undefined;
}

export function pick(s: State, open: readonly Action[], chance: () => number): Action {
  const planned = chance() < 0.6 ? (towardsRoma(s, open) ?? allLeader(s, open)) : undefined;
  if (planned) return planned;
  const types = new Map<Action['type'], Action[]>();
  for (const a of open) {
    const same = types.get(a.type);
    if (same) same.push(a);
    else types.set(a.type, [a]);
  }
  let all = 0;
  for (const type of types.keys()) all += LIKING[type] ?? 4;
  let left = chance() * all;
  for (const [type, same] of types) {
    left -= LIKING[type] ?? 4;
    if (left < 0) return same[Math.floor(chance() * same.length)]!;
  }
  return open[open.length - 1]!;
}
