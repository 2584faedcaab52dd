/** 7.2.4, 12.3: of a stack of two kinds the owner says which CU are lost, or go: mercenaries or citizens, militia or others. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { addKind } from '../changes.ts';
import { deciderOf } from '../politics/deciding.ts';
import { downFrom, isAfrican, nameOf, ownCu } from '../queries.ts';
import type { State, Sword } from '../state.ts';

/** 12.3, 9.1.1: which CU of a mixed stack of Carthage are lost, or go somewhere. */
interface LossesFrame {
  readonly type: 'losses';
  readonly at: string;
  /** Null where they are lost. */
  readonly to: string | null;
  readonly kind: 'militia' | 'mercenaries';
  /** So many of that kind there were. */
  readonly of: number;
  /** So few and so many of them may be among those. */
  readonly least: number;
  readonly most: number;
  readonly lost: number;
}

/** Does what takes CU off a space, and asks which of Carthage they are, where it could be one kind or the other. */
export function byKind<T>(d: State, at: string, takes: () => T, to: string | null = null): T {
  const kind = d.setup.players === '5' ? 'mercenaries' : 'militia';
  const [all, of] = [ownCu(d, at, 'carthage'), d[kind][at] ?? 0];
  const taken = takes();
  const lost = all - ownCu(d, at, 'carthage');
  const [least, most] = [Math.max(0, lost - (all - of)), Math.min(lost, of)];
  // 17.1.2: no militia leave Africa.
  if (least < most && (kind === 'mercenaries' || to === null || isAfrican(d, to)))
    push(d, { type: 'losses', at, to, kind, of, least, most, lost });
  return taken;
}

const NAMES: Readonly<Record<LossesFrame['kind'], readonly [one: string, many: string]>> = {
  militia: ['militia CU', 'militia CU'],
  mercenaries: ['mercenary', 'mercenaries'],
};
const wordsFor = ({ kind, lost }: LossesFrame, cu: number): string =>
  `${plural(cu, ...NAMES[kind])} and ${lost - cu} other CU`;
const happens = (s: State, { at, to }: LossesFrame): string =>
  to === null ? `are lost in ${nameOf(s, at)}` : `go from ${nameOf(s, at)} to ${nameOf(s, to)}`;

export const losses: Procedure<Sword, LossesFrame> = {
  who: (s) => deciderOf(s, 'carthage'),
  asks: (s, f) => ({ rule: f.to === null ? '12.3' : '9.1.1', says: `say which ${f.lost} CU ${happens(s, f)}.` }),
  answers: {
    losses: {
      options: (_, f) => downFrom(f.most, f.least).map((cu) => ({ type: 'losses', cu })),
      says: (s, f, { cu }) => `${wordsFor(f, cu)} ${happens(s, f)}`,
      why: (_, f, { cu }) => no('12.3', `Found ${cu} ${NAMES[f.kind][1]}; it may be ${f.least} to ${f.most}.`),
      apply(d, f, { cu }) {
        const { kind, at, to, of } = f;
        pop(d);
        const more = cu - (of - (d[kind][at] ?? 0));
        addKind(d, kind, at, -more);
        if (to !== null) addKind(d, kind, to, more);
        note(d, to === null ? '12.3' : '9.1.1', () => `${wordsFor(f, cu)} ${happens(d, f)}.`, {
          facts: { [`${kind} ${to === null ? 'lost' : 'gone'}`]: cu },
        });
      },
    },
  },
};
