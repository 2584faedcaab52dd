/** Points spent one by one: the OPs of a card (5.2.C2), the War Chest (5.6); and PCs of the Miat for a Mercenary (5.2.C3, 16.3). */

import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { ask, type Course, to, waitsWhile } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import { warChestOf } from '../../war-chest.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { opsIn } from '../cards.ts';
import { bringGeneral, leaveMiat, placeCus, placeSt, setMiat, setPc, shift } from '../changes.ts';
import { holdsOffice, nameOf } from '../pieces/generals.ts';
import { flips, pcPlaces, stPlace, stSpaces, whyNoFlip, whyNoPc } from '../pieces/placing.ts';
import { fieldOf, insideOf } from '../pieces/units.ts';
import { ownCity, placeName, slotName, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 5.2.C2: single OPs, or points of the War Chest. */
interface SpendFrame {
  readonly type: 'spend';
  readonly who: Side;
  readonly from: 'card' | 'chest';
  left: number;
}

const whyNoMiat = (f: SpendFrame): Problem | undefined => {
  if (f.from === 'chest') return no('5.6', 'War Chest points cannot place PCs on the Miat.');
  return f.who === 'rome' ? no('5.2.C2.5', 'Only Carthage can place PCs on the Miat.') : undefined;
};

export const spend: ProcedureOf<SpendFrame> = {
  run: waitsWhile((_, f) => f.left > 0),
  who: (_, f) => f.who,
  asks(_, { from, left }) {
    const rule = from === 'card' ? '5.2.C2' : '5.6';
    return ask(
      rule,
      `what to spend the next point on; ${left} left.`,
      `${plural(left, from === 'card' ? 'OP' : 'point')} left: what next?`,
    );
  },
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
        whyNoMiat(f) ?? no('15.3.A', s.miat.includes(slot) ? 'This slot has a PC already.' : 'There is no such slot.'),
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
          ? no('2.3.D2', 'The city has no room for another ST.')
          : no('5.2.C2.5', 'An ST must go to a city of your own that is not Besieged, or to an Army.'),
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
    done: { says: 'Spend no more', apply: (d) => pop(d) },
  },
};

interface ChestFrame {
  readonly type: 'chest';
  stage: 'burn' | 'spend' | 'done';
  burned: number;
}

const sums = (s: State, burned: number) =>
  warChestOf({ romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned, cancelled: 0 });

const receiver = (s: State): Side | undefined => {
  const { receiver: side } = sums(s, 0);
  return side === 'nobody' ? undefined : side;
};

/** Who may burn STs. */
const payer = (s: State): Side => otherSide(found(receiver(s), 'nobody gets points of the War Chest'));

/** Spaces with STs of a side, in the open or within its own walls. */
const stores = (s: State, side: Side): string[] => [
  ...new Set([
    ...Object.keys(s.field[side]).filter((at) => fieldOf(s, side, at).st > 0),
    ...Object.keys(s.inside).filter((at) => ownCity(s, side, at) && insideOf(s, at).st > 0),
  ]),
];

export const chest: ProcedureOf<ChestFrame> = {
  run(d, f) {
    const who = receiver(d);
    const { points } = sums(d, f.burned);
    if (f.stage === 'burn' && who && points > 0 && stores(d, otherSide(who)).length > 0) return 'waits';
    if (f.stage !== 'done' && who && points > 0) {
      f.stage = 'done';
      note(d, '5.6', () => `${SIDE_NAMES[who]} has ${plural(points, 'point')} from the War Chest.`, {
        facts: { points },
      });
      return push(d, { type: 'spend', who, from: 'chest', left: points });
    }
    pop(d);
  },
  who: payer,
  asks: () => ask('5.6', 'whether to remove an ST to cost the other side a point.', 'Remove an ST to cancel a point?'),
  question: (s, f): Question => ({
    calculator: 'war-chest',
    input: { romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned: f.burned },
  }),
  answers: {
    burn: {
      options: (s) => stores(s, payer(s)).map((space) => ({ type: 'burn', space })),
      says: (s, _, { space }) => `Remove an ST from ${placeName(s, space)}`,
      apply(d, f, { space }) {
        const side = payer(d);
        placeSt(d, side, space, fieldOf(d, side, space).st > 0 ? 'field' : 'inside', -1);
        f.burned += 1;
        note(d, '5.6', () => `${SIDE_NAMES[side]} removes an ST from ${placeName(d, space)}.`);
      },
    },
    done: { says: 'Remove no more STs', apply: to('spend') },
  },
};

/** 5.2.C3, 16.3: PCs of the Miat for a Mercenary. */
interface PayFrame {
  readonly type: 'pay';
  readonly port: string | null;
  left: number;
}

/** 2.3.C: all Elephants of the box. */
const ELEPHANTS = 4;

/** 5.2.C3.1, 5.2.C3.2: Xanthippus brings an Elephant and ends the Forgotten Tactics, Barca brings a CU. */
function arrive(d: State, port: string): void {
  const id = d.mercenaries.shift();
  if (!id) throw new RangeError('no Mercenary is left to be hired');
  bringGeneral(d, 'carthage', id, port);
  note(d, '5.2.C3', () => `${nameOf(d, id)} is hired and comes to ${placeName(d, port)}.`, { facts: { hired: id } });
  if (id === 'xanthippus') {
    placeCus(d, 'carthage', port, elephants(d) < ELEPHANTS ? { elephants: 1 } : {});
    d.forgotten = false;
    d.hired = d.turn;
  } else placeCus(d, 'carthage', port, { cu: 1 });
}

const elephants = (s: State): number =>
  [...Object.values(s.field.carthage), ...Object.values(s.inside)].reduce((n, heap) => n + heap.elephants, 0);

export const pay: ProcedureOf<PayFrame> = {
  run(d, f): Course {
    if (f.left > 0) return 'waits';
    pop(d);
    if (f.port) arrive(d, f.port);
  },
  who: () => 'carthage',
  asks: (_, f) => ask('5.2.C3', `which Miat PC to remove; ${f.left} left.`),
  question: (s): Question => ({
    calculator: 'hire',
    input: { turn: s.turn, pcs: s.miat.length, center: s.miat.some((slot) => s.setup.miat[slot]?.center) },
  }),
  answers: {
    pay: {
      options: (s) => s.miat.map((slot) => ({ type: 'pay', slot })),
      says: (s, _, { slot }) => `The PC in ${slotName(s, slot)}`,
      apply(d, f, { slot }) {
        f.left -= 1;
        leaveMiat(d, slot);
      },
    },
  },
};
