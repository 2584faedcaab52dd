/** A winning Intercepting Fleet puts in (9.3.B1), where nobody reacts. */
import { note, pop } from '../../../../play/state.ts';
import { listedAnswer } from '../answers.ts';
import { placeName } from '../changes.ts';
import { havens, putIn } from '../movement/sea.ts';
import type { LandingFrame } from '../sea-frames.ts';
import type { ProcedureOf, State } from '../state.ts';

function put(d: State, f: LandingFrame, port: string): void {
  pop(d);
  putIn(d, f.who, f.fleet, port, 'ready');
  note(d, '9.3.B1', `The Intercepting Fleet puts in at ${placeName(d, port)}.`);
}

export const landing: ProcedureOf<'landing'> = {
  run(d, f) {
    const [only, ...others] = havens(d, f.who, f.route);
    if (only === undefined || others.length > 0) return 'waits';
    put(d, f, only);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: () => ({ rule: '9.3.B1', says: 'where the Intercepting Fleet puts in.' }),
  answers: {
    'put-in': listedAnswer(
      'put-in',
      '9.3.B1',
      (s, f: LandingFrame) =>
        havens(s, f.who, f.route).map((port) => ({
          action: { type: 'put-in' as const, port },
          says: placeName(s, port),
        })),
      (d, f, { port }) => put(d, f, port),
    ),
  },
};
