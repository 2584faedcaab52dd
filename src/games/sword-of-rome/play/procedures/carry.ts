/** 9.6.3-5p, 11.1.1-5p, 12.4.3-5p: with a card Carthage ships the army of an ally. */

import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { spendThree, titleOf, worthOf } from '../cards/cards.ts';
import { seaCards } from '../movement/sea.ts';
import { nameOf } from '../queries.ts';
import type { Carried, State, Sword } from '../state.ts';

/** 9.6.3-5p: Carthage may lend its ships to an ally. */
interface CarryFrame {
  readonly type: 'carry';
  readonly power: Power;
  readonly at: string;
}

/** Whoever waits for the ships learns whether they come. */
function answered(d: State, f: CarryFrame, carried: Carried): void {
  pop(d);
  const below = d.frames.at(-1);
  if (below?.type === 'move') below.force.carried = carried;
  else if (below?.type === 'entered') below.carried[f.power] = carried;
  else if (below?.type === 'retreat') below.carried = carried;
}

/** The clause by what the ally does: move, avoid or retreat. */
const ruleOf = (s: State): string => {
  const below = s.frames.at(-2)?.type;
  return below === 'entered' ? '11.1.1-5p' : below === 'retreat' ? '12.4.3-5p' : '9.6.3-5p';
};

export const carry: Procedure<Sword, CarryFrame> = {
  who: () => 'carthage',
  asks: (s, f) => ({
    rule: ruleOf(s),
    says: `Carthage: lend ships to the ${PEOPLES[f.power]} in ${nameOf(s, f.at)}, or pass.`,
  }),
  answers: {
    carry: {
      options: (s) => seaCards(s, 'carthage').map((card) => ({ type: 'carry', card })),
      says: (s, f, { card }) => `Ship the ${PEOPLES[f.power]} with ${titleOf(s, card)} (${worthOf(s, card)})`,
      why: (s, _, { card }) => no(ruleOf(s), `Found ${card}; Carthage does not hold it.`),
      apply(d, f, { card }) {
        const value = worthOf(d, card);
        spendThree(d, 'carthage', card);
        note(
          d,
          ruleOf(d),
          () => `Carthage plays ${titleOf(d, card)} (${value}): its ships carry the ${PEOPLES[f.power]}.`,
          {
            facts: { carried: f.power },
          },
        );
        answered(d, f, `${value}`);
      },
    },
    pass: always({ type: 'pass' as const }, 'Keep the ships at home', (d: State, f: CarryFrame) =>
      answered(d, f, 'no'),
    ),
  },
};
