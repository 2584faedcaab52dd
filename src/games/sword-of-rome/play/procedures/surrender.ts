/** 5.6: PC markers where own CU stand, and one more siege roll for each army. */

import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { LEAST_CU } from '../../siege/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { beginSiege, mark } from '../changes.ts';
import { deciderOf, nameDecider } from '../politics/deciding.ts';
import {
  cuAt,
  holderAt,
  isAlliedHome,
  isCity,
  isFriend,
  isSpace,
  isTribe,
  kindAt,
  leadersAt,
  nameOf,
  spaceOf,
} from '../queries.ts';
import type { State, Sword } from '../state.ts';

interface SurrenderFrame {
  readonly type: 'surrender';
  left: Power[];
  rolled: string[];
}

function markProblem(s: State, power: Power, at: string): Problem | undefined {
  if (!isSpace(s, at) || cuAt(s, at, power) === 0) return no('5.6', `Found ${at}; there are no CU of theirs.`);
  if (kindAt(s, at) !== 'plain') return no('5.6', `${nameOf(s, at)} is no space that a marker could take.`);
  return isFriend(s, power, holderAt(s, at)) ? no('15.2.3', `${nameOf(s, at)} is friendly.`) : undefined;
}

function rollProblem(s: State, f: SurrenderFrame, power: Power, at: string): Problem | undefined {
  if (!isSpace(s, at) || !(isCity(s, at) || isTribe(s, at)) || isFriend(s, power, holderAt(s, at)))
    return no('13.1.3', `Found ${at}; it is no enemy city or tribe.`);
  if (cuAt(s, at, power) < LEAST_CU || leadersAt(s, at, power).length === 0)
    return no('13.1.3', `A roll takes a commander with ${LEAST_CU} CU.`);
  return f.rolled.includes(at) ? no('13.1.3', `${nameOf(s, at)} has had its roll in this phase.`) : undefined;
}

const marks = (s: State, power: Power): string[] =>
  Object.keys(s.cu).filter((at) => markProblem(s, power, at) === undefined);
const rolls = (s: State, f: SurrenderFrame, power: Power): string[] =>
  Object.keys(s.cu).filter((at) => rollProblem(s, f, power, at) === undefined);

export const surrender: Procedure<Sword, SurrenderFrame> = {
  run(d, f) {
    while (f.left[0] && marks(d, f.left[0]).length + rolls(d, f, f.left[0]).length === 0) f.left.shift();
    if (f.left[0]) {
      nameDecider(d, f.left[0], 'end');
      return d.frames.at(-1) === f ? 'waits' : 'goes-on';
    }
    pop(d);
    return 'goes-on';
  },
  who: (s, f) => deciderOf(s, f.left[0]!, 'end'),
  asks: (_, f) => ({
    rule: '5.6',
    says: `mark spaces and roll at sieges for the ${PEOPLES[f.left[0]!]}, or pass.`,
  }),
  answers: {
    mark: {
      options: (s, f) => marks(s, f.left[0]!).map((space) => ({ type: 'mark', space })),
      says: (s, _, { space }) => `Mark ${nameOf(s, space)}`,
      why: (s, f, { space }) => markProblem(s, f.left[0]!, space),
      apply(d, f, { space }) {
        const power = f.left[0]!;
        const { home } = spaceOf(d, space);
        const allied = isAlliedHome(d, space, power);
        const to = !allied ? power : d.setup.rulings['surrender-in-allied-home'] === 'home' ? home : 'independents';
        mark(d, space, to);
        note(
          d,
          allied ? '15.2.3' : '5.6',
          allied
            ? `${nameOf(d, space)} is an ally's home: the enemy's marker only comes off.`
            : `The ${PEOPLES[power]} mark ${nameOf(d, space)}.`,
        );
      },
    },
    besiege: {
      options: (s, f) => rolls(s, f, f.left[0]!).map((space) => ({ type: 'besiege', space })),
      says: (s, _, { space }) => `Roll at ${nameOf(s, space)}`,
      why: (s, f, { space }) => rollProblem(s, f, f.left[0]!, space),
      apply(d, f, { space }) {
        f.rolled.push(space);
        note(d, '13.1.3', () => `The ${PEOPLES[f.left[0]!]} roll once at ${nameOf(d, space)}.`);
        beginSiege(d, space, f.left[0]!);
        push(d, { type: 'siege', at: space, by: f.left[0]! });
      },
    },
    pass: always({ type: 'pass' as const }, 'That is all', (_: State, f: SurrenderFrame) => void f.left.shift()),
  },
};
