/** A Withdrawal (11.7.a): the whole Army goes one space by a road. */
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { shift } from '../changes.ts';
import { stays } from '../movement.ts';
import { nameOf, stackAt, withdrawals } from '../queries.ts';
import type { Hannibal } from '../state.ts';

export interface WithdrawFrame {
  readonly type: 'withdraw';
  readonly side: Side;
  readonly at: string;
}

export const withdraw: Procedure<Hannibal, WithdrawFrame> = {
  who: (_, f) => f.side,
  asks: () => ({ rule: '11.7.a', says: 'where the Army Withdraws.' }),
  answers: {
    withdraw: {
      options: (s, { side, at }) => withdrawals(s, side, at).map((to) => ({ type: 'withdraw', to })),
      says: (s, _, { to }) => nameOf(s, to),
      apply(d, { side, at }, { to }) {
        const army = stackAt(d, side, at);
        if (side === d.active) stays(d, to, army);
        shift(d, side, at, to, army);
        pop(d);
        note(d, '11.7.a', () => `${SIDE_NAMES[side]} Withdraws to ${nameOf(d, to)}.`, {
          move: { side, path: [at, to], as: 'moved' },
        });
      },
    },
  },
};
