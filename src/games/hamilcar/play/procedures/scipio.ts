/** L. Cornelius Scipio (17.2.B.LScipio): a Roman PC after a battle that he won. */
import { no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { setPc } from '../control.ts';
import { placeName } from '../changes.ts';
import { controlOf, isCity, isTribe } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

export const scipio: ProcedureOf<'scipio'> = {
  who: () => 'rome',
  asks: () => ({ rule: '17.2.B.LScipio', says: 'where L. Cornelius Scipio wins a PC.' }),
  answers: {
    pc: listedAnswer(
      'pc',
      '17.2.B.LScipio',
      (s) =>
        Object.keys(s.setup.spaces)
          .filter((at) => !isCity(s, at) && !isTribe(s, at) && controlOf(s, at) === null)
          .map((space) => ({ action: { type: 'pc' as const, space }, says: `A PC in ${placeName(s, space)}` })),
      (d, _, { space }) => {
        pop(d);
        setPc(d, 'rome', space);
        note(d, '17.2.B.LScipio', `L. Cornelius Scipio wins ${placeName(d, space)} for Rome.`);
      },
      {
        why: (s, _, { space }) =>
          isTribe(s, space) ? no('2.1.D', 'A Tribe holds it: no PC is placed there.') : undefined,
      },
    ),
    pass: plainAnswer('pass', 'No PC', (d: State) => pop(d)),
  },
};
