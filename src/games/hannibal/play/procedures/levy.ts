/** Rome's CUs (5.1.B1 to 5.1.B3): where they go, and the two duties that bind them. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { arrive } from '../changes.ts';
import type { Bar } from '../movement.ts';
import { cuIn, isBesieged, isOwn, nameOf, namesOf, ROMA, regionOf } from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type State } from '../state.ts';
import { generalSpaces } from './reinforce.ts';

export interface LevyFrame {
  readonly type: 'levy';
  left: number;
  /** 5.1.B3: of those left, how many must still go to Italia. */
  italia: number;
}

/** 5.1.B2, 12.b: Roma, or where a Roman General is. */
const spacesFor = (s: State): string[] => [
  ...new Set([...(isOwn(s, 'rome', ROMA) && !isBesieged(s, ROMA) ? [ROMA] : []), ...generalSpaces(s, 'rome')]),
];

const inItalia = (s: State, at: string): boolean => regionOf(s, at) === 'Italia';

/** 5.1.B1, 5.1.B3: the CUs of this turn, and how many of them must go to Italia, as far as they can. */
export function levyDue(s: State): Pick<LevyFrame, 'left' | 'italia'> {
  const of = (source: string) => Number(figuresOf(s).at('reinforcements', source, 'cu').value);
  const can = spacesFor(s).some((at) => inItalia(s, at));
  return { left: of('rome'), italia: can ? of('rome-italia') : 0 };
}

interface Placed {
  readonly at: string;
  readonly cu: number;
}

/** 5.1.B3: whether both duties can be met with so many CUs left, after some have gone to a space. */
function canMeet(s: State, spaces: readonly string[], left: number, italia: number, placed?: Placed): boolean {
  if (italia > left) return false;
  // CUs that a space still needs for a Force large enough for a Consul.
  const lacking = (at: string): number =>
    s.setup.limits['consul-cu'] - cuIn(s, 'rome', at) - (placed?.at === at ? placed.cu : 0);
  for (const at in s.stacks.rome) if (lacking(at) <= 0) return true;
  for (const at in s.inside) if (lacking(at) <= 0) return true;
  return spaces.some((at) => {
    const need = lacking(at);
    return need <= 0 || (inItalia(s, at) ? Math.max(need, italia) : need + italia) <= left;
  });
}

/** Why so many CUs cannot go to a space. */
function barOf(s: State, f: LevyFrame, spaces: readonly string[]): (placed: Placed) => Bar | undefined {
  // What cannot be met now is no duty.
  const bound = canMeet(s, spaces, f.left, f.italia);
  return ({ at, cu }) => {
    if (!spaces.includes(at))
      return s.setup.spaces[at] && isBesieged(s, at)
        ? () => no('12.b', `${nameOf(s, at)} is Besieged and takes no Reinforcements.`)
        : () => no('5.1.B2', `Found ${nameOf(s, at)}; Rome places in ${listed(namesOf(s, spaces))}.`);
    if (cu < 1 || cu > f.left) return () => no('5.1.B1', `Found ${plural(cu, 'CU')}; 1 to ${f.left} are left.`);
    const italia = Math.max(0, f.italia - (inItalia(s, at) ? cu : 0));
    if (italia > f.left - cu)
      return () => no('5.1.B3', `${plural(f.italia, 'CU')} must still go to Italia, and ${f.left - cu} would be left.`);
    if (bound && !canMeet(s, spaces, f.left - cu, italia, { at, cu }))
      return () => no('5.1.B3', `A Force of ${s.setup.limits['consul-cu']} CUs can be made and must be.`);
    return undefined;
  };
}

export const levy: Procedure<Hannibal, LevyFrame> = {
  run(d, f) {
    if (f.left > 0 && spacesFor(d).length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: () => 'rome',
  asks: (_, f) => ({ rule: '5.1.B', says: `where to place ${plural(f.left, 'CU')}.` }),
  question: reinforcementsQuestion,
  answers: {
    levy: {
      *options(s, f) {
        const spaces = spacesFor(s);
        const bars = barOf(s, f, spaces);
        for (const at of spaces)
          for (let cu = 1; cu <= f.left; cu++) if (!bars({ at, cu })) yield { type: 'levy', at, cu };
      },
      says: (s, _, { at, cu }) => ({ says: plural(cu, 'CU'), group: nameOf(s, at) }),
      why: (s, f, placed) => barOf(s, f, spacesFor(s))(placed)?.(),
      apply(d, f, { at, cu }) {
        f.left -= cu;
        if (inItalia(d, at)) f.italia = Math.max(0, f.italia - cu);
        arrive(d, 'rome', at, { ...NOBODY, cu });
        note(d, '5.1.B2', () => `Rome places ${plural(cu, 'CU')} in ${nameOf(d, at)}.`);
      },
    },
  },
};
