/** What follows when a reaction to a move has been rolled: armies come, avoid or stay (10.4, 11.1). */

import type { Course } from '../../../../../play/procedure.ts';
import { note, pop } from '../../../../../play/state.ts';
import { PEOPLES } from '../../../words.ts';
import { loseCu, openGates, putLeaders, shiftCu } from '../../changes.ts';
import { setSail } from '../../movement/sea.ts';
import { cuAt, holderAt, isCity, leaderOf, leadersAt, nameOf } from '../../queries.ts';
import type { Declared, FrameAt, State } from '../../state.ts';
import { byKind } from '../losses.ts';
import { carry } from '../move.ts';
import { current, forceOf, moveUnder } from './moment.ts';

type EnteredFrame = FrameAt<'entered'>;

export const tellDeclared = (d: State, f: EnteredFrame, { power, from, leader, cu }: Declared): void =>
  note(d, '10.3', () => `${leaderOf(d, leader).name} tries to intercept with ${cu} CU from ${nameOf(d, from)}.`, {
    move: { side: power, path: [from, forceOf(d, f).at], as: 'may' },
  });

/** 10.4: it joins the space of the mover. */
export function comes(d: State, f: EnteredFrame, army: Declared): void {
  const { at } = forceOf(d, f);
  const all = army.cu >= cuAt(d, army.from, army.power);
  const leaders = all ? leadersAt(d, army.from, army.power) : [army.leader];
  byKind(d, army.from, () => shiftCu(d, army.power, army.cu, army.from, at), at);
  putLeaders(d, leaders, at);
  f.came.push(army);
  note(
    d,
    '10.4',
    () => `The ${PEOPLES[army.power]} under ${leaderOf(d, army.leader).name} come from ${nameOf(d, army.from)}.`,
    {
      facts: { intercepted: true },
      move: { side: army.power, path: [army.from, at], as: 'moved', says: 'intercepts' },
    },
  );
  if (isCity(d, at) && holderAt(d, at) === army.power)
    note(d, '9.3.2-note', () => `They stay before the walls of ${nameOf(d, at)}.`);
}

/** 11.1: those who avoid are gone. */
function gone(d: State, f: EnteredFrame): void {
  const { power, leader, cu, to } = current(f);
  const { at } = forceOf(d, f);
  const number = Math.min(cu, cuAt(d, at, power));
  const all = number >= cuAt(d, at, power);
  byKind(d, at, () => shiftCu(d, power, number, at, to), to);
  putLeaders(d, all ? leadersAt(d, at, power) : [leader], to);
  f.avoided += 1;
  note(d, '11.1', () => `The ${PEOPLES[power]} avoid battle and go to ${nameOf(d, to)}.`, {
    facts: { avoided: true },
    move: { side: power, path: [at, to], as: 'moved', says: 'avoids' },
  });
  f.leaving += 1;
  f.stage = 'leave';
}

export function held(d: State, f: EnteredFrame): void {
  const { power } = current(f);
  f.failedAvoid = true;
  f.leaving += 1;
  f.stage = 'leave';
  note(d, '11.1', () => `The ${PEOPLES[power]} do not get away: −1 in the battle to come.`, {
    facts: { avoided: false },
  });
}

export function getsAway(d: State, f: EnteredFrame): void {
  const { power, bySea, to, cu } = current(f);
  if (!bySea) {
    gone(d, f);
    return;
  }
  const { at } = forceOf(d, f);
  f.stage = 'sail';
  setSail(d, { power, cu, from: at, to, use: 'avoiding' });
}

/** 11.1.1: the voyage of those who avoid is over. */
export function sailedAway(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const { at } = forceOf(d, f);
  const avoidance = current(f);
  if (voyage.result !== 'sailed') held(d, f);
  else {
    const lost = loseCu(d, at, avoidance.power, voyage.lost);
    f.avoidances[f.leaving] = { ...avoidance, cu: avoidance.cu - lost };
    if (cuAt(d, at, avoidance.power) === 0 || avoidance.cu - lost === 0) {
      f.leaving += 1;
      f.avoided += 1;
      f.stage = 'leave';
    } else gone(d, f);
  }
  return 'goes-on';
}

export function back(d: State, f: EnteredFrame, rule: string, says: string): void {
  const move = moveUnder(d, f);
  const { from, at, power } = move.force;
  pop(d);
  if (from !== null) byKind(d, at, () => carry(d, move.force, from), from);
  move.stage = 'over';
  move.force.mp = 0;
  note(d, rule, says, { move: { side: power, path: [at, move.force.at], as: 'moved', says: 'goes back' } });
}

export function refused(d: State, f: EnteredFrame): void {
  const force = forceOf(d, f);
  if (force.cameBy !== 'sea') {
    back(d, f, '9.4.3', 'The army refuses battle and goes back.');
    return;
  }
  f.stage = 'refuse-sail';
  setSail(d, { power: force.power, cu: force.cu, from: force.at, to: force.from!, use: 'refusing' });
}

export function refusedBySea(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const force = forceOf(d, f);
  if (voyage.result !== 'sailed') {
    f.stage = 'bribe';
    return 'goes-on';
  }
  force.cu -= loseCu(d, force.at, force.power, voyage.lost);
  if (force.cu > 0) back(d, f, '10.5.1', 'The army refuses battle and sails back.');
  else {
    moveUnder(d, f).stage = 'over';
    pop(d);
  }
  return 'goes-on';
}

/** 9.3.3, 10.5.2-note: an army comes, with neither the +1 nor a way back. */
export function springForks(d: State, f: EnteredFrame, from: string | undefined): void {
  f.stage = 'settle';
  if (from === undefined) return;
  const { at } = forceOf(d, f);
  if (from === at) openGates(d, at);
  else shiftCu(d, 'samnites', cuAt(d, from, 'samnites'), from, at);
  putLeaders(d, leadersAt(d, from, 'samnites'), at);
  note(d, '9.3.3', () => `The Samnites of ${nameOf(d, from)} close the pass.`, {
    ...(from !== at && { move: { side: 'samnites', path: [from, at], as: 'moved' } }),
  });
}
