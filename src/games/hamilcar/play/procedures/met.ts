/** An Army meets the enemy (10 to 12): Forces leave or arrive, Overrun, Back up, or a battle begins. */

import { frameOf, note, noteMove, underWay } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { captureSts, displace, displaceAlone, moveGenerals, takeFrom, toField, toInside } from '../changes.ts';
import { heapSays } from '../pieces/band.ts';
import { generalsAt, hasGeneral, nameOf } from '../pieces/generals.ts';
import { reactionOf } from '../pieces/reacting.ts';
import { cusOf, fieldOf, hasCus } from '../pieces/units.ts';
import { limit, placeName } from '../queries.ts';
import { type FrameAt, NONE, type Party, type State } from '../state.ts';
import { giveBattle } from './battle.ts';

type EnteredFrame = FrameAt<'entered'>;

export const enemy = (f: EnteredFrame) => otherSide(f.who);

/** A party goes where its General has rolled for. */
function go(d: State, f: EnteredFrame, party: Party): void {
  const side = enemy(f);
  takeFrom(d, side, party.from, party);
  const within = party.to === party.from;
  if (within) toInside(d, party.to, party);
  else toField(d, side, party.to, party);
  moveGenerals(d, [party.general, ...party.generals], party.to, within);
  if (f.stage === 'avoid' && !within && cusOf(party) > 0) displaceAlone(d, f.who, party.to);
  const rule = f.stage === 'avoid' ? '11.1' : '12.1';
  const says = (): string => `${nameOf(d, party.general)} goes to ${placeName(d, party.to)} with ${heapSays(party)}.`;
  if (within) note(d, rule, says);
  else noteMove(d, rule, side, [party.from, party.to], says);
}

export function avoided(d: State, f: EnteredFrame, face: number): void {
  const [party] = f.avoids;
  if (party) {
    const { success, says } = reactionOf(d, f, face);
    note(d, '11.1', `${says}.`, { facts: { avoided: success } });
    if (success) {
      f.away = cusOf(party);
      go(d, f, party);
    }
  }
  f.stage = 'intercept';
}

/** 11.2: whoever has failed; Units that fail twice are, as far as can be, the same. */
function miss(d: State, { from, general, generals, cu, elephants }: Party): void {
  const a = underWay(d, 'activation');
  if (!a) return;
  const known = a.failedUnits[from] ?? NONE;
  a.failed.push(general, ...generals);
  a.failedUnits[from] = { cu: Math.max(known.cu, cu), elephants: Math.max(known.elephants, elephants), st: 0 };
}

export function intercepted(d: State, f: EnteredFrame, face: number): void {
  const { success, says } = reactionOf(d, f, face);
  const party = f.intercepts.shift();
  note(d, '12.1', `${says}.`, { facts: { intercepted: success } });
  if (!party) return;
  if (success) {
    go(d, f, party);
    f.came.push(party.general);
  } else miss(d, party);
}

/** 11.3: the move ends here. */
export function halt(d: State): void {
  const a = underWay(d, 'activation');
  if (a) {
    a.over = true;
    a.mp = 0;
  }
}

/** 7.2.C, 2.3.D3: lone enemy Generals are displaced, their STs captured. */
export function sweep(d: State, f: EnteredFrame): void {
  if (!hasCus(d, f.who, f.at)) return;
  captureSts(d, enemy(f), f.at);
  for (const id of generalsAt(d, enemy(f), f.at, false)) {
    note(d, '7.2.C', () => `The Army comes upon ${nameOf(d, id)}, who has no CUs.`);
    displace(d, id);
  }
}

/** 12.4: a mover without CUs. */
function caught(d: State, f: EnteredFrame): void {
  note(d, '12.4', 'A General without CUs is intercepted.');
  captureSts(d, f.who, f.at);
  displaceAlone(d, f.who, f.at);
  halt(d);
}

/** What the mover finds once all have rolled. */
export function outcome(d: State, f: EnteredFrame): void {
  const cu = cusOf(fieldOf(d, f.who, f.at));
  if (f.came.length > 0 && cu === 0) {
    caught(d, f);
    f.stage = 'after';
  } else if (f.came.length > 0) f.stage = 'intercepted';
  else if (hasCus(d, enemy(f), f.at)) {
    if (cu === 0) f.stage = 'after';
    else if (mayOverrun(d, f)) f.stage = 'open';
    else fight(d, f);
  } else if (f.away > 0 && cu > 0) {
    const free = d.setup.rulings['avoid-into-city-and-pursuit'] === 'free' && f.avoids[0]?.to === f.at;
    if (free) {
      sweep(d, f);
      f.stage = 'after';
    } else if (frameOf(d, 'activation').mp > 0) f.stage = 'pursuit';
    else {
      sweep(d, f);
      halt(d);
      f.stage = 'after';
    }
  } else {
    sweep(d, f);
    f.stage = 'after';
  }
}

/** 7.2.E */
const mayOverrun = (s: State, f: EnteredFrame): boolean =>
  !hasGeneral(s, enemy(f), f.at, false) &&
  cusOf(fieldOf(s, enemy(f), f.at)) === limit(s, 'overrun-enemy-cu') &&
  cusOf(fieldOf(s, f.who, f.at)) >= limit(s, 'overrun-cu');

export function fight(d: State, f: EnteredFrame): void {
  f.stage = 'after';
  const a = underWay(d, 'activation');
  if (a) a.fought = true;
  note(d, '13', () => `${SIDE_NAMES[f.who]} attacks in ${placeName(d, f.at)}: a Land Battle.`);
  giveBattle(d, { at: f.at, attacker: f.who, from: f.from, bySea: f.bySea, sortie: false });
}

export function overrun(d: State, f: EnteredFrame): void {
  const { cu, elephants } = fieldOf(d, enemy(f), f.at);
  toField(d, enemy(f), f.at, { ...NONE, cu, elephants }, -1);
  note(d, '7.2.E', () => `A single CU in ${placeName(d, f.at)} is overrun.`);
  captureSts(d, enemy(f), f.at);
  f.stage = 'after';
}

/** 12.3: back to where he came from. */
export function backUp(d: State, f: EnteredFrame): void {
  const a = frameOf(d, 'activation');
  const generals = [a.general, ...a.band.generals];
  takeFrom(d, f.who, f.at, a.band);
  toField(d, f.who, f.from, a.band);
  moveGenerals(d, generals, f.from);
  note(d, '12.3', () => `${nameOf(d, a.general)} backs up to ${placeName(d, f.from)}.`);
  // 7.2.C: Generals who stood there already are alone with the Army that has come.
  displaceAlone(d, f.who, f.at);
  halt(d);
  d.moved.engaged.push(...generals);
  f.stage = 'after';
}
