/** Removing PCs (13.6, 9.4, 5.5, 2.2.D2): their owner picks; the first of Carthage comes from the Miat where that is map. */
import { no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { removalOf } from '../../pc-loss/rules.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { listedAnswer } from '../answers.ts';
import { setPc } from '../control.ts';
import type { RemovalFrame } from '../frames.ts';
import { placeName } from '../changes.ts';
import { setMiat } from '../placing.ts';
import { pcSpaces, pcsOf, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { winAtOnce } from '../victory.ts';

/** 2.1.G: the next PC must come from the Miat. */
const owesMiat = (s: State, f: RemovalFrame): boolean =>
  f.who === 'carthage' && f.cause !== 'other' && !f.fromMiat && s.miat.length > 0;

/** 16.5: as long as there are PCs in the Region asked for, they come from there. */
function open(s: State, f: RemovalFrame): string[] {
  if (owesMiat(s, f)) return [];
  const all = pcSpaces(s, f.who);
  const there = f.region ? all.filter((at) => spaceOf(s, at).region === f.region) : [];
  return there.length > 0 ? there : all;
}

const miatOpen = (s: State, f: RemovalFrame): boolean =>
  f.who === 'carthage' && f.cause !== 'other' && s.miat.length > 0;

export const removal: ProcedureOf<'removal'> = {
  run(d, f) {
    const { losesGame } = removalOf(f.left, pcsOf(d, f.who, f.cause), f.cause === 'other' ? 0 : d.miat.length);
    if (f.left > 0 && losesGame) {
      winAtOnce(d, otherSide(f.who), `${SIDE_NAMES[f.who]} cannot remove the PCs it must.`, '4.1');
      return 'waits';
    }
    if (f.left > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ({ rule: f.rule, says: `which PC to remove; ${f.left} in all.` }),
  answers: {
    remove: listedAnswer(
      'remove',
      '13.6',
      (s, f: RemovalFrame) =>
        open(s, f).map((space) => ({
          action: { type: 'remove' as const, space },
          says: `Remove ${placeName(s, space)}`,
        })),
      (d, f, { space }) => {
        setPc(d, null, space);
        f.left -= 1;
        note(d, f.rule, `${SIDE_NAMES[f.who]} removes its PC from ${placeName(d, space)}.`);
      },
      {
        why: (s, f) =>
          owesMiat(s, f) ? no('2.1.G', 'The first PC must come from the Miat, as long as it holds one.') : undefined,
      },
    ),
    'remove-miat': listedAnswer(
      'remove-miat',
      '2.1.G',
      (s, f: RemovalFrame) =>
        (miatOpen(s, f) ? s.miat : []).map((slot) => ({
          action: { type: 'remove-miat' as const, slot },
          says: `Remove ${slot} of the Miat`,
        })),
      (d, f, { slot }) => {
        f.left -= 1;
        f.fromMiat = true;
        note(d, '2.1.G', `Carthage removes its PC from slot ${slot} of the Miat.`);
        setMiat(
          d,
          d.miat.filter((other) => other !== slot),
        );
      },
      {
        why: (s, f) =>
          miatOpen(s, f) ? undefined : no('2.1.G', 'Only battles and the Victory Check take PCs of the Miat.'),
      },
    ),
  },
};
