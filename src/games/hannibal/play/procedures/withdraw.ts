/** A Withdrawal (11.7.a): the whole Army goes one space by a road. */
import { listed, no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { shift, stackAt } from '../changes.ts';
import { stays } from '../movement.ts';
import { byRoad, enemyCuIn, nameOf, namesOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 11.7.a, 7.2B.b: next to it by a road and without enemy CUs. */
export const withdrawals = (s: State, side: Side, at: string): string[] =>
  byRoad(s, at).filter((to) => enemyCuIn(s, side, to) === 0);

export const withdraw: ProcedureOf<'withdraw'> = {
  who: (_, f) => f.side,
  asks: () => ({ rule: '11.7.a', says: 'where the Army Withdraws.' }),
  answers: {
    withdraw: {
      choices: (s, { side, at }) =>
        withdrawals(s, side, at).map((to) => ({ action: { type: 'withdraw', to }, says: nameOf(s, to) })),
      problem(s, { side, at }, { to }) {
        const open = withdrawals(s, side, at);
        return open.includes(to)
          ? undefined
          : no('11.7.a', `Found ${nameOf(s, to)}; the Army may go to ${listed(namesOf(s, open))}.`);
      },
      apply(d, { side, at }, { to }) {
        const army = stackAt(d, side, at);
        if (side === d.active) stays(d, to, army);
        shift(d, side, at, to, army);
        pop(d);
        note(d, '11.7.a', `${SIDE_NAMES[side]} Withdraws to ${nameOf(d, to)}.`, {
          move: { side, path: [at, to], as: 'moved' },
        });
      },
    },
  },
};
