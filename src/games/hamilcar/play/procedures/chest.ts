/** The War Chest (5.6): the side with more OPs may burn STs, the other spends the difference. */

import { plural } from '../../../../calculator/words.ts';
import { note, pop, push } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import { warChestOf } from '../../war-chest.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { opsIn } from '../cards.ts';
import { placeSt } from '../changes.ts';
import { fieldOf, insideOf } from '../pieces/units.ts';
import { ownCity, placeName } from '../queries.ts';
import { goTo, type ProcedureOf, type State } from '../state.ts';
import { anytime, plain } from './plain.ts';

interface ChestFrame {
  readonly type: 'chest';
  stage: 'burn' | 'spend' | 'done';
  burned: number;
}

const sums = (s: State, burned: number) =>
  warChestOf({ romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned, cancelled: 0 });

const receiver = (s: State): Side | undefined => {
  const { receiver: side } = sums(s, 0);
  return side === 'nobody' ? undefined : side;
};

/** Who may burn STs. */
function payer(s: State): Side {
  const side = receiver(s);
  if (!side) throw new RangeError('nobody gets points of the War Chest');
  return otherSide(side);
}

/** Spaces with STs of a side, in the open or within its own walls. */
const stores = (s: State, side: Side): string[] => [
  ...new Set([
    ...Object.keys(s.field[side]).filter((at) => fieldOf(s, side, at).st > 0),
    ...Object.keys(s.inside).filter((at) => ownCity(s, side, at) && insideOf(s, at).st > 0),
  ]),
];

export const chest: ProcedureOf<ChestFrame> = {
  run(d, f) {
    const who = receiver(d);
    const { points } = sums(d, f.burned);
    if (f.stage === 'burn' && who && points > 0 && stores(d, otherSide(who)).length > 0) return 'waits';
    if (f.stage !== 'done' && who && points > 0) {
      f.stage = 'done';
      note(d, '5.6', () => `${SIDE_NAMES[who]} has ${plural(points, 'point')} of the War Chest.`, {
        facts: { points },
      });
      push(d, { type: 'spend', who, from: 'chest', left: points });
      return 'goes-on';
    }
    pop(d);
    return 'goes-on';
  },
  who: payer,
  asks: () => ({
    rule: '5.6',
    says: 'whether to burn an ST, so that the other side gets a point less.',
    short: 'Burn an ST against a point?',
  }),
  question: (s, f): Question => ({
    calculator: 'war-chest',
    input: { romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned: f.burned },
  }),
  answers: {
    burn: {
      options: (s) => stores(s, payer(s)).map((space) => ({ type: 'burn', space })),
      says: (s, _, { space }) => `Burn an ST in ${placeName(s, space)}`,
      apply(d, f, { space }) {
        const side = payer(d);
        placeSt(d, side, space, fieldOf(d, side, space).st > 0 ? 'field' : 'inside', -1);
        f.burned += 1;
        note(d, '5.6', () => `${SIDE_NAMES[side]} burns an ST in ${placeName(d, space)}.`);
      },
    },
    done: plain('done', 'Burn no more', anytime, (_, f) => goTo(f, 'spend')),
  },
};
