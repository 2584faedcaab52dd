/** Where PCs, STs, CUs and Generals may be placed (5.2.C2.2, 5.2.C2.5, 5.1.B, 5.1.C, 5.1.D), and why not anywhere else. */
import { no, type Problem } from '../../../../play/problem.ts';
import { otherSide, type Side } from '../../words.ts';
import {
  bound,
  controlOf,
  isBesieged,
  isCity,
  isShut,
  isSpace,
  isTribe,
  ownCity,
  placeName,
  spaceOf,
} from '../queries.ts';
import type { State } from '../state.ts';
import { hasGeneral } from './generals.ts';
import { cusOf, fieldOf, hasCus, insideOf, stsInPlay } from './units.ts';

/** 1: all STs of the box. */
const STS = 15;

/** 5.2.C2.2: a space of nobody, without enemy CUs. */
export const pcPlaces = (s: State, side: Side): string[] =>
  s.setup.ids.filter(
    (at) => s.control[at] === undefined && !isCity(s, at) && !isTribe(s, at) && !hasCus(s, otherSide(side), at),
  );

/** Why no PC may be placed there. */
export function whyNoPc(s: State, at: string): Problem {
  if (!isSpace(s, at)) return no('5.2.C2.2', 'There is no such space.');
  const name = placeName(s, at);
  if (isTribe(s, at)) return no('5.2.C2.2', `There is a Tribe in ${name}.`);
  if (isCity(s, at)) return no('5.2.C2.2', `${name} is a Walled City.`);
  return no('5.2.C2.2', controlOf(s, at) ? `${name} has a PC already.` : `There are enemy CUs in ${name}.`);
}

/** 5.2.C2.2, 17.1.#49: enemy PCs that own CUs may flip, where no Truce binds them. */
export const flips = (s: State, side: Side): string[] =>
  bound(s, side)
    ? []
    : Object.keys(s.control).filter((at) => s.control[at] === otherSide(side) && !isCity(s, at) && hasCus(s, side, at));

/** Why a PC there may not be flipped. */
export function whyNoFlip(s: State, side: Side, at: string): Problem {
  if (!isSpace(s, at) || controlOf(s, at) !== otherSide(side) || isCity(s, at))
    return no('2.1.B', `The enemy has no PC there to flip.`);
  return hasCus(s, side, at)
    ? no('17.1.#49', 'A Truce forbids flipping PCs with CUs.')
    : no('5.2.C2.2', `You have no CUs in ${placeName(s, at)}.`);
}

/** 5.2.C2.5, 2.3.D2: whether an ST goes inside or beside an Army; undefined where neither is possible. */
function stPlaceAmong(s: State, side: Side, at: string): 'inside' | 'field' | undefined {
  const city = ownCity(s, side, at) && !isBesieged(s, at);
  if (city && insideOf(s, at).st < spaceOf(s, at).capacity) return 'inside';
  return hasCus(s, side, at) && (city || hasGeneral(s, side, at, false)) ? 'field' : undefined;
}

/** The same as long as there are STs. */
export const stPlace = (s: State, side: Side, at: string): 'inside' | 'field' | undefined =>
  stsInPlay(s) < STS ? stPlaceAmong(s, side, at) : undefined;

/** 5.2.C2.5, 5.6: from the War Chest a General suffices. */
export const stSpaces = (s: State, side: Side, from: 'card' | 'chest'): string[] =>
  stsInPlay(s) >= STS
    ? []
    : s.setup.ids.filter(
        (at) => stPlaceAmong(s, side, at) !== undefined || (from === 'chest' && hasGeneral(s, side, at, false)),
      );

/** 5.1.D: where new CUs of a side would stand; undefined where none may be placed. A camp before an enemy city takes them. */
export function cuPlace(s: State, side: Side, at: string): 'inside' | 'field' | undefined {
  if (isShut(s, side, at)) return undefined;
  if (!hasCus(s, otherSide(side), at)) return 'field';
  return ownCity(s, side, at) && cusOf(insideOf(s, at)) < spaceOf(s, at).capacity ? 'inside' : undefined;
}

/** 5.1.B: where Carthage may place a CU. */
export const carthageCuSpaces = (s: State): string[] =>
  s.setup.ids.filter(
    (at) => (ownCity(s, 'carthage', at) || hasGeneral(s, 'carthage', at)) && cuPlace(s, 'carthage', at) !== undefined,
  );

/** 5.1.B, 5.1.D: where Carthage may place a General. */
export const carthageGeneralSpaces = (s: State): string[] =>
  s.setup.ids.filter((at) => !isShut(s, 'carthage', at) && (ownCity(s, 'carthage', at) || hasCus(s, 'carthage', at)));

/** 5.2.C3.2: own ports that are not Besieged. */
export const carthagePorts = (s: State): string[] =>
  s.setup.ids.filter(
    (at) => s.control[at] === 'carthage' && spaceOf(s, at).port && cuPlace(s, 'carthage', at) !== undefined,
  );

/** 5.1.C: where Rome may place a Consul: 3 CUs, no Siege; Roma where there is no such space. */
export function consulSpaces(s: State): string[] {
  const open = s.setup.ids.filter(
    (at) =>
      cusOf(fieldOf(s, 'rome', at)) + (ownCity(s, 'rome', at) ? cusOf(insideOf(s, at)) : 0) >= 3 && !isBesieged(s, at),
  );
  return open.length > 0 ? open : ['roma'];
}
