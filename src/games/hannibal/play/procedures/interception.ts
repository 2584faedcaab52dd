/** Interceptions (10, 8.d): rolled one after the other in any order; those who succeed move in and combine. */

import { passes } from '../../../../mechanics/rating-check.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { fallen, oneDie } from '../../die.ts';
import { shift } from '../changes.ts';
import type { InterceptionFrame, Interceptor } from '../frames.ts';
import { generalName, generalOf } from '../generals.ts';
import { nameOf, namesOf } from '../queries.ts';
import { interceptionQuestion } from '../questions/march.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';

const rolling = (f: InterceptionFrame): Interceptor | undefined => f.left.find(({ from }) => from === f.next);

const ratingOf = (s: State, f: InterceptionFrame): number => {
  const one = rolling(f);
  return one ? generalOf(s, one.general).battle : 0;
};

/** 10.a: they come with what they declared. */
function comes(d: State, f: InterceptionFrame, { from, general, cu, elephants }: Interceptor): void {
  const entry = frameOf(d, 'entry');
  shift(d, f.side, from, entry.at, { cu, elephants, generals: [general] });
  entry.came = true;
  note(d, '10.a', `${generalName(d, general)} comes to ${nameOf(d, entry.at)}.`, {
    move: { side: f.side, path: [from, entry.at], as: 'moved' },
  });
}

export const interception: ProcedureOf<'interception'> = {
  run(d, f) {
    if (f.left.length === 0) {
      pop(d);
      return 'goes-on';
    }
    if (f.left.length === 1) f.next = f.left[0]!.from;
    return 'waits';
  },
  who: (_, f) => f.side,
  asks: (s, f) => {
    const one = rolling(f);
    return one
      ? { rule: '10', says: `the roll of ${generalName(s, one.general)} to Intercept.` }
      : { rule: '8.d', says: 'which Interception is rolled next.' };
  },
  question: (s, f) => {
    const one = rolling(f);
    return one && interceptionQuestion(s, one);
  },
  answers: {
    roll: {
      when: (_, f) => f.next !== null,
      waits: (s, f) => ({
        dice: () => [{ ...oneDie('intercept', 'Intercept'), by: f.side }],
        reads: (faces) => (passes(fallen(faces, 'intercept'), ratingOf(s, f)) ? 'he Intercepts' : 'he does not come'),
        worth: (faces) => Number(passes(fallen(faces, 'intercept'), ratingOf(s, f))),
      }),
      apply(d, f, { faces }) {
        const one = rolling(f);
        if (!one) return;
        const die = fallen(faces, 'intercept');
        const rating = ratingOf(d, f);
        const success = passes(die, rating);
        note(
          d,
          '10',
          `${generalName(d, one.general)} rolls ${die} against ${rating}: ${success ? 'he Intercepts' : 'he does not come'}.`,
          {
            facts: { intercepted: success },
          },
        );
        f.left = f.left.filter((other) => other !== one);
        f.next = null;
        if (success) comes(d, f, one);
      },
    },
    next: {
      when: (_, f) => f.next === null,
      choices: (s, f) =>
        f.left.map(({ from, general }) => ({
          action: { type: 'next', from },
          says: `${generalName(s, general)} from ${nameOf(s, from)}`,
        })),
      problem(s, f, { from }) {
        const open = f.left.map((one) => one.from);
        return open.includes(from)
          ? undefined
          : no('8.d', `Found ${nameOf(s, from)}; declared from ${listed(namesOf(s, open))}.`);
      },
      apply(_, f, { from }) {
        f.next = from;
      },
    },
  },
};
