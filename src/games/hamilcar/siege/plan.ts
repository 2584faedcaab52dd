/** A Siege as a chain of activations, each moment as one number, which a chain of many states tells apart fastest. */
import { certain, type Dist, map } from '../../../engine/dist.ts';
import type { Step } from '../../../engine/markov.ts';
import { DIE, nth } from '../dice.ts';
import { attempt, type Camp, dieAt, idle, isOver, type Moment } from './rules.ts';

const RADIX = 64;

export function codeOf({ state, pairs, passed }: Moment): number {
  const points = Math.min(state.points, state.needed);
  return ((passed * RADIX + pairs) * RADIX + state.cu) * RADIX + points;
}

export function momentOf({ needed, terms }: Camp, code: number): Moment {
  const points = code % RADIX;
  const cu = Math.floor(code / RADIX) % RADIX;
  const pairs = Math.floor(code / RADIX ** 2) % RADIX;
  const stalled = points < needed && cu < terms.leastCu;
  return { state: { points, needed, cu, stalled }, pairs, passed: Math.floor(code / RADIX ** 3) };
}

/** One activation, for a chain of them. */
export const attemptStep =
  (camp: Camp): Step<number> =>
  (code): Dist<number> | undefined => {
    const moment = momentOf(camp, code);
    if (isOver(camp, moment)) return undefined;
    const die = dieAt(camp, moment);
    if (!die) return certain(codeOf(idle(camp, moment)));
    const faces = camp.faces(die);
    return map(DIE, (face) => codeOf(attempt(camp, moment, nth(faces, face)).after));
  };
