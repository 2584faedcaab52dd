/** Political control: who has which Province, which PCs may be removed, which are cut off, and what the check says. */

import { plural } from '../../../calculator/words.ts';
import { figuresOf } from '../../../play/figures.ts';
import { note } from '../../../play/state.ts';
import { type Standings, type Verdict, verdictOf } from '../victory/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { cuAt } from './changes.ts';
import { CARTHAGO, enemyCuAt, isCity, isHostile, isOwn, isPlain, isTribe, nameOf, ROMA, spaceOf } from './queries.ts';
import type { State } from './state.ts';

/** Who controls a Province: more than half of its spaces. */
export function provinceOwner(s: State, province: string): Side | null {
  const { spaces } = s.setup.provinces[province]!;
  const held = (side: Side): number => spaces.filter((at) => s.control[at] === side).length;
  if (held('rome') * 2 > spaces.length) return 'rome';
  return held('carthage') * 2 > spaces.length ? 'carthage' : null;
}

const provincesOf = (s: State, side: Side): string[] =>
  Object.keys(s.setup.provinces).filter((name) => provinceOwner(s, name) === side);

/** 5.5: Politically Significant Provinces of a side. */
export const significantOf = (s: State, side: Side): number =>
  provincesOf(s, side).filter((name) => s.setup.provinces[name]!.counts).length;

/** 5.4, 5.5, 11.11: PCs that may be removed: neither Walled Cities nor Tribes. */
export const removablePcs = (s: State, side: Side): string[] =>
  Object.keys(s.control).filter((at) => s.control[at] === side && isPlain(s, at));

/** 5.2.d: a plain space: empty and without enemy CUs, or an enemy PC where own CUs are. */
export function mayPlacePc(s: State, side: Side, at: string): boolean {
  if (!isPlain(s, at) || s.control[at] === side) return false;
  if (s.control[at] === otherSide(side)) return cuAt(s, side, at) > 0;
  return enemyCuAt(s, side, at) === 0;
}

/** 4.1: Provinces of Italia, Latium apart, that Carthage lacks. */
const italiaMissing = (s: State): number =>
  Object.entries(s.setup.provinces).filter(
    ([name, { region }]) => region === 'Italia' && name !== 'Latium' && provinceOwner(s, name) !== 'carthage',
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

/** The game is over. */
export function win(d: State, winner: Side, why: string, rule: string): void {
  d.ending = { how: `${SIDE_NAMES[winner]} wins: ${why}.`, rule, winners: [winner] };
}

/** 4.1, 11.11, 5.5: a side that cannot remove as many PCs as are due loses the game. */
export function fallsShort(d: State, side: Side, due: number, rule: string): boolean {
  const has = removablePcs(d, side).length;
  if (due <= has) return false;
  win(d, otherSide(side), `${SIDE_NAMES[side]} must remove ${plural(due, 'PC')} and has ${has}`, rule);
  return true;
}

/** 5.4.a: a space that a path may use. */
const isOpen = (s: State, side: Side, at: string): boolean =>
  !isHostile(s, side, at) && (enemyCuAt(s, side, at) === 0 || isOwn(s, side, at));

/** 5.4: where a path may end. */
function isGoal(s: State, side: Side, at: string): boolean {
  if (cuAt(s, side, at) > 0) return true;
  if (!isOwn(s, side, at)) return false;
  const ports = s.setup.rulings['play-isolation-goal'] === 'ports';
  return isCity(s, at) || isTribe(s, at) || (ports && spaceOf(s, at).port);
}

function isConnected(s: State, side: Side, from: string): boolean {
  const reached = new Set([from]);
  for (const at of reached) {
    if (isGoal(s, side, at)) return true;
    for (const { to, way } of spaceOf(s, at).links)
      if ((way === 'road' || way === 'strait') && isOpen(s, side, to)) reached.add(to);
  }
  return false;
}

/** 5.4: PCs of a side from which no path leads to a friend. */
export const isolated = (s: State, side: Side): string[] =>
  removablePcs(s, side).filter((at) => !isConnected(s, side, at));

/** 5.4: they are found first, then removed together. */
export function removeIsolated(d: State, side: Side): void {
  const cut = isolated(d, side);
  for (const at of cut) delete d.control[at];
  if (cut.length)
    note(d, '5.4', `${SIDE_NAMES[side]} removes isolated PCs: ${cut.map((at) => nameOf(d, at)).join(', ')}.`, {
      facts: { [`isolated ${side}`]: cut.length },
    });
}
