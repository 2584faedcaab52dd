/** Winter (5.3) and Attrition rolls (15.2, 17.1.#35): Force by Force, each with the choice of an ST in winter. */

import { plural, some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { anytime, type Course, plain } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { tollOf } from '../../attrition/rules.ts';
import { levelNumber } from '../../seamanship/levels.ts';
import { levelAfter, supremacyAfter } from '../../seamanship/rules.ts';
import { LEVEL_NAMES, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { placeSt, takeSupremacy } from '../changes.ts';
import { fieldOf, hasCus, holdsCus } from '../pieces/units.ts';
import { levelOf, placeName, suffersWinter } from '../queries.ts';
import { attritionForce, attritionQuestion } from '../questions/land.ts';
import type { ProcedureOf, Rolls, State } from '../state.ts';
import { rollDie } from './die.ts';

interface WinterFrame extends Rolls {
  readonly type: 'winter';
  /** Forces that still roll, as side and space. */
  forces: { readonly who: Side; readonly at: string }[];
  asked: boolean;
  readonly cause: 'winter' | 'event';
}

/** 5.3.A: Carthage's Forces first, then Rome's, by the name of their space. */
export const winterForces = (s: State): WinterFrame['forces'] =>
  (['carthage', 'rome'] as const).flatMap((who) =>
    Object.keys(s.field[who])
      .filter((at) => hasCus(s, who, at) && suffersWinter(s, who, at))
      .sort()
      .map((at) => ({ who, at })),
  );

/** 5.3.B: STs that no CU guards, outside a city. */
function loseSts(d: State): void {
  for (const side of SIDES)
    for (const at of Object.keys(d.field[side])) {
      const { st } = fieldOf(d, side, at);
      if (st === 0 || holdsCus(d, side, at)) continue;
      placeSt(d, side, at, 'field', -st);
      note(
        d,
        '5.3.B',
        () =>
          `${plural(st, 'ST')} in ${placeName(d, at)} ${st === 1 ? 'is' : 'are'} lost, as no CU guards ${st === 1 ? 'it' : 'them'}.`,
      );
    }
}

/** 5.3.B, 5.3.C: after the rolls. */
export function winterSea(d: State): void {
  loseSts(d);
  const level = levelOf(d);
  const after = levelAfter({ level, ready: d.warships.rome.ready }, figuresOf(d));
  if (after !== level) {
    d.seamanship = levelNumber(after);
    note(d, '5.3.C', `Too few Ready Warships: Roman Seamanship falls to ${LEVEL_NAMES[after]}.`, {
      facts: { seamanship: LEVEL_NAMES[after] },
    });
  }
  const order = d.setup.rulings['winter-seamanship-first'];
  takeSupremacy(d, supremacyAfter({ level, supremacy: d.supremacy, order }, after), '5.3.C');
}

const next = (f: WinterFrame): WinterFrame['forces'][number] => found(f.forces[0], 'no Force is left to roll');

/** 15.2: what the face costs. */
function suffer(d: State, f: WinterFrame, face: number): void {
  const { who, at } = next(f);
  const toll = tollOf(face, attritionForce(d, next(f)), d.setup.rulings['attrition-row-six'], figuresOf(d));
  f.face = null;
  f.asked = false;
  f.forces.shift();
  note(d, '15.2', () => `${SIDE_NAMES[who]} loses ${some(toll.cuLost, 'CU')} in ${placeName(d, at)}.`, {
    facts: { attrition: toll.cuLost },
  });
  const where = hasCus(d, who, at) ? 'field' : 'inside';
  const elephantFirst = toll.elephantsLost > 0;
  if (toll.cuLost > 0)
    push(d, { type: 'loss', who, by: who, rule: '15.2', where, at, left: toll.cuLost, elephantFirst });
}

export const winter: ProcedureOf<WinterFrame> = {
  run(d, f): Course {
    const [force] = f.forces;
    if (f.face !== null) suffer(d, f, f.face);
    else if (!force) pop(d);
    else if (f.cause === 'winter' && !f.asked && fieldOf(d, force.who, force.at).st > 0) return 'waits';
    else rollDie(d, force.who, `Attrition in ${placeName(d, force.at)}`, f.cause === 'winter' ? '5.3.A' : '15.2');
  },
  who: (_, f) => next(f).who,
  asks: (s, f) => ({
    rule: '5.3.A',
    says: `whether an ST feeds the Force in ${placeName(s, next(f).at)}.`,
    short: `An ST for ${placeName(s, next(f).at)}?`,
  }),
  question: attritionQuestion,
  answers: {
    supply: plain('supply', 'Remove an ST instead of rolling', anytime, (d, f) => {
      const { who, at } = next(f);
      f.forces.shift();
      placeSt(d, who, at, 'field', -1);
      note(d, '5.3.A', () => `An ST feeds the Force in ${placeName(d, at)}.`);
    }),
    pass: plain('pass', 'Keep the ST and roll', anytime, (_, f) => {
      f.asked = true;
    }),
  },
};
