/** Placing, removing and moving CU and leaders, and whatever follows at once from where they are. Knows no turn. */
import { note, push } from '../../../play/state.ts';
import type { Holder } from '../control/rules.ts';
import { PEOPLES, type Power } from '../words.ts';
import { movable } from './movement/ground.ts';
import { isFriend } from './politics/friends.ts';
import {
  cuAt,
  hasFoes,
  holderAt,
  insideAt,
  isArmy,
  isCity,
  isMinor,
  isShared,
  isSpace,
  isTribe,
  leaderOf,
  leadersAt,
  nameOf,
  onMap,
  ownCu,
  placedOf,
  spaceOf,
  standing,
} from './queries.ts';
import type { Force, State } from './state.ts';
import { nothingUnder } from './state.ts';

/** What follows from where the pieces are is looked at again. */
export const touch = (d: State): void => {
  d.unsettled = true;
};

/** Who holds a space from now on. */
export function mark(d: State, at: string, holder: Holder): void {
  if (holder === spaceOf(d, at).home) delete d.marker[at];
  else d.marker[at] = holder;
  touch(d);
}

/** 16.1.2: the power that a seat leads now; none once the action is over. */
export function ward(d: State, led: State['ward']): void {
  if (d.ward || led) touch(d);
  d.ward = led;
}

export function addCu(d: State, at: string, power: Power, cu: number): void {
  if (cu <= 0) return;
  const here = d.cu[at] ?? {};
  here[power] = (here[power] ?? 0) + cu;
  d.cu[at] = here;
  touch(d);
}

/** 17.1.2, 7.2.4: the kinds of CU that Carthage has beside its own. */
const KINDS = ['militia', 'mercenaries'] as const;
type CuKind = (typeof KINDS)[number];

export function addKind(d: State, kind: CuKind, at: string, cu: number): void {
  const number = (d[kind][at] ?? 0) + cu;
  if (number > 0) d[kind][at] = number;
  else delete d[kind][at];
}

/** They are the first to be lost, unless the owner says otherwise. */
function loseKinds(d: State, at: string, cu: number): void {
  for (const kind of KINDS) addKind(d, kind, at, -Math.min(cu, d[kind][at] ?? 0));
}

export function loseCu(d: State, at: string, power: Power, cu: number): number {
  const lost = Math.min(cu, cuAt(d, at, power));
  if (lost <= 0) return 0;
  if (power === 'carthage') loseKinds(d, at, lost);
  setCu(d, at, power, cuAt(d, at, power) - lost);
  return lost;
}

/** One CU off the map, whatever it is. */
export const removeCu = (d: State, at: string, power: Power): void => setCu(d, at, power, cuAt(d, at, power) - 1);

export function loseInside(d: State, at: string, cu: number): number {
  const lost = Math.min(cu, d.inside[at] ?? 0);
  if (holderAt(d, at) === 'carthage') loseKinds(d, at, lost);
  setInside(d, at, (d.inside[at] ?? 0) - lost);
  return lost;
}

export function setCu(d: State, at: string, power: Power, cu: number): void {
  const here = d.cu[at];
  if (!here) return;
  if (cu > 0) here[power] = cu;
  else delete here[power];
  if (Object.keys(here).length === 0) delete d.cu[at];
  touch(d);
}
export function setInside(d: State, at: string, cu: number): void {
  if (cu > 0) d.inside[at] = cu;
  else delete d.inside[at];
  touch(d);
}

/** 9.3.1, 12.4.4: CU go into their own city. */
export function goInside(d: State, at: string, power: Power, cu: number): void {
  setCu(d, at, power, cuAt(d, at, power) - cu);
  setInside(d, at, insideAt(d, at) + cu);
}

export function shiftCu(d: State, power: Power, cu: number, from: string, to: string): void {
  const go = {
    militia: Math.max(0, cu - movable(d, from, power)),
    mercenaries: Math.min(cu, d.mercenaries[from] ?? 0),
  };
  if (power === 'carthage')
    for (const kind of KINDS) {
      addKind(d, kind, from, -go[kind]);
      addKind(d, kind, to, go[kind]);
    }
  setCu(d, from, power, cuAt(d, from, power) - cu);
  addCu(d, to, power, cu);
}

export function putLeader(d: State, id: string, at: string, inside = false, commands = false): void {
  const leader = placedOf(d, id);
  leader.at = at;
  leader.inside = inside;
  leader.commands = commands;
  touch(d);
}

/** 9.1, 10.4, 11.1: these go where their CU go. */
export function putLeaders(d: State, ids: readonly string[], at: string): void {
  for (const id of ids) putLeader(d, id, at);
}

/** 9.3.1, 12.4.4: a leader goes inside with the others, and commands as before. */
export function takeInside(d: State, id: string): void {
  placedOf(d, id).inside = true;
  touch(d);
}

/** The pieces that move go on together. */
export function carry(d: State, f: Force, to: string): void {
  shiftCu(d, f.power, f.cu, f.at, to);
  for (const id of f.leaders) putLeader(d, id, to, false, placedOf(d, id).commands);
  f.from = f.at;
  f.at = to;
  f.moved = true;
  f.dropped = false;
  f.left = [];
}

/** 8.4: named leaders to the displaced box, minor ones aside. */
export function displace(d: State, ids: readonly string[]): void {
  for (const id of ids) {
    const minor = isMinor(d, id);
    putLeader(d, id, minor ? 'aside' : 'displaced');
    note(d, '8.4', () => `${leaderOf(d, id).name} is ${minor ? 'set aside' : 'displaced'}.`, {
      facts: { [`${id} displaced`]: !minor },
    });
  }
}

/** Whoever is inside comes out before the walls. */
export function openGates(d: State, at: string): void {
  const power = holderAt(d, at);
  if (power === 'independents') return;
  addCu(d, at, power, insideAt(d, at));
  setInside(d, at, 0);
  for (const id of leadersAt(d, at, power, true)) placedOf(d, id).inside = false;
}

/** 9.3.1: whoever is inside comes out once nobody else stands before the walls. */
function comeOut(d: State): void {
  for (const at in d.inside) if (standing(d, at).every((other) => other === holderAt(d, at))) openGates(d, at);
  for (const id of d.setup.leaderIds) {
    const leader = placedOf(d, id);
    if (leader.inside && !isShared(d, leader.at, leaderOf(d, id).power)) leader.inside = false;
  }
}

/** 13.4: no siege without a besieger, and none between friends. */
function liftSieges(d: State): void {
  for (const at in d.siege) {
    const by = d.siege[at]?.by;
    if (by && cuAt(d, at, by) > 0 && !isFriend(d, by, holderAt(d, at))) continue;
    delete d.siege[at];
    note(d, '13.4', () => `The siege of ${nameOf(d, at)} is over.`);
  }
}

/** 8.4: leaders alone among enemies. */
function loneLeaders(d: State): void {
  for (const id of d.setup.leaderIds) {
    const { at, inside } = placedOf(d, id);
    if (inside || !isSpace(d, at)) continue;
    const { power } = leaderOf(d, id);
    if (cuAt(d, at, power) > 0 || !hasFoes(d, at, power)) continue;
    const holder = holderAt(d, at);
    if (isCity(d, at) && holder === power) placedOf(d, id).inside = true;
    else if (!(isCity(d, at) && isFriend(d, power, holder))) displace(d, [id]);
  }
}

/** 8.2.1: one commander for each army, never a minor leader over a named one. */
function command(d: State): void {
  const moving = d.frames.flatMap((f) => (f.type === 'move' && f.stage !== 'over' ? [f.force.leader] : []));
  const worthOf = (id: string): number => {
    const { tactics, kind } = leaderOf(d, id);
    const named = kind === 'minor' ? 0 : 1000;
    return named + (moving.includes(id) ? 100 : 0) + (placedOf(d, id).commands ? 10 : 0) + tactics;
  };
  for (const power of d.setup.powers) {
    const here = d.setup.leadersOf[power].filter((id) => onMap(d, id));
    const worths = here.map(worthOf);
    here.forEach((id, i) => {
      const leader = placedOf(d, id);
      leader.commands = !here.some((other, j) => {
        const { at, inside } = placedOf(d, other);
        if (at !== leader.at || inside !== leader.inside || i === j) return false;
        return worths[j]! > worths[i]! || (worths[j] === worths[i] && other < id);
      });
    });
  }
}

/** Mercenaries are lost with the city that they were in. */
function countMercenaries(d: State): void {
  for (const at in d.mercenaries)
    addKind(d, 'mercenaries', at, Math.min(0, ownCu(d, at, 'carthage') - (d.mercenaries[at] ?? 0)));
}

export function settle(d: State): void {
  do {
    d.unsettled = false;
    countMercenaries(d);
    liftSieges(d);
    comeOut(d);
    loneLeaders(d);
    command(d);
  } while (d.unsettled);
}

/** 13.1.1: an army before an unbesieged enemy city or in an enemy tribe begins a siege. */
export function beginSiege(d: State, at: string, power: Power, rule: '13.1.1' | '13.1.2' = '13.1.1'): void {
  if (d.siege[at] || !(isCity(d, at) || isTribe(d, at)) || isFriend(d, power, holderAt(d, at))) return;
  d.siege[at] = { by: power, level: 0 };
  note(d, rule, () => `The ${PEOPLES[power]} besiege ${nameOf(d, at)}.`, { facts: { [`${at} besieged`]: true } });
}

/** 13.1.1, 5.4: what follows once an action is over. */
export function endAction(d: State): void {
  d.under = nothingUnder();
  ward(d, null);
  for (const at in d.cu) {
    if (d.siege[at]) continue;
    const holder = holderAt(d, at);
    for (const power of standing(d, at)) if (power !== holder && isArmy(d, at, power)) beginSiege(d, at, power);
  }
}

/** 8.2.1: where several could command, the owner says who does. */
export function askCommander(d: State, at: string, power: Power): void {
  const here = leadersAt(d, at, power);
  const named = here.filter((id) => !isMinor(d, id));
  const among = named.length > 0 ? named : here;
  if (among.length > 1 && cuAt(d, at, power) > 0) push(d, { type: 'command', at, power, among });
}
