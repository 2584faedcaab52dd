/** CU and leaders put, taken and moved, and what follows at once from where they are. Knows no turn. */

import { note, push } from '../../../play/state.ts';
import { PEOPLES, type Power } from '../words.ts';
import {
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isArmy,
  isCity,
  isFriend,
  isMinor,
  isSpace,
  isTribe,
  leaderOf,
  leadersAt,
  movable,
  nameOf,
  ownCu,
  placedOf,
  standing,
} from './queries.ts';
import type { LeaderState, State } from './state.ts';
import { NOTHING_UNDER } from './state.ts';

export function addCu(d: State, at: string, power: Power, cu: number): void {
  if (cu <= 0) return;
  const here = d.cu[at] ?? {};
  here[power] = (here[power] ?? 0) + cu;
  d.cu[at] = here;
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

function setCu(d: State, at: string, power: Power, cu: number): void {
  const here = d.cu[at];
  if (!here) return;
  if (cu > 0) here[power] = cu;
  else delete here[power];
  if (Object.keys(here).length === 0) delete d.cu[at];
}
export function setInside(d: State, at: string, cu: number): void {
  if (cu > 0) d.inside[at] = cu;
  else delete d.inside[at];
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

export function putLeader(d: State, id: string, at: string, inside = false): void {
  d.leaders[id] = { at, inside, commands: false };
}

/** 8.4: named leaders to the displaced box, minor ones aside. */
export function displace(d: State, ids: readonly string[]): void {
  for (const id of ids) {
    const minor = isMinor(d, id);
    putLeader(d, id, minor ? 'aside' : 'displaced');
    note(d, '8.4', `${leaderOf(d, id).name} is ${minor ? 'set aside' : 'displaced'}.`, {
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
  for (const at of Object.keys(d.inside))
    if (standing(d, at).every((other) => other === holderAt(d, at))) openGates(d, at);
  for (const [id, leader] of Object.entries(d.leaders)) {
    if (!leader.inside) continue;
    const { power } = leaderOf(d, id);
    if (!standing(d, leader.at).some((other) => other !== power)) leader.inside = false;
  }
}

/** 13.4: no siege without a besieger, and none between friends. */
function liftSieges(d: State): void {
  for (const [at, { by }] of Object.entries(d.siege)) {
    if (cuAt(d, at, by) > 0 && !isFriend(d, by, holderAt(d, at))) continue;
    delete d.siege[at];
    note(d, '13.4', `The siege of ${nameOf(d, at)} is over.`);
  }
}

/** 8.4: leaders alone among enemies. */
function loneLeaders(d: State): void {
  for (const [id, leader] of Object.entries(d.leaders)) {
    if (leader.inside || !isSpace(d, leader.at)) continue;
    const { power } = leaderOf(d, id);
    if (cuAt(d, leader.at, power) > 0 || foesAt(d, leader.at, power).length === 0) continue;
    const holder = holderAt(d, leader.at);
    if (isCity(d, leader.at) && holder === power) leader.inside = true;
    else if (!(isCity(d, leader.at) && isFriend(d, power, holder))) displace(d, [id]);
  }
}

/** 8.2.1: one commander for each army, never a minor leader over a named one. */
function command(d: State): void {
  const moving = d.frames.flatMap((f) => (f.type === 'move' && f.stage !== 'over' ? [f.force.leader] : []));
  const best = new Map<string, { readonly id: string; readonly leader: LeaderState; readonly worth: number }>();
  for (const [id, leader] of Object.entries(d.leaders)) {
    if (!isSpace(d, leader.at)) continue;
    const { power, tactics, kind } = leaderOf(d, id);
    const worth =
      (kind === 'minor' ? 0 : 1000) + (moving.includes(id) ? 100 : 0) + (leader.commands ? 10 : 0) + tactics;
    const army = `${leader.at} ${power} ${leader.inside}`;
    const other = best.get(army);
    leader.commands = false;
    if (!other || worth > other.worth || (worth === other.worth && id < other.id))
      best.set(army, { id, leader, worth });
  }
  for (const { leader } of best.values()) leader.commands = true;
}

/** Mercenaries are lost with the city that they were in. */
function countMercenaries(d: State): void {
  for (const [at, hired] of Object.entries(d.mercenaries))
    addKind(d, 'mercenaries', at, Math.min(0, ownCu(d, at, 'carthage') - hired));
}

export function settle(d: State): void {
  countMercenaries(d);
  liftSieges(d);
  comeOut(d);
  loneLeaders(d);
  command(d);
}

/** 13.1.1: an army before an unbesieged enemy city or in an enemy tribe begins a siege. */
export function beginSiege(d: State, at: string, power: Power, rule: '13.1.1' | '13.1.2' = '13.1.1'): void {
  if (d.siege[at] || !(isCity(d, at) || isTribe(d, at)) || isFriend(d, power, holderAt(d, at))) return;
  d.siege[at] = { by: power, level: 0 };
  note(d, rule, `The ${PEOPLES[power]} besiege ${nameOf(d, at)}.`, { facts: { [`${at} besieged`]: true } });
}

export function endAction(d: State): void {
  d.under = { ...NOTHING_UNDER, tried: [], spent: [], used: {}, noCity: [], bribed: [], named: {} };
  d.ward = null;
  for (const at of Object.keys(d.cu))
    for (const power of standing(d, at)) if (isArmy(d, at, power)) beginSiege(d, at, power);
}

/** 8.2.1: where several could command, the owner says who does. */
export function askCommander(d: State, at: string, power: Power): void {
  const here = leadersAt(d, at, power);
  const named = here.filter((id) => !isMinor(d, id));
  const among = named.length > 0 ? named : here;
  if (among.length > 1 && cuAt(d, at, power) > 0) push(d, { type: 'command', at, power, among });
}
