/** A player who picks at random, with a liking for marching, sieges and whatever is rare, so that every rule comes up. */

import { Random } from '../../../../src/engine/random.ts';
import type { Action } from '../../../../src/games/hannibal/play/actions.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { enemyCuIn } from '../../../../src/games/hannibal/play/queries.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';
import type { Share } from '../../../support/plays.ts';

/** How gladly a type of action is chosen; 4 where nothing is said. */
const LIKING: Readonly<Partial<Record<Action['type'], number>>> = {
  done: 2,
  pass: 2,
  take: 12,
  leave: 0.3,
  part: 0.3,
  shelter: 0.3,
  admit: 0.2,
  counter: 8,
  step: 8,
  besiege: 12,
  sortie: 12,
  avoid: 3,
  disengage: 0.5,
  'place-pc': 20,
  unseat: 20,
  haul: 12,
};

/** How gladly a card is played for something. */
const USES: Readonly<Record<string, number>> = {
  ...{ activate: 6, campaign: 8, 'force-march': 8, event: 12, political: 2, raise: 1, discard: 0.2 },
};

const weightOf = (a: Action): number => (a.type === 'play' ? (USES[a.use] ?? 1) : 1);

function weighted<T>(list: readonly T[], weight: (one: T) => number, share: Share): T {
  const all = list.reduce((sum, one) => sum + weight(one), 0);
  let left = share() * all;
  for (const one of list) {
    left -= weight(one);
    if (left < 0) return one;
  }
  return list[list.length - 1]!;
}

export function pick(s: State, open: readonly Action[], share: Share): Action {
  const types = new Map<Action['type'], Action[]>();
  for (const a of open) {
    const same = types.get(a.type);
    if (same) same.push(a);
    else types.set(a.type, [a]);
  }
  const type = weighted([...types.keys()], (one) => LIKING[one] ?? 4, share);
  const same = types.get(type)!;
  // Whoever marches takes many along rather than few.
  if (type === 'take') return weighted(same, (a) => (a.type === 'take' ? a.cu * a.cu : 1), share);
  // Without a liking for the enemy, Armies seldom meet.
  if (type === 'step')
    return weighted(same, (a) => (a.type === 'step' && enemyCuIn(s, s.active, a.to) > 0 ? 8 : 1), share);
  return weighted(same, weightOf, share);
}

export interface Watched {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** One whole game from a seed; what happens is shown to whoever watches. */
export function playThrough(from: State, seed: number, watch: (seen: Watched) => void): State {
  const random = new Random(seed);
  let [s, chance] = [from, seed];
  for (let i = 0; !s.ending; i++) {
    if (i > 20_000) throw new Error(`seed ${seed}: the game does not end`);
    const waits = hannibal.chance(s);
    let action: Action;
    if (waits) {
      const proposed = propose(waits, chance);
      chance = proposed.seed;
      action = proposed.action as Action;
    } else {
      const open = hannibal.choices(s);
      if (open.length === 0) throw new Error(`seed ${seed}: nothing to choose in ${s.frames.at(-1)?.type}`);
      action = pick(
        s,
        open.map((choice) => choice.action as Action),
        () => random.share(),
      );
    }
    const played = hannibal.play(s, action);
    if (played.type === 'rejected')
      throw new Error(`seed ${seed}: ${JSON.stringify(action)} is offered and refused: ${played.problem.sentence}`);
    watch({ before: s, action, after: played.state });
    s = played.state;
  }
  return s;
}
