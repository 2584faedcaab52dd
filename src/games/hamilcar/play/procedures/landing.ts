/** A winning Intercepting Fleet puts in (9.3.B1), where nobody reacts. */
import { note, pop } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import { havens, putIn } from '../pieces/sea.ts';
import { placeName } from '../queries.ts';
import type { Fleet, ProcedureOf, State } from '../state.ts';

/** 9.3.B1: where a winning Intercepting Fleet lands. */
interface LandingFrame {
  readonly type: 'landing';
  readonly who: Side;
  readonly fleet: Fleet;
  readonly route: readonly string[];
}

function put(d: State, f: LandingFrame, port: string): void {
  pop(d);
  putIn(d, f.who, f.fleet, port, 'ready');
  note(d, '9.3.B1', () => `The Intercepting Fleet puts in at ${placeName(d, port)}.`);
}

export const landing: ProcedureOf<LandingFrame> = {
  run(d, f) {
    const [only, ...others] = havens(d, f.who, f.route);
    if (only === undefined || others.length > 0) return 'waits';
    put(d, f, only);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: () => ({ rule: '9.3.B1', says: 'where the Intercepting Fleet puts in.' }),
  answers: {
    'put-in': {
      options: (s, f) => havens(s, f.who, f.route).map((port) => ({ type: 'put-in', port })),
      says: (s, _, { port }) => placeName(s, port),
      apply: (d, f, { port }) => put(d, f, port),
    },
  },
};
