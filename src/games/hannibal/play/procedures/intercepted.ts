/** What a mover may do who was Intercepted (10.b, 8.a): back up, go behind the walls where it landed, or fight; and who perishes. */
import { note } from '../../../../play/state.ts';
import { close, displaceAll, goInside } from '../changes.ts';
import { minus } from '../movement/force.ts';
import { endMove } from '../movement/march.ts';
import { cuAt, enemyAt, enemyCuIn, generalName, isOpenCity, nameOf } from '../queries.ts';
import type { FrameAt, Stack, State } from '../state.ts';
import { mover } from './approach.ts';
import { rollsAtSea, rollsOnPass, withdrawTo } from './passage.ts';

type Entry = FrameAt<'entry'>;

/** 7.2.b: Generals without CUs among enemy CUs are displaced, and the move is over. */
export function perish(d: State, f: Entry): void {
  const m = mover(d);
  displaceAll(d, m.force.generals, '7.2.b');
  m.over = true;
  close(d, f);
}

/** A Force without CUs among enemy CUs. */
export const isStranded = (s: State, f: Entry): boolean =>
  mover(s).force.cu === 0 && cuAt(s, s.active, f.at) === 0 && enemyCuIn(s, s.active, f.at) > 0;

/** 10.3: the mover goes back to where it came from; over a pass it rolls again, and so does Carthage at sea. */
export function backsUp(d: State, f: Entry): void {
  const m = mover(d);
  note(d, '10.3', () => `${generalName(d, m.general)} backs up to ${nameOf(d, f.from)}.`, {
    move: { side: d.active, path: [f.at, f.from], as: 'moved' },
  });
  f.stage = 'back';
  if (rollsAtSea(d, f)) return;
  withdrawTo(d, f);
  if (!rollsOnPass(d, f)) close(d, f);
}

/** 10.3: there is a way back: no enemy CUs have come out of their city behind the mover. */
const hasWayBack = (s: State, f: Entry): boolean => enemyAt(s, s.active, f.from).cu === 0;

/** 10.3: a way back, and no CUs that did not move would stay. */
export const mayBackUp = (s: State, f: Entry): boolean =>
  hasWayBack(s, f) && cuAt(s, s.active, f.at) === mover(s).force.cu;

/** 8.a: as in the edition of 2007 an Army that landed at a city of its own, and was Intercepted, may go inside. */
export const mayLandInside = (s: State, f: Entry): boolean =>
  f.stage === 'reply' && f.way === 'sea' && isOpenCity(s, s.active, f.at);

/** 10.b: back up or fight, or part of both; nobody asks a General who is alone and has no walls. */
export function reply(d: State, f: Entry): 'goes-on' | 'waits' {
  if (!f.came) {
    f.stage = 'meet';
    return 'goes-on';
  }
  const { force } = mover(d);
  if (force.cu === 0 && force.generals.length === 0) {
    mover(d).spent = true;
    endMove(d, mover(d));
    close(d, f);
    return 'goes-on';
  }
  if (cuAt(d, d.active, f.at) > 0 || mayLandInside(d, f)) return 'waits';
  if (hasWayBack(d, f)) backsUp(d, f);
  else perish(d, f);
  return 'goes-on';
}

/** 8.a: of those who landed these go inside. */
export function landsInside(d: State, f: Entry, pieces: Readonly<Stack>, says: () => string): void {
  const m = mover(d);
  goInside(d, d.active, f.at, pieces);
  m.force = minus(m.force, pieces);
  f.split = true;
  note(d, '8.a', () => `${says()} into ${nameOf(d, f.at)}.`);
}

/** Who may go inside now: he who leads them goes last, since nobody else could lead them back. */
export const admissible = (s: State): readonly string[] => {
  const { general, force } = mover(s);
  const others = force.generals.filter((id) => id !== general);
  return others.length > 0 || force.cu > 0 ? others : force.generals;
};
