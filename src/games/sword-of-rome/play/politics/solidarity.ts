/** 14.6: while they are active, the Gauls trade plunder for markers in their home, at any moment. */

import { no, type Problem } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { mark } from '../changes.ts';
import { enemyCu, holderAt, isFriend, isSpace, kindAt, nameOf, spaceOf } from '../queries.ts';
import type { AnswerIn, State } from '../state.ts';

function solidarityProblem(s: State, space: string): Problem | undefined {
  if (s.plunder < 1) return no('14.6', 'There is no Gallic plunder on the track.');
  if (!isSpace(s, space) || spaceOf(s, space).home !== 'gauls')
    return no('14.6', `Found ${space}; it is no Gallic home space.`);
  if (kindAt(s, space) !== 'plain') return no('14.6', `${nameOf(s, space)} is a city: it has no PC marker.`);
  if (enemyCu(s, space, 'gauls') > 0) return no('14.6', `${nameOf(s, space)}: enemy CU are there.`);
  const holder = holderAt(s, space);
  if (holder === 'gauls') return no('14.6', `${nameOf(s, space)} has no foreign marker.`);
  return holder !== 'independents' && isFriend(s, 'gauls', holder)
    ? no('15.2.2', 'It is an ally’s marker.')
    : undefined;
}

/** For any frame in which the Gauls decide. */
export const solidarity: AnswerIn<unknown, 'solidarity'> = {
  when: (s) => s.active === 'gauls',
  options: (s) =>
    s.plunder < 1
      ? []
      : Object.keys(s.marker)
          .filter((space) => !solidarityProblem(s, space))
          .map((space) => ({ type: 'solidarity', space })),
  says: (s, _, { space }) => `1 plunder for ${nameOf(s, space)}`,
  why: (s, _, { space }) => solidarityProblem(s, space),
  apply(d, _, { space }) {
    d.plunder -= 1;
    mark(d, space, 'gauls');
    note(d, '14.6', () => `The Gauls give up 1 plunder, and ${nameOf(d, space)} is theirs again.`);
  },
};
