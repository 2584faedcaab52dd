/** The price of a Mercenary in PCs of the Miat (5.2.C3, 16.3), and his arrival. */

import type { Course } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import { bringGeneral, leaveMiat, placeCus } from '../changes.ts';
import { nameOf } from '../pieces/generals.ts';
import { placeName, slotName } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

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
  asks: (_, f) => ({ rule: '5.2.C3', says: `which PC of the Miat pays; ${f.left} in all.` }),
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
