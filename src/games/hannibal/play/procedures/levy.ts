/** Rome's CUs (5.1.B1 to 5.1.B3): where they go, and the two duties that bind them. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { cuIn } from '../changes.ts';
import { limitOf } from '../figures.ts';
import { NOBODY } from '../forces.ts';
import type { LevyFrame } from '../frames.ts';
import { isBesieged, isOwn, nameOf, namesOf, ROMA, regionOf } from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import type { ProcedureOf, State } from '../state.ts';
import { arrive, generalSpaces } from './reinforce.ts';

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

/** CUs that a space still needs for a Force large enough for a Consul; 0 where one is there. */
const lacking = (s: State, at: string, more = 0): number =>
  Math.max(0, limitOf(s, 'consul-cu') - cuIn(s, 'rome', at) - more);

/** 5.1.B3: whether both duties can be met with so many CUs left, after some have gone to a space. */
function canMeet(
  s: State,
  left: number,
  italia: number,
  placed?: { readonly at: string; readonly cu: number },
): boolean {
  if (italia > left) return false;
  const more = (at: string): number => (placed?.at === at ? placed.cu : 0);
  const strong = [...Object.keys(s.stacks.rome), ...Object.keys(s.inside), ...spacesFor(s)].some(
    (at) => lacking(s, at, more(at)) === 0,
  );
  return (
    strong ||
    spacesFor(s).some((at) => {
      const need = lacking(s, at, more(at));
      return (inItalia(s, at) ? Math.max(need, italia) : need + italia) <= left;
    })
  );
}

function problem(s: State, f: LevyFrame, at: string, cu: number): Problem | undefined {
  const spaces = spacesFor(s);
  if (isBesieged(s, at) && !spaces.includes(at))
    return no('12.b', `${nameOf(s, at)} is Besieged and takes no Reinforcements.`);
  if (!spaces.includes(at))
    return no('5.1.B2', `Found ${nameOf(s, at)}; Rome places in ${listed(namesOf(s, spaces))}.`);
  if (cu < 1 || cu > f.left) return no('5.1.B1', `Found ${plural(cu, 'CU')}; 1 to ${f.left} are left.`);
  const italia = Math.max(0, f.italia - (inItalia(s, at) ? cu : 0));
  if (italia > f.left - cu)
    return no('5.1.B3', `${plural(f.italia, 'CU')} must still go to Italia, and ${f.left - cu} would be left.`);
  // What cannot be met now is no duty.
  if (canMeet(s, f.left, f.italia) && !canMeet(s, f.left - cu, italia, { at, cu }))
    return no('5.1.B3', `A Force of ${limitOf(s, 'consul-cu')} CUs can be made and must be.`);
  return undefined;
}

export const levy: ProcedureOf<'levy'> = {
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
      choices: (s, f) =>
        spacesFor(s).flatMap((at) =>
          Array.from({ length: f.left }, (_, i) => i + 1)
            .filter((cu) => !problem(s, f, at, cu))
            .map((cu) => ({
              action: { type: 'levy' as const, at, cu },
              says: plural(cu, 'CU'),
              group: nameOf(s, at),
            })),
        ),
      problem: (s, f, { at, cu }) => problem(s, f, at, cu),
      apply(d, f, { at, cu }) {
        f.left -= cu;
        if (inItalia(d, at)) f.italia = Math.max(0, f.italia - cu);
        arrive(d, 'rome', at, { ...NOBODY, cu });
        note(d, '5.1.B2', `Rome places ${plural(cu, 'CU')} in ${nameOf(d, at)}.`);
      },
    },
  },
};
