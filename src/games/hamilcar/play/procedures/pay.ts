/** The price of a Mercenary in PCs of the Miat (5.2.C3, 16.3), and his arrival. */
import { note, pop } from '../../../../play/state.ts';
import { listedAnswer } from '../answers.ts';
import type { PayFrame } from '../frames.ts';
import { nameOf, placeName } from '../changes.ts';
import { bringGeneral, placeCus, setMiat } from '../placing.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 5.2.C3.1, 5.2.C3.2: Xanthippus brings an Elephant and ends the Forgotten Tactics, Barca brings a CU. */
function arrive(d: State, port: string): void {
  const [id, ...others] = d.mercenaries;
  if (!id) return;
  d.mercenaries = others;
  bringGeneral(d, 'carthage', id, port);
  note(d, '5.2.C3', `${nameOf(d, id)} is hired and comes to ${placeName(d, port)}.`, { facts: { hired: id } });
  if (id === 'xanthippus') {
    const room = elephants(d) < 4;
    placeCus(d, 'carthage', port, room ? { elephants: 1 } : {});
    d.forgotten = false;
    d.hired = d.turn;
  } else placeCus(d, 'carthage', port, { cu: 1 });
}

const elephants = (s: State): number =>
  [...Object.values(s.field.carthage), ...Object.values(s.inside)].reduce((n, heap) => n + heap.elephants, 0);

export const pay: ProcedureOf<'pay'> = {
  run(d, f) {
    if (f.left > 0) return 'waits';
    pop(d);
    if (f.port) arrive(d, f.port);
    return 'goes-on';
  },
  who: () => 'carthage',
  asks: (_, f) => ({ rule: '5.2.C3', says: `which PC of the Miat pays; ${f.left} in all.` }),
  question: (s) => ({
    calculator: 'hire',
    input: { turn: s.turn, pcs: s.miat.length, center: s.miat.some((slot) => s.setup.miat[slot]?.center) },
  }),
  answers: {
    pay: listedAnswer(
      'pay',
      '5.2.C3',
      (s) => s.miat.map((slot) => ({ action: { type: 'pay' as const, slot }, says: `Remove ${slot}` })),
      (d, f: PayFrame, { slot }) => {
        f.left -= 1;
        setMiat(
          d,
          d.miat.filter((other) => other !== slot),
        );
      },
    ),
  },
};
