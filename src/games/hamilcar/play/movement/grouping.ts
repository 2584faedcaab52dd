/** Who goes along with an activated General, and who is within the walls (7.1, 7.2.D). */

import { figuresOf } from '../../../../play/figures.ts';
import type { Problem } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { bandProblem, fresh, heapSays, withinWalls } from './band.ts';
import type { ActivationFrame } from '../land-frames.ts';
import type { Heap } from '../parts.ts';
import { fieldOf, insideOf, placeName, sum, takeFrom, toField, toInside } from '../changes.ts';
import { commanderOf, generalsAt, isOpenCity, rankOf, spaceOf, withinReach } from '../queries.ts';
import type { State } from '../state.ts';

export const at = (s: State, f: ActivationFrame): string => s.generals[f.general]?.at ?? '';

export const inside = (s: State, f: ActivationFrame): boolean => s.generals[f.general]?.inside ?? false;

/** Shut in behind walls with enemies before them. */
export const shutIn = (s: State, f: ActivationFrame): boolean => inside(s, f) && !isOpenCity(s, f.who, at(s, f));

/** On land with MPs or not: he may still arrange who goes along. */
export const ready = (s: State, f: ActivationFrame): boolean => !f.over && s.setup.spaces[at(s, f)] !== undefined;

/** 7.1: the Units within reach that this card lets him move. */
export function reach(s: State, f: ActivationFrame): Heap {
  const all = withinReach(s, f.who, at(s, f), inside(s, f));
  const used = s.moved.units[at(s, f)];
  return used && used.mp >= limitOf('mp', figuresOf(s)) ? fresh(s, at(s, f), all) : all;
}

export const groupProblem = (s: State, f: ActivationFrame, heap: Readonly<Heap>): Problem | undefined =>
  bandProblem(s, f.general, { ...heap, generals: f.band.generals }, at(s, f));

/** Generals beside him who may come along: of no higher rank, and not worn out. */
export const companions = (s: State, f: ActivationFrame): string[] =>
  generalsAt(s, f.who, at(s, f)).filter(
    (id) =>
      id !== f.general &&
      !f.band.generals.includes(id) &&
      !f.changed.includes(id) &&
      !s.moved.generals.includes(id) &&
      !s.moved.engaged.includes(id) &&
      rankOf(s, id) <= rankOf(s, f.general) &&
      (isOpenCity(s, f.who, at(s, f)) || (s.generals[id]?.inside ?? false) === inside(s, f)),
  );

/** 2.2.E1: equals in rank, one of whom may be put in command. */
export function equals(s: State, f: ActivationFrame): string[] {
  const all = [f.general, ...f.band.generals];
  const first = commanderOf(s, all);
  return first ? all.filter((id) => id !== first && rankOf(s, id) === rankOf(s, first)) : [];
}

/** 7.1: how Units that the card has moved already shorten his way. */
export function slow(d: State, f: ActivationFrame): void {
  const used = d.moved.units[at(d, f)];
  if (!used) return;
  const rested = fresh(d, at(d, f), withinReach(d, f.who, at(d, f), inside(d, f)));
  const tired = f.band.cu > rested.cu || f.band.elephants > rested.elephants || f.band.st > rested.st;
  if (tired) f.mp = Math.min(f.mp, Math.max(0, limitOf('mp', figuresOf(d)) - used.mp));
}

/** 2.1.C, 7.2.D: how many may be within the walls. */
export function garrisons(s: State, f: ActivationFrame): Heap[] {
  const here = at(s, f);
  if (f.garrisoned || !isOpenCity(s, f.who, here)) return [];
  const all = sum(fieldOf(s, f.who, here), insideOf(s, here));
  return withinWalls(all, spaceOf(s, here).capacity);
}

export function garrison(d: State, f: ActivationFrame, heap: Heap): void {
  const here = at(d, f);
  const all = sum(fieldOf(d, f.who, here), insideOf(d, here));
  takeFrom(d, f.who, here, all);
  toInside(d, here, heap);
  toField(d, f.who, here, sum(all, heap, -1));
  f.garrisoned = true;
  note(d, '7.2.D', `Within the walls of ${placeName(d, here)}: ${heapSays(heap)}.`);
}
