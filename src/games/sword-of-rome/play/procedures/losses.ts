/** 12.3: of a stack of two kinds the owner says which CU the dice have cost: mercenaries or citizens, militia or others. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { deciderOf, nameOf, ownCu } from '../board.ts';
import type { LossesFrame } from '../field-frames.ts';
import { setMercenaries, setMilitia } from '../pieces.ts';
import type { State, Sword } from '../state.ts';

/** The CU of Carthage in a space before they suffer losses. */
interface Mixed {
  readonly at: string;
  readonly all: number;
  readonly kind: LossesFrame['kind'];
  /** Of that kind. */
  readonly of: number;
}

export function mixedAt(s: State, at: string): Mixed {
  const militia = s.militia[at] ?? 0;
  const all = ownCu(s, at, 'carthage');
  return militia > 0
    ? { at, all, kind: 'militia', of: militia }
    : { at, all, kind: 'mercenaries', of: s.mercenaries[at] ?? 0 };
}

/** Asks which CU were lost, where it could be one kind or the other. */
export function askLosses(d: State, before: Mixed): void {
  const { at, all, kind, of } = before;
  const lost = all - ownCu(d, at, 'carthage');
  const [least, most] = [Math.max(0, lost - (all - of)), Math.min(lost, of)];
  if (least < most) push(d, { type: 'losses', at, kind, of, least, most, lost });
}

const NAMES: Readonly<Record<LossesFrame['kind'], readonly [one: string, many: string]>> = {
  militia: ['militia CU', 'militia CU'],
  mercenaries: ['mercenary', 'mercenaries'],
};
const wordsFor = ({ kind, lost }: LossesFrame, cu: number): string =>
  `${plural(cu, ...NAMES[kind])} and ${lost - cu} other CU`;

export const losses: Procedure<Sword, LossesFrame> = {
  who: (s) => deciderOf(s, 'carthage'),
  asks: (s, f) => ({ rule: '12.3', says: `say which ${f.lost} CU are lost in ${nameOf(s, f.at)}.` }),
  answers: {
    losses: {
      choices: (_, f) =>
        Array.from({ length: f.most - f.least + 1 }, (_, i) => ({
          action: { type: 'losses', cu: f.most - i },
          says: `Lose ${wordsFor(f, f.most - i)}`,
        })),
      problem: (_, f, { cu }) =>
        cu < f.least || cu > f.most
          ? no('12.3', `Found ${cu} ${NAMES[f.kind][1]}; it may be ${f.least} to ${f.most}.`)
          : undefined,
      apply(d, f, { cu }) {
        pop(d);
        (f.kind === 'militia' ? setMilitia : setMercenaries)(d, f.at, f.of - cu);
        note(d, '12.3', `${nameOf(d, f.at)}: ${wordsFor(f, cu)} are lost.`, { facts: { [`${f.kind} lost`]: cu } });
      },
    },
  },
};
