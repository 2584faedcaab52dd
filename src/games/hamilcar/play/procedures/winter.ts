/** Attrition rolls (5.3.A, 15.2, 17.1.#35): Force by Force, each with the choice of an ST in winter. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { tollOf } from '../../attrition/rules.ts';
import { SIDE_NAMES } from '../../words.ts';
import { plainAnswer } from '../answers.ts';
import type { WinterFrame } from '../frames.ts';
import { attritionForce, winterQuestion } from '../questions/land.ts';
import { NONE } from '../parts.ts';
import { fieldOf, placeName, toField } from '../changes.ts';
import { hasCus } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { rollDie } from './die.ts';

const next = (f: WinterFrame) => f.forces[0];

function roll(d: State, f: WinterFrame): void {
  const force = next(f);
  if (!force) return;
  rollDie(d, force.who, `Attrition in ${placeName(d, force.at)}`, f.cause === 'winter' ? '5.3.A' : '15.2');
}

/** 15.2: what the face costs. */
function suffer(d: State, f: WinterFrame, face: number): void {
  const force = next(f);
  f.face = null;
  f.asked = false;
  f.forces = f.forces.slice(1);
  if (!force) return;
  const { who, at } = force;
  const toll = tollOf(face, attritionForce(d, who, at, false), d.setup.rulings['attrition-row-six'], figuresOf(d));
  note(d, '15.2', `${SIDE_NAMES[who]} loses ${plural(toll.cuLost, 'CU')} in ${placeName(d, at)}.`, {
    facts: { attrition: toll.cuLost },
  });
  const where = hasCus(d, who, at) ? 'field' : 'inside';
  const elephantFirst = toll.elephantsLost > 0;
  if (toll.cuLost > 0)
    push(d, { type: 'loss', who, by: who, rule: '15.2', where, at, left: toll.cuLost, elephantFirst });
}

export const winter: ProcedureOf<'winter'> = {
  run(d, f) {
    if (f.face !== null) {
      suffer(d, f, f.face);
      return 'goes-on';
    }
    const force = next(f);
    if (!force) {
      pop(d);
      return 'goes-on';
    }
    if (f.cause === 'winter' && !f.asked && fieldOf(d, force.who, force.at).st > 0) return 'waits';
    roll(d, f);
    return 'goes-on';
  },
  who: (_, f) => next(f)?.who ?? 'rome',
  asks: (s, f) => ({ rule: '5.3.A', says: `whether an ST feeds the Force in ${placeName(s, next(f)?.at ?? '')}.` }),
  question: (s) => winterQuestion(s),
  answers: {
    supply: plainAnswer('supply', 'Remove an ST instead of rolling', (d, f: WinterFrame) => {
      const force = next(f);
      f.forces = f.forces.slice(1);
      if (!force) return;
      toField(d, force.who, force.at, { ...NONE, st: 1 }, -1);
      note(d, '5.3.A', `An ST feeds the Force in ${placeName(d, force.at)}.`);
    }),
    pass: plainAnswer('pass', 'Keep the ST and roll', (_: State, f: WinterFrame) => {
      f.asked = true;
    }),
  },
};
