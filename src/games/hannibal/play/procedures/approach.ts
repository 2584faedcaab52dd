/**
 * What may stop a General on entering a space, before any fight (5.2.b, 8.a, 9, 10.b): weather, Tribes, city gates,
 * Armies that leave or come.
 */
import { passes } from '../../../../mechanics/passes.ts';
import type { Course } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { tell } from '../answers.ts';
import { TRIBAL_LANDS } from '../cards/effects.ts';
import { close, displaceAll, goInside, shift } from '../changes.ts';
import {
  commanderOf,
  cuAt,
  enemyCuAt,
  enemyCuIn,
  flights,
  generalName,
  isOpenCity,
  nameOf,
  ratingFor,
  spaceOf,
  stackAt,
} from '../queries.ts';
import type { FrameAt, Stack, State } from '../state.ts';
import { minus } from './force.ts';
import { costOf, endMove } from './march.ts';
import { land, march, rollsAtSea, rollsOnPass, rollsOnWay, withdrawTo } from './passage.ts';
import { openWindow } from './window.ts';

type Entry = FrameAt<'entry'>;

export const mover = (s: State): FrameAt<'move'> => frameOf(s, 'move');
export const reacting = (s: State): Side => otherSide(s.active);

/** The weather is asked for at every step by land that takes him beyond 2 MPs, and on every voyage. */
const CALM_MP = 2;

export function weather(d: State, f: Entry): void {
  const m = mover(d);
  f.stage = f.way === 'sea' ? 'storm' : 'cross';
  if (f.way !== 'sea' && m.most - m.mp <= CALM_MP) return;
  m.calm ??= { at: f.from, used: m.used - costOf(d, f.way) };
  openWindow(d, 'weather');
}

/** 5.2.b: bad weather sends him back to where he had used 2 MPs: by land he may besiege there, in port he may not. */
export function keptBack(d: State, f: Entry): void {
  const m = mover(d);
  close(d, f);
  const { at, used } = m.calm && f.way !== 'sea' ? m.calm : { at: f.from, used: m.used - costOf(d, f.way) };
  // The weather binds the General, not those whom another may still carry on.
  m.used = used;
  m.grounded = f.way === 'sea';
  if (at !== f.from && enemyCuAt(d, d.active, at) === 0) {
    shift(d, d.active, f.from, at, m.force);
    m.at = at;
    if (m.hauls) d.train = at;
  }
  endMove(d, m);
}

/** 5.2.b: a storm may meet CUs at sea. */
export function storm(d: State, f: Entry): void {
  f.stage = 'cross';
  if (mover(d).force.cu === 0) return;
  f.stormy = true;
  openWindow(d, 'storm');
}

/** 7.2B, 7.3: by land he is in the space before a die falls, by sea after it; a storm that takes all CUs keeps him back. */
export function cross(d: State, f: Entry): Course {
  const m = mover(d);
  if (f.stormy && m.force.cu === 0) keptBack(d, f);
  else if (f.way !== 'sea' && m.at !== f.at) march(d, f);
  else if (rollsOnWay(d, f)) return 'waits';
  else if (f.way === 'sea') land(d, f);
  else f.stage = 'tribes';
  return 'goes-on';
}

/** 5.2.b: Tribes of Gaul and Liguria may fall upon an Army that enters. */
export function tribes(d: State, f: Entry): void {
  f.stage = 'gates';
  if (mover(d).force.cu > 0 && TRIBAL_LANDS.some((land) => land === spaceOf(d, f.at).province)) openWindow(d, 'tribes');
}

/** 8.a: the owner of a city that is not Besieged says who is inside; before a new enemy those within may come out too. */
export function gates(d: State, f: Entry): void {
  const [side, { force }] = [reacting(d), mover(d)];
  f.stage = 'react';
  // 7.2.b: without CUs among enemy CUs.
  if (force.cu === 0 && cuAt(d, d.active, f.at) === 0 && enemyCuIn(d, d.active, f.at) > 0) perish(d, f);
  else if (force.cu > 0 && isOpenCity(d, side, f.at))
    push(d, { type: 'gates', side, at: f.at, why: 'entry', most: null, locked: cuAt(d, d.active, f.at) > force.cu });
}

/** 9.a: a General without CUs must try to Avoid an Army; without a space to go to he is displaced. */
export function loneGenerals(d: State, f: Entry): void {
  const side = reacting(d);
  const { cu, generals } = stackAt(d, side, f.at);
  if (mover(d).force.cu === 0 || cu > 0 || generals.length === 0) return;
  if (flights(d, side, f.at, f.from).length > 0) f.avoids = true;
  else displaceAll(d, generals, '9.a');
}

/** 9: as in the edition of 2007 whoever would go on after an Army that Avoided him rolls for it. */
export function pursuit(d: State, f: Entry): void {
  const { mp, force } = mover(d);
  f.stage = f.avoided && mp > 0 && commanderOf(d, force) ? 'pursuit-roll' : 'intercept';
}

export const pursuitRating = (s: State): number => ratingFor(s, commanderOf(s, mover(s).force), 'pursue');

export function pursued(d: State, f: Entry, die: number): void {
  const [m, rating] = [mover(d), pursuitRating(d)];
  const success = passes(die, rating);
  f.stage = 'intercept';
  const how = success ? 'he goes on' : 'he is held up';
  tell(d, '9', { pursues: success }, () => `${generalName(d, m.general)} rolls ${die} against ${rating}: ${how}.`);
  if (success) return;
  m.mp = 0;
  m.spent = true;
}

/** 7.2.b: Generals without CUs among enemy CUs are displaced, and the move is over. */
function perish(d: State, f: Entry): void {
  const m = mover(d);
  displaceAll(d, m.force.generals, '7.2.b');
  m.over = true;
  close(d, f);
}

/** 10.3: the mover goes back to where it came from; over a pass it rolls again, and so does Carthage at sea. */
export function backsUp(d: State, f: Entry): void {
  const m = mover(d);
  note(d, '10.3', () => `${generalName(d, m.general)} Backs up to ${nameOf(d, f.from)}.`, {
    move: { side: d.active, path: [f.at, f.from], as: 'moved' },
  });
  f.stage = 'back';
  if (rollsAtSea(d, f)) return;
  withdrawTo(d, f);
  if (!rollsOnPass(d, f)) close(d, f);
}

/** 10.3: there is a way back: no enemy CUs have come out of their city behind the mover. */
const hasWayBack = (s: State, f: Entry): boolean => enemyCuAt(s, s.active, f.from) === 0;

/** 10.3: a way back, and no CUs that did not move would stay. */
export const mayBackUp = (s: State, f: Entry): boolean =>
  hasWayBack(s, f) && cuAt(s, s.active, f.at) === mover(s).force.cu;

/** 8.a: as in the edition of 2007 an Army that landed at a city of its own, and was Intercepted, may go inside. */
export const mayLandInside = (s: State, f: Entry): boolean => f.way === 'sea' && isOpenCity(s, s.active, f.at);

/** 10.b: back up or fight, or part of both; nobody asks a General who is alone and has no walls. */
export function reply(d: State, f: Entry): Course {
  const m = mover(d);
  if (!f.came) f.stage = 'meet';
  else if (m.force.cu === 0 && m.force.generals.length === 0) {
    m.spent = true;
    endMove(d, m);
    close(d, f);
  } else if (cuAt(d, d.active, f.at) > 0 || mayLandInside(d, f)) return 'waits';
  else if (hasWayBack(d, f)) backsUp(d, f);
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
