/** 7.1, 16.1.1, 7.2.4: CU placed as reinforcements. */

import { no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { PEOPLES, type Player, type Power } from '../../words.ts';
import type { Of } from '../actions.ts';
import { addCu, addKind } from '../changes.ts';
import { nameOf } from '../queries.ts';
import { placesFor } from '../reinforcement/places.ts';
import type { State, Sword } from '../state.ts';

/** 7.1, 16.1.1, 7.2.4: CU to be placed, mercenaries or others. */
interface LevyFrame {
  readonly type: 'levy';
  readonly seat: Player;
  readonly powers: readonly Power[];
  cu: number;
  readonly hired: boolean;
}

const places = (s: State, f: LevyFrame): Of<'place'>[] =>
  f.powers.flatMap((power) => placesFor(s, power).map((space) => ({ type: 'place' as const, power, space })));

export const levy: Procedure<Sword, LevyFrame> = {
  run(d, f) {
    if (f.cu > 0 && places(d, f).length > 0) return 'waits';
    if (f.cu > 0) note(d, '5.10', 'There is no space for the CU: it is lost.');
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: () => ({ rule: '5.10', says: 'place the CU.' }),
  answers: {
    place: {
      options: places,
      says: (s, _, { power, space }) => `1 CU of the ${PEOPLES[power]} in ${nameOf(s, space)}`,
      why: (_s, _f, { power, space }) =>
        no('5.10', `Found ${space}; no CU of the ${PEOPLES[power]} can be placed there.`),
      apply(d, f, { power, space }) {
        f.cu -= 1;
        addCu(d, space, power, 1);
        if (f.hired) addKind(d, 'mercenaries', space, 1);
        const what = f.hired ? 'mercenary' : 'CU';
        note(d, f.hired ? '7.2.4' : '7.1', () => `1 ${what} of the ${PEOPLES[power]} in ${nameOf(d, space)}.`);
      },
    },
  },
};
