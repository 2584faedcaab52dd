/** Single OPs of a card (5.2.C2.2, 5.2.C2.5), or points of the War Chest (5.6): PCs, STs, Warships, the Miat. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { setPc } from '../control.ts';
import type { SpendFrame } from '../frames.ts';
import { NONE } from '../parts.ts';
import { insideOf, placeName, shift, toField, toInside } from '../changes.ts';
import { flipProblem, pcProblem, setMiat, stPlace, stSpaces } from '../placing.ts';
import { isSpace, ownCity, pcSpaces, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

const spent = (f: SpendFrame): void => {
  f.left -= 1;
};

const miatProblem = (f: SpendFrame): Problem | undefined => {
  if (f.from === 'chest') return no('5.6', 'The War Chest places no PCs in the Miat.');
  return f.who === 'rome' ? no('5.2.C2.5', 'Only Carthage places PCs in the Miat.') : undefined;
};

export const spend: ProcedureOf<'spend'> = {
  run(d, f) {
    if (f.left > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ({
    rule: f.from === 'card' ? '5.2.C2' : '5.6',
    says: `what to spend the next point on; ${f.left} left.`,
  }),
  answers: {
    pc: listedAnswer(
      'pc',
      '5.2.C2.2',
      (s, f: SpendFrame) =>
        Object.keys(s.setup.spaces)
          .filter((space) => !pcProblem(s, f.who, space))
          .map((space) => ({
            action: { type: 'pc' as const, space },
            says: `Place a PC in ${placeName(s, space)}`,
            group: 'Place a PC',
          })),
      (d, f, { space }) => {
        setPc(d, f.who, space);
        spent(f);
        note(d, '5.2.C2.2', `${SIDE_NAMES[f.who]} places a PC in ${placeName(d, space)}.`);
      },
      { why: (s, f, { space }) => pcProblem(s, f.who, space) },
    ),
    flip: listedAnswer(
      'flip',
      '5.2.C2.2',
      (s, f: SpendFrame) =>
        pcSpaces(s, f.who === 'rome' ? 'carthage' : 'rome')
          .filter((space) => !flipProblem(s, f.who, space))
          .map((space) => ({
            action: { type: 'flip' as const, space },
            says: `Flip the PC in ${placeName(s, space)}`,
            group: 'Flip a PC',
          })),
      (d, f, { space }) => {
        setPc(d, f.who, space);
        spent(f);
        note(d, '5.2.C2.2', `${SIDE_NAMES[f.who]} flips the PC in ${placeName(d, space)}.`);
      },
      { why: (s, f, { space }) => flipProblem(s, f.who, space) },
    ),
    miat: listedAnswer(
      'miat',
      '15.3.A',
      (s, f: SpendFrame) =>
        miatProblem(f)
          ? []
          : Object.keys(s.setup.miat)
              .filter((slot) => !s.miat.includes(slot))
              .map((slot) => ({
                action: { type: 'miat' as const, slot },
                says: `Place a PC in slot ${slot} of the Miat`,
                group: 'The Miat',
              })),
      (d, f, { slot }) => {
        spent(f);
        note(d, '15.3.A', `Carthage places a PC in slot ${slot} of the Miat.`);
        setMiat(d, [...d.miat, slot]);
      },
      {
        why: (s, f, { slot }) =>
          miatProblem(f) ??
          (s.miat.includes(slot) ? no('15.3.A', `Found ${slot}, which holds a PC already.`) : undefined),
      },
    ),
    refit: listedAnswer(
      'refit',
      '2.3.F',
      (s, f: SpendFrame) =>
        s.warships[f.who].spent > 0 ? [{ action: { type: 'refit' as const }, says: 'Refit a Spent Warship' }] : [],
      (d, f) => {
        shift(d, f.who, 'spent', 'ready', 1);
        spent(f);
        note(d, '2.3.F', `${SIDE_NAMES[f.who]} refits a Warship.`);
      },
    ),
    st: listedAnswer(
      'st',
      '5.2.C2.5',
      (s, f: SpendFrame) =>
        stSpaces(s, f.who, f.from).map((space) => ({
          action: { type: 'st' as const, space },
          says: `Place an ST in ${placeName(s, space)}`,
          group: 'Place an ST',
        })),
      (d, f, { space }) => {
        const st = { ...NONE, st: 1 };
        if (stPlace(d, f.who, space) === 'inside') toInside(d, space, st);
        else toField(d, f.who, space, st);
        spent(f);
        note(d, '5.2.C2.5', `${SIDE_NAMES[f.who]} places an ST in ${placeName(d, space)}.`);
      },
      {
        why: (s, f, { space }) =>
          isSpace(s, space) && ownCity(s, f.who, space) && insideOf(s, space).st >= spaceOf(s, space).capacity
            ? no('2.3.D2', `Found ${space}, which holds no more STs within its walls.`)
            : undefined,
      },
    ),
    duilius: listedAnswer(
      'duilius',
      '17.2.B.Duilius',
      (s, f: SpendFrame) =>
        f.who === 'rome' && f.from === 'chest' && s.generals['duilius']?.office === 'consul' && !s.duiliusPaid
          ? [{ action: { type: 'duilius' as const }, says: 'Pay for C. Duilius, who may then be Proconsul' }]
          : [],
      (d, f) => {
        d.duiliusPaid = true;
        spent(f);
        note(d, '17.2.B.Duilius', 'Rome pays for C. Duilius.');
      },
    ),
    done: plainAnswer('done', 'Spend no more', (d: State) => pop(d)),
  },
};
