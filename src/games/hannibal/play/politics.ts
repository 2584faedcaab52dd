/** Political control: who has which Province, which PCs may be placed or removed, which are isolated, and the Victory Check. */
import { plural } from '../../../calculator/words.ts';
import { reachable } from '../../../engine/path.ts';
import { figuresOf } from '../../../play/figures.ts';
import { found, note } from '../../../play/state.ts';
import { type Standings, type Verdict, verdictOf } from '../victory/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import {
  CARTHAGO,
  cuAt,
  cuIn,
  enemyCuAt,
  ITALIA,
  isCity,
  isHostile,
  isOwn,
  isPlain,
  isTribe,
  namesOf,
  placeOf,
  ROMA,
  reachedBySupplies,
  spaceOf,
  takesCu,
} from './queries.ts';
import type { State } from './state.ts';

export const LATIUM = 'Latium';
export const BAETICA = 'Baetica';

/** Who controls a Province: more than half of its spaces. */
export function provinceOwner(s: State, province: string): Side | null {
  const { spaces } = found(s.setup.provinces[province], 'Province', province);
  const held = { rome: 0, carthage: 0 };
  for (const at of spaces) {
    const owner = s.control[at];
    if (owner) held[owner]++;
  }
  if (held.rome * 2 > spaces.length) return 'rome';
  return held.carthage * 2 > spaces.length ? 'carthage' : null;
}

/** The Provinces of a side. */
export const provincesOf = (s: State, side: Side) =>
  Object.entries(s.setup.provinces).filter(([name]) => provinceOwner(s, name) === side);

/** 5.5: Politically Significant Provinces of a side. */
export const significantOf = (s: State, side: Side): number =>
  provincesOf(s, side).filter(([, { counts }]) => counts).length;

/** 5.4, 5.5, 11.11: PCs that may be removed: neither Walled Cities nor Tribes. */
export function removablePcs(s: State, side: Side): string[] {
  const pcs: string[] = [];
  for (const at in s.control) if (s.control[at] === side && isPlain(s, at)) pcs.push(at);
  return pcs;
}

/** PCs of a side in these Provinces that no CU of its own holds. */
export const exposedPcs = (s: State, side: Side, provinces: readonly string[]): string[] =>
  removablePcs(s, side).filter((at) => provinces.includes(spaceOf(s, at).province) && cuIn(s, side, at) === 0);

/** How many Provinces of a Region a side controls. */
export const provincesIn = (s: State, side: Side, region: string): number =>
  provincesOf(s, side).filter(([, province]) => province.region === region).length;

/** 5.2.d: a plain space: empty and without enemy CUs, or an enemy PC where own CUs are. */
export function mayPlacePc(s: State, side: Side, at: string): boolean {
  const owner = s.control[at];
  if (owner === side || !isPlain(s, at)) return false;
  // In a Truce no enemy PC is turned.
  return owner ? !s.truce && cuAt(s, side, at) > 0 : enemyCuAt(s, side, at) === 0;
}

/** 5.2.d: Generals who may raise troops: as in the edition of 2007 in an own space of an own Province, not inside a Besieged city. */
export const raisers = (s: State, side: Side): string[] =>
  reachedBySupplies(s, side).filter((id) => {
    const at = placeOf(s, id);
    return isOwn(s, side, at) && provinceOwner(s, spaceOf(s, at).province) === side && takesCu(s, side, at, 1);
  });

/** 5.2.d: whether a PC can be placed anywhere. */
export const takesPc = (s: State, side: Side): boolean => s.setup.places.some((at) => mayPlacePc(s, side, at));

/** 4.1: Provinces of Italia, Latium apart, that Carthage lacks. */
const italiaMissing = (s: State): number =>
  Object.entries(s.setup.provinces).filter(
    ([name, { region }]) => region === ITALIA && name !== LATIUM && provinceOwner(s, name) !== 'carthage',
  ).length;

const isLastTurn = (s: State): boolean => s.turn >= Number(figuresOf(s).at('game-length', 'turns', 'number').value);

const standingsOf = (s: State): Standings => ({
  provinces: { rome: significantOf(s, 'rome'), carthage: significantOf(s, 'carthage') },
  pcs: { rome: removablePcs(s, 'rome').length, carthage: removablePcs(s, 'carthage').length },
  italiaMissing: italiaMissing(s),
  romeHoldsCarthago: s.control[CARTHAGO] === 'rome',
  carthageHoldsRoma: s.control[ROMA] === 'carthage',
  lastTurn: isLastTurn(s),
});

/** 4.1, 5.5, 5.5.a: the Victory Check. */
export const verdict = (s: State): Verdict => verdictOf(standingsOf(s));

/** 4.1: a capital has fallen. */
export const capitalLost = (s: State): Verdict | undefined =>
  s.control[CARTHAGO] === 'rome' || s.control[ROMA] === 'carthage' ? verdict(s) : undefined;

/** The game is over where somebody has won. */
export function decide(d: State, { winner, why, rule }: Omit<Verdict, 'due'>): boolean {
  if (!winner || !why || !rule) return false;
  d.ending = { how: `${why}.`, rule, winners: [winner] };
  return true;
}

/** 4.1, 11.11, 5.5: a side that cannot remove as many PCs as are due loses the game. */
export function fallsShort(d: State, side: Side, due: number, rule: string): boolean {
  const has = removablePcs(d, side).length;
  const why = `${SIDE_NAMES[side]} must remove ${plural(due, 'PC')} but has ${has}`;
  return due > has && decide(d, { winner: otherSide(side), why, rule });
}

/** 5.4.a: a space that a path may use; an own CU opens any, as in the edition of 2007. */
const isOpen = (s: State, side: Side, at: string): boolean =>
  cuAt(s, side, at) > 0 || (!isHostile(s, side, at) && (enemyCuAt(s, side, at) === 0 || isOwn(s, side, at)));

/** 5.4: where a path may end. */
function isGoal(s: State, side: Side, at: string): boolean {
  if (cuAt(s, side, at) > 0) return true;
  if (!isOwn(s, side, at)) return false;
  const ports = s.setup.rulings['play-isolation-goal'] === 'ports';
  return isCity(s, at) || isTribe(s, at) || (ports && spaceOf(s, at).port);
}

/** 5.4: PCs of a side from which no path leads to a friend; found from the friends, as a path has no direction. */
export function isolated(s: State, side: Side): string[] {
  const joined = reachable(
    s.setup.places.filter((at) => isGoal(s, side, at) && isOpen(s, side, at)),
    (at) => spaceOf(s, at).paths.filter((to) => isOpen(s, side, to)),
  );
  return removablePcs(s, side).filter((at) => !joined.has(at));
}

/** 5.4: they are found first, then removed together. */
export function removeIsolated(d: State, side: Side): void {
  const cut = isolated(d, side);
  for (const at of cut) delete d.control[at];
  if (cut.length)
    note(
      d,
      '5.4',
      () =>
        `${SIDE_NAMES[side]} removes ${cut.length === 1 ? 'an isolated PC' : 'isolated PCs'}: ${namesOf(d, cut).join(', ')}.`,
      {
        facts: { [`isolated ${side}`]: cut.length },
      },
    );
}
