/** 5.9, 15.4: every alliance ends unless both renew it. 15.1: one that is proposed is answered at once. */
import { figuresOf } from '../../../../play/figures.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { PEOPLES, type Player, POWER_NAMES } from '../../words.ts';
import { ended, made } from '../alliances.ts';
import { seatOf } from '../board.ts';
import type { AnswerFrame, RenewFrame } from '../frames.ts';
import { contenders } from '../order.ts';
import type { State, Sword } from '../state.ts';

/** 15.4, 4.4: the partner with more VP is asked first, of equals the winner of the tie. */
function asked(s: State, f: RenewFrame): Player {
  const { one, other } = f.left[0]!;
  // Rome decides for Carthage too (18).
  const [a, b] = [seatOf(s, one) ?? 'romans', seatOf(s, other) ?? 'romans'];
  const first = groupsOf(contenders(s, [a, b]), 'most', figuresOf(s))[0]!.players[0];
  return f.agreed ? (first === a ? b : a) : first;
}

export const renew: Procedure<Sword, RenewFrame> = {
  run(d, f) {
    if (f.left.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: asked,
  asks: (_, f) => {
    const { one, other } = f.left[0]!;
    return {
      rule: '5.9',
      says: `renew the alliance of ${POWER_NAMES[one]} and ${POWER_NAMES[other]}, or let it lapse.`,
    };
  },
  answers: {
    agree: always({ type: 'agree' as const }, 'Renew it', (d: State, f: RenewFrame) => {
      if (f.agreed) {
        const { one, other } = f.left.shift()!;
        note(d, '15.4', `${POWER_NAMES[one]} and ${POWER_NAMES[other]} stay allied.`);
      }
      f.agreed = !f.agreed;
    }),
    pass: always({ type: 'pass' as const }, 'Let it lapse', (d: State, f: RenewFrame) => {
      const { one, other } = f.left.shift()!;
      f.agreed = false;
      ended(d, one, other, '15.4');
    }),
  },
};

export const answer: Procedure<Sword, AnswerFrame> = {
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    rule: '15.1',
    says: `accept the alliance of ${POWER_NAMES[f.from]} and ${POWER_NAMES[f.to]}, or decline.`,
  }),
  answers: {
    agree: always({ type: 'agree' as const }, 'Agree', (d: State, f: AnswerFrame) => {
      pop(d);
      made(d, f.from, f.to);
    }),
    pass: always({ type: 'pass' as const }, 'Decline', (d: State, f: AnswerFrame) => {
      pop(d);
      note(d, '15.1', `The ${PEOPLES[f.to]} decline.`);
    }),
  },
};
