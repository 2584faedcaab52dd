/** How an activated General moves by road, sallies and stops (7.1, 7.2, 14.5.B). */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { otherSide } from '../../words.ts';
import { bandProblem, fresh, heapSays, tire } from '../movement/band.ts';
import { at, inside } from '../movement/grouping.ts';
import type { ActivationFrame } from '../land-frames.ts';
import { stepCost, stepProblem } from '../movement/moves.ts';
import type { Band } from '../parts.ts';
import {
  bandOf,
  cusOf,
  fieldOf,
  moveGenerals,
  nameOf,
  placeName,
  sum,
  takeFrom,
  toField,
  toInside,
  unitsOf,
} from '../changes.ts';
import { commanderOf, generalsAt, hasCus, isBesieged, ownCity, spaceOf } from '../queries.ts';
import type { State } from '../state.ts';
import { battleAt, enter } from './begin.ts';

export function march(d: State, f: ActivationFrame, to: string): void {
  const from = at(d, f);
  const cost = stepCost(d, from, to);
  const generals = [f.general, ...f.band.generals];
  const stood = unitsOf(fieldOf(d, f.who, to)) > 0;
  takeFrom(d, f.who, from, f.band);
  toField(d, f.who, to, f.band);
  moveGenerals(d, generals, to);
  f.mp -= cost;
  f.spent += cost;
  f.path = [...f.path, { at: to, spent: f.spent }];
  f.grouped = false;
  f.garrisoned = false;
  f.changed = [];
  note(d, '7.2.A', `${nameOf(d, f.general)} moves to ${placeName(d, to)} with ${heapSays(f.band)}.`, {
    move: { side: f.who, path: [from, to], as: 'moved' },
  });
  enter(d, f, from, to, false, stood);
}

/** 7.1: the activation is over. */
export function stop(d: State, f: ActivationFrame): void {
  pop(d);
  if (f.by !== 'event') return;
  const weary = f.fought || f.over;
  if (f.spent > 0 || weary) tire(d, at(d, f), f.band, weary ? limitOf('mp', figuresOf(d)) : f.spent);
  d.moved.generals = [...new Set([...d.moved.generals, f.general, ...(f.spent > 0 ? f.band.generals : [])])];
  if (weary) d.moved.engaged = [...new Set([...d.moved.engaged, f.general, ...f.band.generals])];
}

/** 14.1: who makes the attempt: all who go along, and of the camp what they lack of three CUs; with a Subordinate who detaches, no more than those. */
export function besiegers(s: State, f: ActivationFrame): Band {
  const here = at(s, f);
  const least = limitOf('siege-cu', figuresOf(s));
  const detached = f.spent === 0 && commanderOf(s, generalsAt(s, f.who, here, false)) !== f.general;
  const band = detached ? bandOf() : f.band;
  const camp = sum(fieldOf(s, f.who, here), band, -1);
  const rested = fresh(s, here, camp);
  // Of the camp, those who are tired already come first.
  const lacking = Math.max(0, least - cusOf(band) - cusOf(sum(camp, rested, -1)));
  const cu = Math.min(rested.cu, lacking);
  const elephants = Math.min(rested.elephants, lacking - cu);
  return { ...band, cu: band.cu + cu, elephants: band.elephants + elephants };
}

/** 7.2.A: a lone General may not stop beside a lone enemy General. */
export function mayStop(s: State, f: ActivationFrame): boolean {
  const here = at(s, f);
  if (!s.setup.spaces[here] || f.mp === 0 || cusOf(fieldOf(s, f.who, here)) > 0 || inside(s, f) || f.path.length < 2)
    return true;
  return generalsAt(s, otherSide(f.who), here, false).length === 0 || steps(s, f).length === 0;
}

export const steps = (s: State, f: ActivationFrame): string[] => {
  const { roads, strait } = spaceOf(s, at(s, f));
  return [...roads, ...(strait ? [strait] : [])].filter((to) => !stepProblem(s, f, to));
};

/** 17.2.B.Vulso: Warships become CUs in an own Major Port. */
export const VULSO_MOST = 2;

export const mayConvert = (s: State, f: ActivationFrame): boolean =>
  f.general === 'vulso' &&
  !f.converted &&
  f.spent === 0 &&
  spaceOf(s, at(s, f)).major &&
  ownCity(s, 'rome', at(s, f)) &&
  !isBesieged(s, at(s, f)) &&
  commanderOf(s, generalsAt(s, 'rome', at(s, f))) === 'vulso';

/** 14.5.B: the group within the walls sallies out. */
export function sally(d: State, f: ActivationFrame): void {
  const here = at(d, f);
  toInside(d, here, f.band, -1);
  toField(d, f.who, here, f.band);
  moveGenerals(d, [f.general, ...f.band.generals], here);
  f.fought = true;
  f.over = true;
  note(d, '14.5.B', `${nameOf(d, f.general)} sallies from ${placeName(d, here)}.`);
  push(d, battleAt(here, f.who, here, false, true));
}

export function sortieProblem(s: State, f: ActivationFrame): Problem | undefined {
  const here = at(s, f);
  if (!ownCity(s, f.who, here) || !hasCus(s, otherSide(f.who), here))
    return no('14.5.B', 'No enemy stands before the walls.');
  if (cusOf(f.band) === 0) return no('14.5.B', 'A Sortie needs CUs.');
  return bandProblem(s, f.general, f.band, here);
}
