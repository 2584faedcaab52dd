/** 9.1: CU and leaders that a force takes along or leaves behind. */

import { no, type Problem } from '../../../../../play/problem.ts';
import type { Listed } from '../../../../../play/procedure.ts';
import { note } from '../../../../../play/state.ts';
import type { Action } from '../../actions.ts';
import { endProblem } from '../../movement/march.ts';
import { cuAt, isMinor, leaderOf, leadersAt, limitOf, movable, nameOf, placedOf, standing } from '../../queries.ts';
import type { Force, FrameAt, State, Sword } from '../../state.ts';
import { isUnderNamed } from '../command.ts';

type MoveFrame = FrameAt<'move'>;

/** More MP than anybody has: those who fought move no more in this action (9.5.2-exception). */
export const NO_MORE = 99;

/** CU here that have done their part in this action, or moved some way. */
const spentHere = (s: State, { at, power }: Force) => s.under.spent.filter((g) => g.at === at && g.power === power);
const stoppedCu = (s: State, f: Force): number =>
  spentHere(s, f).reduce((sum, g) => sum + (g.mp >= NO_MORE ? g.cu : 0), 0);
const freshCu = (s: State, f: Force): number =>
  movable(s, f.at, f.power) - f.cu - spentHere(s, f).reduce((sum, g) => sum + g.cu, 0);
const available = (s: State, f: Force): number => Math.max(0, movable(s, f.at, f.power) - f.cu - stoppedCu(s, f));

export const isInside = (s: State, f: Force): boolean => placedOf(s, f.leader).inside;
export const isFree = (s: State, f: MoveFrame): boolean => f.stage !== 'over' && !isInside(s, f.force);

/** 8.2.1: he leads all who are there, not only those whom he takes along. */
export const commands = (s: State, f: MoveFrame): boolean => isFree(s, f) && !isUnderNamed(s, f.force.leader);

/** Nothing but choosing has been done. */
export const untouched = ({ stage, force }: MoveFrame): boolean => stage === 'open' && !force.moved;

export type In<T extends string> = Listed<Sword, MoveFrame, Extract<Action, { type: T }>>;

function takeProblem(s: State, { force }: MoveFrame, cu: number): Problem | undefined {
  const most = limitOf(s, 'moving-cu');
  if (force.cu + cu > most)
    return no(force.moved ? '9.1.2' : '9.1.1', `${force.cu + cu} CU; no more than ${most} move at a time.`);
  if (cu < 1 || cu > movable(s, force.at, force.power) - force.cu) {
    const militia = cu <= cuAt(s, force.at, force.power) - force.cu;
    return no(militia ? '17.1.2' : '9.1.1', `Found ${cu} CU; there are ${available(s, force)} to take.`);
  }
  if (cu > available(s, force)) return no('9.5.2-exception', 'They have fought, besieged or stopped in this action.');
  return undefined;
}

export const take: In<'take'> = {
  when: isFree,
  choices(s, { force }) {
    const most = Math.min(available(s, force), limitOf(s, 'moving-cu') - force.cu);
    return Array.from({ length: Math.max(0, most) }, (_, i) => ({
      action: { type: 'take', cu: most - i },
      says: `Take ${most - i} CU along`,
    }));
  },
  problem: (s, f, { cu }) => takeProblem(s, f, cu),
  apply(d, { force }, { cu }) {
    const moved = cu > freshCu(d, force) ? spentHere(d, force).filter((g) => g.mp < NO_MORE) : [];
    // 9.5.2: with CU that have moved already the force gets no farther than they do.
    for (const { mp } of moved) force.mp = Math.min(force.mp, force.of - mp);
    if (moved.length > 0) note(d, '9.5.2', `Some of them have moved before: ${force.mp} MP are left for all.`);
    force.cu += cu;
  },
};

function callProblem(s: State, { force }: MoveFrame, leader: string): Problem | undefined {
  if (!leadersAt(s, force.at, force.power).includes(leader) || force.leaders.includes(leader))
    return no('9.1.2', `Found ${leader}; he is not here to be taken along.`);
  if (isMinor(s, force.leader) && !isMinor(s, leader))
    return no('9.1.2', `A minor leader does not take ${leaderOf(s, leader).name} along.`);
  if ((s.under.used[leader] ?? 0) >= NO_MORE) return no('9.5.2-exception', 'He has fought in this action.');
  return undefined;
}

export const call: In<'call'> = {
  when: isFree,
  choices: (s, f) =>
    leadersAt(s, f.force.at, f.force.power)
      .filter((leader) => callProblem(s, f, leader) === undefined)
      .map((leader) => ({ action: { type: 'call', leader }, says: `${leaderOf(s, leader).name} comes along` })),
  problem: (s, f, { leader }) => callProblem(s, f, leader),
  apply(d, { force }, { leader }) {
    force.leaders.push(leader);
    force.mp = Math.min(force.mp, force.of - (d.under.used[leader] ?? 0));
  },
};

const consuls = (s: State, { leaders }: Force): number =>
  leaders.filter((id) => leaderOf(s, id).kind === 'consul').length;

function dropProblem(s: State, { force }: MoveFrame, cu: number): Problem | undefined {
  if (cu < 1 || cu > force.cu) return no('9.1.2', `Found ${cu} CU; ${force.cu} are on the move.`);
  const bound = s.setup.rulings['consul-without-cu'] === 'barred' ? Math.min(1, consuls(s, force)) : 0;
  if (force.cu - cu < bound) return no('9.1.2', 'A consul stays with at least 1 Roman CU.');
  if (standing(s, force.at).some((other) => other !== force.power))
    return no('15.3', `${nameOf(s, force.at)}: CU of another power are there.`);
  return endProblem(s, force.power, force.at);
}

export const drop: In<'drop'> = {
  when: (s, f) => isFree(s, f) && f.force.cu > 0,
  choices: (s, f) =>
    Array.from({ length: f.force.cu }, (_, i) => i + 1)
      .filter((cu) => dropProblem(s, f, cu) === undefined)
      .map((cu) => ({ action: { type: 'drop', cu }, says: `Leave ${cu} CU here` })),
  problem: (s, f, { cu }) => dropProblem(s, f, cu),
  apply(d, { force }, { cu }) {
    force.cu -= cu;
    const mp = force.of - force.mp;
    if (mp > 0) d.under.spent.push({ at: force.at, power: force.power, cu, mp });
  },
};

function leaveProblem(s: State, { force }: MoveFrame, leader: string): Problem | undefined {
  if (leader === force.leader || !force.leaders.includes(leader))
    return no('9.1.2', `Found ${leader}; he is not a subordinate of this force.`);
  const stays = cuAt(s, force.at, force.power) - force.cu;
  if (leaderOf(s, leader).kind === 'consul' && stays < 1)
    return no('9.1.2', 'A consul stays with at least 1 Roman CU.');
  return endProblem(s, force.power, force.at, stays < 1);
}

export const leave: In<'leave'> = {
  when: (s, f) => isFree(s, f) && f.force.leaders.length > 1,
  choices: (s, f) =>
    f.force.leaders
      .filter((leader) => leaveProblem(s, f, leader) === undefined)
      .map((leader) => ({ action: { type: 'leave', leader }, says: `Leave ${leaderOf(s, leader).name} here` })),
  problem: (s, f, { leader }) => leaveProblem(s, f, leader),
  apply(d, { force }, { leader }) {
    force.leaders = force.leaders.filter((id) => id !== leader);
    d.under.used[leader] = Math.max(d.under.used[leader] ?? 0, force.of - force.mp);
  },
};
