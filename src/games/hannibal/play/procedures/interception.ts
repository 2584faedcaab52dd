/** Interceptions (10, 8.d): rolled one after the other in any order; those who succeed move in and combine. */
import type { Faces } from '../../../../calculator/calculator.ts';
import { passes } from '../../../../mechanics/rating-check.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { fallen, oneDie } from '../../die.ts';
import type { Side } from '../../words.ts';
import { shift } from '../changes.ts';
import { generalName, generalOf, nameOf } from '../queries.ts';
import { interceptionQuestion } from '../questions/march.ts';
import { frameOf, type Hannibal, type State } from '../state.ts';

export interface Interceptor {
  readonly from: string;
  readonly general: string;
  readonly cu: number;
  readonly elephants: number;
}

export interface InterceptionFrame {
  readonly type: 'interception';
  readonly side: Side;
  /** The origin whose General rolls now. */
  next: string | null;
  left: readonly Interceptor[];
}

function rolling(f: InterceptionFrame): Interceptor {
  const one = f.left.find(({ from }) => from === f.next);
  if (!one) throw new RangeError(`nobody Intercepts from "${f.next}"`);
  return one;
}

const succeeds = (s: State, f: InterceptionFrame, faces: Faces): boolean =>
  passes(fallen(faces, 'intercept'), generalOf(s, rolling(f).general).battle);

/** 10.a: they come with what they declared. */
function comes(d: State, f: InterceptionFrame, { from, general, cu, elephants }: Interceptor): void {
  const entry = frameOf(d, 'entry');
  shift(d, f.side, from, entry.at, { cu, elephants, generals: [general] });
  entry.came = true;
  note(d, '10.a', () => `${generalName(d, general)} comes to ${nameOf(d, entry.at)}.`, {
    move: { side: f.side, path: [from, entry.at], as: 'moved' },
  });
}

export const interception: Procedure<Hannibal, InterceptionFrame> = {
  run(d, f) {
    const [first, second] = f.left;
    if (!first) {
      pop(d);
      return 'goes-on';
    }
    if (!second) f.next = first.from;
    return 'waits';
  },
  who: (_, f) => f.side,
  asks: (s, f) =>
    f.next === null
      ? { rule: '8.d', says: 'which Interception is rolled next.' }
      : { rule: '10', says: `the roll of ${generalName(s, rolling(f).general)} to Intercept.` },
  question: (s, f) => (f.next === null ? undefined : interceptionQuestion(s, rolling(f))),
  answers: {
    roll: {
      when: (_, f) => f.next !== null,
      waits: (s, f) => ({
        dice: () => [{ ...oneDie('intercept', 'Intercept'), by: f.side }],
        reads: (faces) => (succeeds(s, f, faces) ? 'he Intercepts' : 'he does not come'),
        worth: (faces) => Number(succeeds(s, f, faces)),
      }),
      apply(d, f, { faces }) {
        const one = rolling(f);
        const success = succeeds(d, f, faces);
        const { name, battle } = generalOf(d, one.general);
        note(
          d,
          '10',
          () =>
            `${name} rolls ${fallen(faces, 'intercept')} against ${battle}: ${success ? 'he Intercepts' : 'he does not come'}.`,
          { facts: { intercepted: success } },
        );
        f.left = f.left.filter((other) => other !== one);
        f.next = null;
        if (success) comes(d, f, one);
      },
    },
    next: {
      when: (_, f) => f.next === null,
      options: (_, f) => f.left.map(({ from }) => ({ type: 'next', from })),
      says: (s, f, { from }) => `${generalName(s, rolling({ ...f, next: from }).general)} from ${nameOf(s, from)}`,
      apply(_, f, { from }) {
        f.next = from;
      },
    },
  },
};
