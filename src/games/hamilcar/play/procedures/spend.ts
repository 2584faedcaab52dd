/** Single OPs of a card (5.2.C2.2, 5.2.C2.5), or points of the War Chest (5.6): PCs, STs, Warships, the Miat. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { placeSt, setMiat, setPc, shift } from '../changes.ts';
import { holdsOffice } from '../pieces/generals.ts';
import { flips, pcPlaces, stPlace, stSpaces, whyNoFlip, whyNoPc } from '../pieces/placing.ts';
import { insideOf } from '../pieces/units.ts';
import { ownCity, placeName, slotName, spaceOf } from '../queries.ts';
import type { ProcedureOf } from '../state.ts';
import { anytime, plain } from './plain.ts';

/** 5.2.C2: single OPs, or points of the War Chest. */
interface SpendFrame {
  readonly type: 'spend';
  readonly who: Side;
  readonly from: 'card' | 'chest';
  left: number;
}

const whyNoMiat = (f: SpendFrame): Problem | undefined => {
  if (f.from === 'chest') return no('5.6', 'The War Chest places no PCs in the Miat.');
  return f.who === 'rome' ? no('5.2.C2.5', 'Only Carthage places PCs in the Miat.') : undefined;
};

export const spend: ProcedureOf<SpendFrame> = {
  run(d, f) {
    if (f.left > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ({
    rule: f.from === 'card' ? '5.2.C2' : '5.6',
    says: `what to spend the next point on; ${f.left} left.`,
    short: `${f.left} OP left: what for?`,
  }),
  answers: {
    pc: {
      options: (s, f) => pcPlaces(s, f.who).map((space) => ({ type: 'pc', space })),
      says: (s, _, { space }) => ({ says: `Place a PC in ${placeName(s, space)}`, group: 'Place a PC' }),
      why: (s, _, { space }) => whyNoPc(s, space),
      apply(d, f, { space }) {
        setPc(d, f.who, space);
        f.left -= 1;
        note(d, '5.2.C2.2', () => `${SIDE_NAMES[f.who]} places a PC in ${placeName(d, space)}.`);
      },
    },
    flip: {
      options: (s, f) => flips(s, f.who).map((space) => ({ type: 'flip', space })),
      says: (s, _, { space }) => ({ says: `Flip the PC in ${placeName(s, space)}`, group: 'Flip a PC' }),
      why: (s, f, { space }) => whyNoFlip(s, f.who, space),
      apply(d, f, { space }) {
        setPc(d, f.who, space);
        f.left -= 1;
        note(d, '5.2.C2.2', () => `${SIDE_NAMES[f.who]} flips the PC in ${placeName(d, space)}.`);
      },
    },
    miat: {
      *options(s, f) {
        if (f.from === 'chest' || f.who === 'rome') return;
        for (const slot in s.setup.miat) if (!s.miat.includes(slot)) yield { type: 'miat', slot };
      },
      says: (s, _, { slot }) => ({ says: `Place a PC in ${slotName(s, slot)}`, group: 'The Miat' }),
      why: (s, f, { slot }) =>
        whyNoMiat(f) ??
        no('15.3.A', `Found ${slot}, which ${s.miat.includes(slot) ? 'holds a PC already' : 'is no slot'}.`),
      apply(d, f, { slot }) {
        f.left -= 1;
        note(d, '15.3.A', () => `Carthage places a PC in ${slotName(d, slot)}.`);
        setMiat(d, [...d.miat, slot]);
      },
    },
    refit: {
      options: (s, f) => (s.warships[f.who].spent > 0 ? [{ type: 'refit' }] : []),
      says: () => 'Refit a Spent Warship',
      apply(d, f) {
        shift(d, f.who, 'spent', 'ready', 1);
        f.left -= 1;
        note(d, '2.3.F', () => `${SIDE_NAMES[f.who]} refits a Warship.`);
      },
    },
    st: {
      options: (s, f) => stSpaces(s, f.who, f.from).map((space) => ({ type: 'st', space })),
      says: (s, _, { space }) => ({ says: `Place an ST in ${placeName(s, space)}`, group: 'Place an ST' }),
      why: (s, f, { space }) =>
        s.control[space] === f.who && ownCity(s, f.who, space) && insideOf(s, space).st >= spaceOf(s, space).capacity
          ? no('2.3.D2', `Found ${space}, which holds no more STs within its walls.`)
          : no('5.2.C2.5', `Found ${space}; an ST goes to an own city that is not Besieged, or to an Army.`),
      apply(d, f, { space }) {
        placeSt(d, f.who, space, stPlace(d, f.who, space) ?? 'field', 1);
        f.left -= 1;
        note(d, '5.2.C2.5', () => `${SIDE_NAMES[f.who]} places an ST in ${placeName(d, space)}.`);
      },
    },
    duilius: {
      options: (s, f) =>
        f.who === 'rome' && f.from === 'chest' && holdsOffice(s, 'duilius', 'consul') && !s.duiliusPaid
          ? [{ type: 'duilius' }]
          : [],
      says: () => 'Pay for C. Duilius, who may then be Proconsul',
      apply(d, f) {
        d.duiliusPaid = true;
        f.left -= 1;
        note(d, '17.2.B.Duilius', 'Rome pays for C. Duilius.');
      },
    },
    done: plain('done', 'Spend no more', anytime, (d) => pop(d)),
  },
};
