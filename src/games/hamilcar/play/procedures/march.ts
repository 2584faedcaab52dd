/** How an activated General moves by road, sallies and stops (7.1, 7.2, 14.5.B). */

import { no, type Problem } from '../../../../play/problem.ts';
import { note, noteMove, pop } from '../../../../play/state.ts';
import { otherSide } from '../../words.ts';
import { moveGenerals, takeFrom, toField, toInside } from '../changes.ts';
import { fresh, heapSays, mayLeave, placeOf, tire, whyNotLeave } from '../pieces/band.ts';
import { commanderOf, generalsAt, hasGeneral, isWithin, nameOf } from '../pieces/generals.ts';
import { stepCost, steps } from '../pieces/moves.ts';
import { bandOf, cusOf, fieldOf, hasCus, hasUnits, sum } from '../pieces/units.ts';
import { isBesieged, isSpace, limit, ownCity, placeName, spaceOf } from '../queries.ts';
import type { Band, FrameAt, State } from '../state.ts';
import { giveBattle } from './battle.ts';
import { enter } from './entered.ts';

type ActivationFrame = FrameAt<'activation'>;

export function march(d: State, f: ActivationFrame, to: string): void {
  const from = placeOf(d, f);
  const cost = stepCost(d, from, to);
  const stood = hasUnits(d, f.who, to);
  takeFrom(d, f.who, from, f.band);
  toField(d, f.who, to, f.band);
  moveGenerals(d, [f.general, ...f.band.generals], to);
  f.mp -= cost;
  f.spent += cost;
  f.path.push({ at: to, spent: f.spent });
  f.grouped = false;
  f.garrisoned = false;
  f.changed = [];
  const says = (): string => `${nameOf(d, f.general)} moves to ${placeName(d, to)} with ${heapSays(f.band)}.`;
  noteMove(d, '7.2.A', f.who, [from, to], says);
  enter(d, f.who, from, to, false, stood);
}

const addTo = (list: string[], ids: readonly string[]): void => {
  for (const id of ids) if (!list.includes(id)) list.push(id);
};

/** 7.1: the activation is over. */
export function stop(d: State, f: ActivationFrame): void {
  pop(d);
  if (f.by !== 'event') return;
  const weary = f.fought || f.over;
  if (f.spent > 0 || weary) tire(d, placeOf(d, f), f.band, weary ? limit(d, 'mp') : f.spent);
  addTo(d.moved.generals, f.spent > 0 ? [f.general, ...f.band.generals] : [f.general]);
  if (weary) addTo(d.moved.engaged, [f.general, ...f.band.generals]);
}

/** 14.1: who makes the attempt: all who go along, and of the camp what they lack of three CUs; with a Subordinate who detaches, no more than those. */
export function besiegers(s: State, f: ActivationFrame): Band {
  const here = placeOf(s, f);
  const detached = f.spent === 0 && commanderOf(s, generalsAt(s, f.who, here, false)) !== f.general;
  const band = detached ? bandOf() : f.band;
  const camp = sum(fieldOf(s, f.who, here), band, -1);
  const rested = fresh(s, here, camp);
  // Of the camp, those who are tired already come first.
  const lacking = Math.max(0, limit(s, 'siege-cu') - cusOf(band) - cusOf(sum(camp, rested, -1)));
  const cu = Math.min(rested.cu, lacking);
  const elephants = Math.min(rested.elephants, lacking - cu);
  return { ...band, cu: band.cu + cu, elephants: band.elephants + elephants };
}

/** 7.2.A: a lone General may not stop beside a lone enemy General. */
export function mayStop(s: State, f: ActivationFrame): boolean {
  const here = placeOf(s, f);
  if (f.mp === 0 || f.path.length < 2 || !isSpace(s, here) || hasCus(s, f.who, here) || isWithin(s, f.general))
    return true;
  return !hasGeneral(s, otherSide(f.who), here, false) || steps(s, f).length === 0;
}

/** 17.2.B.Vulso: Warships become CUs in an own Major Port. */
export const VULSO_MOST = 2;

export const mayConvert = (s: State, f: ActivationFrame): boolean => {
  if (f.general !== 'vulso' || f.converted || f.spent > 0) return false;
  const here = placeOf(s, f);
  return (
    spaceOf(s, here).major &&
    ownCity(s, 'rome', here) &&
    !isBesieged(s, here) &&
    commanderOf(s, generalsAt(s, 'rome', here)) === 'vulso'
  );
};

/** 14.5.B: the group within the walls sallies out. */
export function sally(d: State, f: ActivationFrame): void {
  const here = placeOf(d, f);
  toInside(d, here, f.band, -1);
  toField(d, f.who, here, f.band);
  moveGenerals(d, [f.general, ...f.band.generals], here);
  f.fought = true;
  f.over = true;
  note(d, '14.5.B', () => `${nameOf(d, f.general)} makes a Sortie from ${placeName(d, here)}.`);
  giveBattle(d, { at: here, attacker: f.who, from: here, bySea: false, sortie: true });
}

/** 14.5.B: out of the own walls, with CUs, against enemies before them. */
export const maySally = (s: State, f: ActivationFrame): boolean => {
  const here = placeOf(s, f);
  return (
    ownCity(s, f.who, here) &&
    hasCus(s, otherSide(f.who), here) &&
    cusOf(f.band) > 0 &&
    mayLeave(s, f.general, f.band, here)
  );
};

/** Why not. */
export function whyNoSally(s: State, f: ActivationFrame): Problem | undefined {
  const here = placeOf(s, f);
  if (!ownCity(s, f.who, here) || !hasCus(s, otherSide(f.who), here))
    return no('14.5.B', 'There are no enemies outside the walls.');
  if (cusOf(f.band) === 0) return no('14.5.B', 'A Sortie needs CUs.');
  return whyNotLeave(s, f.general, f.band, here);
}
