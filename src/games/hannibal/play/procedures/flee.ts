/** Avoiding Battle (9, 9.a): the roll, and the space where the Army goes. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { passes } from '../../../../mechanics/rating-check.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { fallen, oneDie } from '../../die.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { displaceAll, insideAt, putInside, shift, stackAt, subtract } from '../changes.ts';
import { limitOf } from '../figures.ts';
import { partOf, plus, type Stack } from '../forces.ts';
import type { FleeFrame } from '../frames.ts';
import { stackRating } from '../generals.ts';
import { byRoad, enemyCuIn, isHostile, isOpenCity, isUnfriendlyTribe, nameOf, namesOf } from '../queries.ts';
import { fleeQuestion } from '../questions/march.ts';
import { type ProcedureOf, type State, underWay } from '../state.ts';

/** 9, 7.2B.b: next to it by a road, no enemy CUs, not where the enemy came from, nothing of the enemy's; or the own city. */
export function goals(s: State, side: Side, at: string, barred: string | null): string[] {
  const allowed = s.setup.rulings['play-avoid-goal'] === 'allowed';
  const open = (to: string): boolean =>
    to !== barred &&
    enemyCuIn(s, side, to) === 0 &&
    !isUnfriendlyTribe(s, side, to) &&
    (allowed || !isHostile(s, side, to));
  return [...(isOpenCity(s, side, at) ? [at] : []), ...byRoad(s, at).filter(open)];
}

/** 9: those who go: all Generals, and 10 CUs at most. */
const goers = (s: State, { side, at }: FleeFrame): Stack => {
  const here = stackAt(s, side, at);
  return { ...partOf(here, limitOf(s, 'moving-cu')), generals: here.generals };
};

function fails(d: State, { side, at }: FleeFrame): void {
  const { cu, generals } = stackAt(d, side, at);
  const entry = underWay(d, 'entry');
  if (cu === 0) displaceAll(d, generals, '9.a');
  else if (entry) entry.failedAvoid = true;
  pop(d);
}

export const flee: ProcedureOf<'flee'> = {
  who: (_, f) => f.side,
  asks: (s, f) => ({
    rule: f.stage === 'roll' ? '9' : '8.c',
    says: f.stage === 'roll' ? `the roll to Avoid Battle in ${nameOf(s, f.at)}.` : 'where the Army goes.',
  }),
  question: (s, f) => (f.stage === 'roll' ? fleeQuestion(s, f) : undefined),
  answers: {
    roll: {
      when: (_, f) => f.stage === 'roll',
      waits: (s, f) => {
        const gone = (faces: Faces): boolean =>
          passes(fallen(faces, 'avoid'), stackRating(s, stackAt(s, f.side, f.at)));
        return {
          dice: () => [{ ...oneDie('avoid', 'Avoid Battle'), by: f.side }],
          reads: (faces) => (gone(faces) ? 'the Army Avoids Battle' : 'the Army does not get away'),
          worth: (faces) => Number(gone(faces)),
        };
      },
      apply(d, f, { faces }) {
        const die = fallen(faces, 'avoid');
        const rating = stackRating(d, stackAt(d, f.side, f.at));
        const gone = passes(die, rating);
        note(
          d,
          '9',
          `${SIDE_NAMES[f.side]} rolls ${die} against ${rating}: ${gone ? 'it Avoids Battle' : 'it does not get away'}.`,
          {
            facts: { avoided: gone },
          },
        );
        if (gone) f.stage = 'go';
        else fails(d, f);
      },
    },
    flee: {
      when: (_, f) => f.stage === 'go',
      choices: (s, f) =>
        goals(s, f.side, f.at, f.barred).map((to) => ({
          action: { type: 'flee', to },
          says: to === f.at ? `Inside ${nameOf(s, to)}` : nameOf(s, to),
        })),
      problem(s, f, { to }) {
        const open = goals(s, f.side, f.at, f.barred);
        if (open.includes(to)) return undefined;
        const rule = byRoad(s, f.at).includes(to) ? '9' : '7.2B.b';
        return no(rule, `Found ${nameOf(s, to)}; the Army may go to ${listed(namesOf(s, open))}.`);
      },
      apply(d, f, { to }) {
        const army = goers(d, f);
        if (to === f.at) {
          subtract(d, f.side, f.at, army);
          putInside(d, f.at, plus(insideAt(d, f.at), army));
        } else shift(d, f.side, f.at, to, army);
        pop(d);
        note(d, '8.c', `${SIDE_NAMES[f.side]} goes to ${nameOf(d, to)}.`, {
          ...(to !== f.at && { move: { side: f.side, path: [f.at, to], as: 'moved' as const } }),
        });
      },
    },
  },
};
