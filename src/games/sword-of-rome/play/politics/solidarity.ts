/** 14.6: while they are active, the Gauls trade plunder for markers in their home, at any moment. */

import { no, type Problem } from '../../../../play/problem.ts';
import type { Listed } from '../../../../play/procedure.ts';
import { note } from '../../../../play/state.ts';
import type { Of } from '../actions.ts';
import { enemyCu, holderAt, isFriend, isSpace, kindAt, nameOf, spaceOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';

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
export const solidarity = {
  when: (s) => s.active === 'gauls',
  choices: (s) =>
    Object.keys(s.marker)
      .filter((space) => solidarityProblem(s, space) === undefined)
      .map((space) => ({ action: { type: 'solidarity' as const, space }, says: `1 plunder for ${nameOf(s, space)}` })),
  problem: (s, _, { space }) => solidarityProblem(s, space),
  apply(d, _, { space }) {
    d.plunder -= 1;
    delete d.marker[space];
    note(d, '14.6', `The Gauls give up 1 plunder, and ${nameOf(d, space)} is theirs again.`);
  },
} satisfies Listed<Sword, unknown, Of<'solidarity'>>;
