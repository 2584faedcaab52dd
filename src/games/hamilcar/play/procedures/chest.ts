/** The War Chest (5.6): the side with more OPs may burn STs, the other spends the difference. */
import { plural } from '../../../../calculator/words.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { warChestOf } from '../../war-chest.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { opsIn } from '../cards.ts';
import type { ChestFrame } from '../frames.ts';
import { NONE } from '../parts.ts';
import { fieldOf, insideOf, placeName, toField, toInside } from '../changes.ts';
import { ownCity } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

const sums = (s: State, burned: number) =>
  warChestOf({ romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned, cancelled: 0 });

const receiver = (s: State): Side | undefined => {
  const { receiver: side } = sums(s, 0);
  return side === 'nobody' ? undefined : side;
};

/** Spaces with STs of a side, in the open or within its own walls. */
const stores = (s: State, side: Side): string[] => [
  ...new Set([
    ...Object.keys(s.field[side]).filter((at) => fieldOf(s, side, at).st > 0),
    ...Object.keys(s.inside).filter((at) => ownCity(s, side, at) && insideOf(s, at).st > 0),
  ]),
];

export const chest: ProcedureOf<'chest'> = {
  run(d, f) {
    const who = receiver(d);
    const { points } = sums(d, f.burned);
    if (f.stage === 'burn' && who && points > 0 && stores(d, otherSide(who)).length > 0) return 'waits';
    if (f.stage !== 'done' && who && points > 0) {
      f.stage = 'done';
      note(d, '5.6', `${SIDE_NAMES[who]} has ${plural(points, 'point')} of the War Chest.`, { facts: { points } });
      push(d, { type: 'spend', who, from: 'chest', left: points });
      return 'goes-on';
    }
    pop(d);
    return 'goes-on';
  },
  who: (s) => otherSide(receiver(s) ?? 'rome'),
  asks: () => ({ rule: '5.6', says: 'whether to burn an ST, so that the other side gets a point less.' }),
  question: (s, f) => ({
    calculator: 'war-chest',
    input: { romeOp: opsIn(s, 'rome'), carthageOp: opsIn(s, 'carthage'), burned: f.burned },
  }),
  answers: {
    burn: listedAnswer(
      'burn',
      '5.6',
      (s) =>
        stores(s, otherSide(receiver(s) ?? 'rome')).map((space) => ({
          action: { type: 'burn' as const, space },
          says: `Burn an ST in ${placeName(s, space)}`,
        })),
      (d, f: ChestFrame, { space }) => {
        const side = otherSide(receiver(d) ?? 'rome');
        const st = { ...NONE, st: 1 };
        if (fieldOf(d, side, space).st > 0) toField(d, side, space, st, -1);
        else toInside(d, space, st, -1);
        f.burned += 1;
        note(d, '5.6', `${SIDE_NAMES[side]} burns an ST in ${placeName(d, space)}.`);
      },
    ),
    done: plainAnswer('done', 'Burn no more', (_: State, f: ChestFrame) => {
      f.stage = 'spend';
    }),
  },
};
