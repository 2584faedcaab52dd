/** A Strategy Card under resolution (7.2): the Generals that it activates, each finished before the next. */

import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { limitOf } from '../figures.ts';
import { NOBODY } from '../forces.ts';
import type { CardFrame } from '../frames.ts';
import { consulsTogether, generalName, onMap, whereIs } from '../generals.ts';
import { nameOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { activationProblem } from './play.ts';

/** Generals that the card may still activate. */
const able = (s: State, f: CardFrame): string[] =>
  onMap(s, s.active).filter((id) => !f.activated.includes(id) && !activationProblem(s, s.active, f.card, f.use, id));

export const card: ProcedureOf<'card'> = {
  run(d, f) {
    if (consulsTogether(d) && !d.named) {
      push(d, { type: 'command' });
      return 'goes-on';
    }
    if (f.left > 0 && able(d, f).length > 0) return 'waits';
    pop(d);
    d.active = otherSide(d.active);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (_, f) => ({
    rule: '7.2',
    says: f.use === 'campaign' ? `which General to activate, of ${f.left} more.` : 'which General to activate.',
  }),
  answers: {
    activate: {
      choices: (s, f) =>
        able(s, f).map((general) => ({
          action: { type: 'activate', general },
          says: `${generalName(s, general)} in ${nameOf(s, whereIs(s, general)?.at ?? '')}`,
        })),
      problem(s, f, { general }) {
        if (f.activated.includes(general))
          return no('7.2', `${generalName(s, general)} has been activated with this card.`);
        return activationProblem(s, s.active, f.card, f.use, general);
      },
      apply(d, f, { general }) {
        const at = whereIs(d, general)?.at ?? '';
        f.left -= 1;
        f.activated = [...f.activated, general];
        note(d, '7.2', `${SIDE_NAMES[d.active]} activates ${generalName(d, general)} in ${nameOf(d, at)}.`);
        push(d, {
          ...{ type: 'move', general, at, mp: limitOf(d, 'mp'), force: { ...NOBODY, generals: [general] } },
          ...{ came: null, fought: false, over: false },
        });
      },
    },
    done: {
      when: (_, f) => f.activated.length > 0,
      choices: () => [{ action: { type: 'done' }, says: 'Activate nobody else' }],
      problem: () => undefined,
      apply(_, f) {
        f.left = 0;
      },
    },
  },
};
