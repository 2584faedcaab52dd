/** 21.5-#15/#16: Blockade: a free siege roll of Carthage at a port, which the Greeks may call off. */

import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { LEAST_CU } from '../../siege/rules.ts';
import type { Player } from '../../words.ts';
import { mistrust } from '../movement/activation.ts';
import { cuAt, isArmy, isSpace, nameOf, spaceOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';

/** 21.5-#15/#16: a free siege roll at a port. */
interface BlockadeFrame {
  readonly type: 'blockade';
  readonly seat: Player;
  at: string | null;
  off: boolean;
}

const RULE = '21.5-#15/#16';

function blockadeProblem(s: State, at: string): Problem | undefined {
  if (!isSpace(s, at) || s.siege[at]?.by !== 'carthage' || !spaceOf(s, at).port)
    return no(RULE, `Found ${at}; Carthage besieges no port there.`);
  if (!isArmy(s, at, 'carthage') || cuAt(s, at, 'carthage') < LEAST_CU)
    return no('13.1.1', `A siege roll takes a leader with ${LEAST_CU} CU.`);
  return s.siegeRolled.includes(at)
    ? no('13.1.1-exception', `${nameOf(s, at)} has had its roll in this round.`)
    : undefined;
}

/** The ports that could be blockaded now. */
export const blockadable = (s: State): string[] =>
  Object.keys(s.siege).filter((at) => blockadeProblem(s, at) === undefined);

export const blockade: Procedure<Sword, BlockadeFrame> = {
  run(d, f) {
    if (f.at === null) return 'waits';
    pop(d);
    if (f.off) return 'goes-on';
    d.siegeRolled.push(f.at);
    push(d, { type: 'siege', at: f.at, by: 'carthage' });
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: () => ({ rule: RULE, says: 'Carthage: name the port that is blockaded.' }),
  answers: {
    besiege: {
      options: (s) => blockadable(s).map((space) => ({ type: 'besiege', space })),
      says: (s, _, { space }) => `Blockade ${nameOf(s, space)}`,
      why: (s, _, { space }) => blockadeProblem(s, space),
      apply(d, f, { space }) {
        f.at = space;
        note(d, RULE, () => `Carthage blockades ${nameOf(d, space)}: a siege roll without a card play.`);
        mistrust(d, 'blockade');
      },
    },
  },
};
