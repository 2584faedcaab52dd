/** What a General meets on the way into a space, before anybody fights (5.2.b, 8.a, 9): weather, Tribes, gates, those who get away. */
import { passes } from '../../../../mechanics/passes.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { ratingFor } from '../abilities.ts';
import { TRIBAL_LANDS } from '../cards/effects.ts';
import { close, displaceAll, shift } from '../changes.ts';
import { costOf, endMove } from '../movement/march.ts';
import { commanderOf, cuAt, flights, generalName, isOpenCity, spaceOf, stackAt } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';
import { land, march, rollsOnWay } from './passage.ts';
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
  if (at !== f.from && cuAt(d, otherSide(d.active), at) === 0) {
    shift(d, d.active, f.from, at, m.force);
    m.at = at;
    if (m.hauls) d.train = at;
  }
  endMove(d, m);
}

/** 7.2B, 7.3: by land he is in the space before a die falls, by sea after it. */
export function cross(d: State, f: Entry): 'goes-on' | 'waits' {
  const m = mover(d);
  if (f.way !== 'sea' && m.at !== f.at) {
    march(d, f);
    return 'goes-on';
  }
  if (rollsOnWay(d, f)) return 'waits';
  if (f.way === 'sea') land(d, f);
  else f.stage = 'tribes';
  return 'goes-on';
}

/** 5.2.b: Tribes of Gaul and Liguria may fall upon an Army that enters. */
export function tribes(d: State, f: Entry): void {
  f.stage = 'gates';
  if (mover(d).force.cu > 0 && TRIBAL_LANDS.some((land) => land === spaceOf(d, f.at).province)) openWindow(d, 'tribes');
}

/** 9: as in the edition of 2007 whoever would go on after an Army that Avoided him rolls for it. */
export function pursuit(d: State, f: Entry): 'goes-on' | 'waits' {
  if (f.avoided && mover(d).mp > 0 && commanderOf(d, mover(d).force)) {
    f.stage = 'pursuit-roll';
    return 'waits';
  }
  f.stage = 'intercept';
  return 'goes-on';
}

export const pursuitRating = (s: State): number => ratingFor(s, commanderOf(s, mover(s).force), 'pursue');

export function pursued(d: State, f: Entry, die: number): void {
  const m = mover(d);
  const success = passes(die, pursuitRating(d));
  f.stage = 'intercept';
  note(
    d,
    '9',
    () =>
      `${generalName(d, m.general)} rolls ${die} against ${pursuitRating(d)}: ${success ? 'he goes on' : 'he is held up'}.`,
    {
      facts: { pursues: success },
    },
  );
  if (success) return;
  m.mp = 0;
  m.spent = true;
}

/** 8.a: the owner of a city that is not Besieged says who is inside; before a new enemy those within may come out too. */
export function gates(d: State, f: Entry): void {
  const side = reacting(d);
  const m = mover(d);
  f.stage = 'react';
  if (m.force.cu === 0 || !isOpenCity(d, side, f.at)) return;
  const locked = cuAt(d, d.active, f.at) > m.force.cu;
  push(d, { type: 'gates', side, at: f.at, why: 'entry', most: null, locked });
}

/** 9.a: a General without CUs must try to Avoid an Army; without a space to go to he is displaced. */
export function loneGenerals(d: State, f: Entry): void {
  const side = reacting(d);
  const { cu, generals } = stackAt(d, side, f.at);
  if (mover(d).force.cu === 0 || cu > 0 || generals.length === 0) return;
  if (flights(d, side, f.at, f.from).length > 0) f.avoids = true;
  else displaceAll(d, generals, '9.a');
}
