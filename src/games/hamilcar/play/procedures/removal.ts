/** Removing PCs (13.6, 9.4, 5.5, 2.2.D2): their owner picks; the first of Carthage comes from the Miat where that is due. */
import { no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { removalOf } from '../../pc-loss/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { leaveMiat, setPc, winAtOnce } from '../changes.ts';
import { pcSpaces, pcsOf, placeName, slotName, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 13.6, 5.5: PCs to be removed by their owner. */
interface RemovalFrame {
  readonly type: 'removal';
  readonly who: Side;
  readonly cause: 'battle' | 'check' | 'other';
  readonly rule: string;
  left: number;
  fromMiat: boolean;
  /** 16.5: the Province or Region that they come from, if possible. */
  readonly region?: string;
}

const miatOpen = (s: State, f: RemovalFrame): boolean =>
  f.who === 'carthage' && f.cause !== 'other' && s.miat.length > 0;

/** 2.1.G: the next PC must come from the Miat. */
const owesMiat = (s: State, f: RemovalFrame): boolean => !f.fromMiat && miatOpen(s, f);

/** 16.5: as long as there are PCs in the Region asked for, they come from there. */
function open(s: State, f: RemovalFrame): string[] {
  if (owesMiat(s, f)) return [];
  const all = pcSpaces(s, f.who);
  const there = f.region ? all.filter((at) => spaceOf(s, at).region === f.region) : [];
  return there.length > 0 ? there : all;
}

export const removal: ProcedureOf<RemovalFrame> = {
  run(d, f) {
    if (f.left <= 0) return pop(d);
    const { losesGame } = removalOf(f.left, pcsOf(d, f.who, f.cause), f.cause === 'other' ? 0 : d.miat.length);
    if (losesGame) winAtOnce(d, otherSide(f.who), `${SIDE_NAMES[f.who]} cannot remove the PCs it must.`, '4.1');
    return 'waits';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ({ rule: f.rule, says: `which PC to remove; ${f.left} in all.` }),
  answers: {
    remove: {
      options: (s, f) => open(s, f).map((space) => ({ type: 'remove', space })),
      says: (s, _, { space }) => `Remove the PC in ${placeName(s, space)}`,
      why: (s, f) =>
        owesMiat(s, f) ? no('2.1.G', 'The first PC must come from the Miat, as long as it holds one.') : undefined,
      apply(d, f, { space }) {
        setPc(d, null, space);
        f.left -= 1;
        note(d, f.rule, () => `${SIDE_NAMES[f.who]} removes its PC from ${placeName(d, space)}.`);
      },
    },
    'remove-miat': {
      options: (s, f) => (miatOpen(s, f) ? s.miat : []).map((slot) => ({ type: 'remove-miat', slot })),
      says: (s, _, { slot }) => `Remove the PC in ${slotName(s, slot)}`,
      why: (s, f) =>
        miatOpen(s, f) ? undefined : no('2.1.G', 'Only battles and the Victory Check take PCs of the Miat.'),
      apply(d, f, { slot }) {
        f.left -= 1;
        f.fromMiat = true;
        note(d, '2.1.G', () => `Carthage removes its PC from ${slotName(d, slot)}.`);
        leaveMiat(d, slot);
      },
    },
  },
};
