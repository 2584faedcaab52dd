/** L. Cornelius Scipio (17.2.B.LScipio): a Roman PC after a battle that he won. */
import { no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { setPc } from '../changes.ts';
import { isCity, isTribe, placeName } from '../queries.ts';
import type { ProcedureOf } from '../state.ts';
import { anytime, plain } from './plain.ts';

interface ScipioFrame {
  readonly type: 'scipio';
}

export const scipio: ProcedureOf<ScipioFrame> = {
  who: () => 'rome',
  asks: () => ({
    rule: '17.2.B.LScipio',
    says: 'where L. Cornelius Scipio wins a PC.',
    short: 'Scipio wins a PC: where?',
  }),
  answers: {
    pc: {
      options: (s) =>
        s.setup.ids
          .filter((at) => s.control[at] === undefined && !isCity(s, at) && !isTribe(s, at))
          .map((space) => ({ type: 'pc', space })),
      says: (s, _, { space }) => `A PC in ${placeName(s, space)}`,
      why: (s, _, { space }) =>
        isTribe(s, space) ? no('2.1.D', 'A Tribe holds it: no PC is placed there.') : undefined,
      apply(d, _, { space }) {
        pop(d);
        setPc(d, 'rome', space);
        note(d, '17.2.B.LScipio', () => `L. Cornelius Scipio wins ${placeName(d, space)} for Rome.`);
      },
    },
    pass: plain('pass', 'No PC', anytime, (d) => pop(d)),
  },
};
