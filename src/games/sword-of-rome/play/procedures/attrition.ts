/** 5.5: one roll for each enemy space with CU outside. */

import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { attritionLoss } from '../../attrition/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { loseCu } from '../changes.ts';
import { rolledFor } from '../politics/deciding.ts';
import { inOrder } from '../politics/order.ts';
import { cuAt, holderAt, isFriend, kindAt, nameOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { byKind } from './losses.ts';

interface AttritionFrame {
  readonly type: 'attrition';
  /** Null before the order of the seats is known. */
  left: { readonly power: Power; readonly at: string }[] | null;
}

/** 5.5, 15.2: CU on ground that is neither their own nor an ally's. */
const due = (s: State): { power: Power; at: string }[] =>
  inOrder(s).flatMap((power) =>
    Object.keys(s.cu)
      .filter((at) => cuAt(s, at, power) > 0 && kindAt(s, at) !== 'box' && !isFriend(s, power, holderAt(s, at)))
      .map((at) => ({ power, at })),
  );

const DIE = { id: 'space1', label: 'Attrition', dice: 1, sides: 6 };

export const attrition: Procedure<Sword, AttritionFrame> = {
  run(d, f) {
    f.left ??= due(d);
    while (f.left[0] && cuAt(d, f.left[0].at, f.left[0].power) === 0) f.left.shift();
    if (f.left.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  asks: (s, f) => {
    const { power, at } = f.left![0]!;
    return { rule: '5.5', says: `the attrition of the ${PEOPLES[power]} in ${nameOf(s, at)}.` };
  },
  question: (s, f) => {
    const { power, at } = f.left![0]!;
    return { calculator: 'attrition', input: { spaces: [{ cu: cuAt(s, at, power), ground: 'enemy' }] } };
  },
  answers: {
    roll: {
      waits(s, f) {
        const { power, at } = f.left![0]!;
        const cu = cuAt(s, at, power);
        return {
          dice: () => [{ ...DIE, ...rolledFor(s, power, 'end') }],
          worth: (faces) => -attritionLoss(faces['space1']![0]!, cu, figuresOf(s)),
          reads: (faces) => `${attritionLoss(faces['space1']![0]!, cu, figuresOf(s))} CU lost`,
        };
      },
      apply(d, f, { faces }) {
        const { power, at } = f.left!.shift()!;
        const die = faces['space1']![0]!;
        const lost = byKind(d, at, () => loseCu(d, at, power, attritionLoss(die, cuAt(d, at, power), figuresOf(d))));
        note(d, '5.5', () => `Attrition in ${nameOf(d, at)}: a ${die} costs the ${PEOPLES[power]} ${lost} CU.`, {
          facts: { attrition: lost },
        });
      },
    },
  },
};
