/** Where PCs, STs, CUs and Generals may be placed (5.2.C2.2, 5.2.C2.5, 5.1.B, 5.1.C, 5.1.D), and why not elsewhere. */
import { no, type Problem } from '../../../play/problem.ts';
import { note } from '../../../play/state.ts';
import { MOOD_NAMES, otherSide, type Side } from '../words.ts';
import { type Heap, NONE, type Office } from './parts.ts';
import { cusOf, displace, fieldOf, insideOf, placeName, stsInPlay, toField, toInside } from './changes.ts';
import {
  bound,
  controlOf,
  generalsAt,
  hasCus,
  isBesieged,
  isCity,
  isSpace,
  isTribe,
  mood,
  ownCity,
  spaceOf,
} from './queries.ts';
import type { State } from './state.ts';

/** 1: all STs of the box. */
const STS = 15;

/** 5.2.C2.2: why no PC may be placed there. */
export function pcProblem(s: State, side: Side, at: string): Problem | undefined {
  if (!isSpace(s, at)) return no('5.2.C2.2', `Found ${at}, which is no space.`);
  const name = placeName(s, at);
  if (isTribe(s, at)) return no('5.2.C2.2', `A Tribe holds ${name}.`);
  if (isCity(s, at)) return no('5.2.C2.2', `${name} is a Walled City.`);
  if (controlOf(s, at)) return no('5.2.C2.2', `${name} has a PC already.`);
  if (hasCus(s, otherSide(side), at)) return no('5.2.C2.2', `Enemy CUs stand in ${name}.`);
  return undefined;
}

/** 5.2.C2.2, 17.1.#49: why a PC there may not be flipped. */
export function flipProblem(s: State, side: Side, at: string): Problem | undefined {
  if (!isSpace(s, at) || controlOf(s, at) !== otherSide(side) || isCity(s, at))
    return no('2.1.B', `Found ${at}; the enemy has no PC there to flip.`);
  if (!hasCus(s, side, at)) return no('5.2.C2.2', `No own CU stands in ${placeName(s, at)}.`);
  return bound(s, side) ? no('17.1.#49', 'A Truce forbids to flip PCs with CUs.') : undefined;
}

/** 5.2.C2.5, 2.3.D2: whether an ST goes inside or beside an Army; undefined where neither is possible. */
export function stPlace(s: State, side: Side, at: string): 'inside' | 'field' | undefined {
  if (stsInPlay(s) >= STS) return undefined;
  const city = ownCity(s, side, at) && !isBesieged(s, at);
  if (city && insideOf(s, at).st < spaceOf(s, at).capacity) return 'inside';
  const army = generalsAt(s, side, at, false).length > 0 && hasCus(s, side, at);
  return army || (city && hasCus(s, side, at)) ? 'field' : undefined;
}

/** 5.2.C2.5, 5.6: from the War Chest a General suffices. */
export const stSpaces = (s: State, side: Side, from: 'card' | 'chest'): string[] =>
  Object.keys(s.setup.spaces).filter((at) => {
    if (stPlace(s, side, at)) return true;
    return from === 'chest' && stsInPlay(s) < STS && generalsAt(s, side, at, false).length > 0;
  });

/** 5.1.D: where new CUs of a side would stand; undefined where none may be placed. A camp before an enemy city takes them. */
export function cuPlace(s: State, side: Side, at: string): 'inside' | 'field' | undefined {
  if (ownCity(s, side, at) && isBesieged(s, at)) return undefined;
  if (!hasCus(s, otherSide(side), at)) return 'field';
  return ownCity(s, side, at) && cusOf(insideOf(s, at)) < spaceOf(s, at).capacity ? 'inside' : undefined;
}

/** 5.1.D: new CUs; lone enemy Generals there are displaced, and what finds no room is lost. */
export function placeCus(d: State, side: Side, at: string, heap: Partial<Heap>): void {
  const all = { ...NONE, ...heap };
  const enemy = otherSide(side);
  if (hasCus(d, enemy, at)) {
    const room = Math.max(0, spaceOf(d, at).capacity - cusOf(insideOf(d, at)));
    const cu = Math.min(all.cu, room);
    toInside(d, at, { ...NONE, cu, elephants: Math.min(all.elephants, room - cu) });
    return;
  }
  toField(d, side, at, all);
  for (const id of generalsAt(d, enemy, at, false)) displace(d, id);
}

/** 5.1.D: a General who comes to the map is within the walls where enemies stand before them. */
export function bringGeneral(d: State, side: Side, id: string, at: string, office?: Office): void {
  const inside = ownCity(d, side, at) && hasCus(d, otherSide(side), at);
  d.generals[id] = { at, ...(inside && { inside }), ...(office && { office }) };
}

const MOOD_RULES = { warlike: '15.3.B', neutral: '15.3.C', peaceful: '15.3.D' } as const;

/** 15.3.A: a PC comes into the Miat or leaves it, and its mood may turn. */
export function setMiat(d: State, slots: readonly string[]): void {
  const before = mood(d);
  d.miat = [...slots].sort();
  const after = mood(d);
  if (after !== before)
    note(d, MOOD_RULES[after], `The Miat turns ${MOOD_NAMES[after]}.`, { facts: { miatMood: MOOD_NAMES[after] } });
}

/** 5.1.B: where Carthage may place a CU. */
export const carthageCuSpaces = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter(
    (at) =>
      (ownCity(s, 'carthage', at) || generalsAt(s, 'carthage', at).length > 0) &&
      cuPlace(s, 'carthage', at) !== undefined,
  );

/** 5.1.B, 5.1.D: where Carthage may place a General. */
export const carthageGeneralSpaces = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter((at) => {
    if (isBesieged(s, at) && ownCity(s, 'carthage', at)) return false;
    return ownCity(s, 'carthage', at) || hasCus(s, 'carthage', at);
  });

/** 5.1.C: where Rome may place a Consul: 3 CUs, no Siege; Roma where there is no such space. */
export function consulSpaces(s: State): string[] {
  const open = Object.keys(s.setup.spaces).filter(
    (at) =>
      !isBesieged(s, at) && cusOf(fieldOf(s, 'rome', at)) + (ownCity(s, 'rome', at) ? cusOf(insideOf(s, at)) : 0) >= 3,
  );
  return open.length > 0 ? open : ['roma'];
}
