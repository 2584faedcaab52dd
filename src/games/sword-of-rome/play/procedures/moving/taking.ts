/** 9.1: CU and leaders that a force takes along or leaves behind. */

import { no, type Problem } from '../../../../../play/problem.ts';
import { note } from '../../../../../play/state.ts';
import type { Action } from '../../actions.ts';
import { endProblem } from '../../movement/march.ts';
import {
  cuAt,
  downFrom,
  isMinor,
  leaderOf,
  leadersAt,
  limitOf,
  movable,
  nameOf,
  placedOf,
  standing,
  upTo,
} from '../../queries.ts';
import type { AnswerIn, Force, FrameAt, State } from '../../state.ts';
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

export type In<T extends Action['type']> = AnswerIn<MoveFrame, T>;

function takeProblem(s: State, { force }: MoveFrame, cu: number): Problem | undefined {
  const most = limitOf(s, 'moving-cu');
  if (force.dropped) return no('9.1.2', 'CU were left here: no more are taken before the army moves on.');
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
  options: (s, { force }) =>
    force.dropped
      ? []
      : downFrom(Math.min(available(s, force), limitOf(s, 'moving-cu') - force.cu)).map((cu) => ({ type: 'take', cu })),
  says: (_s, _f, { cu }) => `Take ${cu} CU along`,
  why: (s, f, { cu }) => takeProblem(s, f, cu),
  apply(d, { force }, { cu }) {
    const moved = cu > freshCu(d, force) ? spentHere(d, force).filter((g) => g.mp < NO_MORE) : [];
    // 9.5.2: with CU that have moved already the force gets no farther than they do.
    for (const { mp } of moved) force.mp = Math.min(force.mp, force.of - mp);
    if (moved.length > 0) note(d, '9.5.2', () => `Some of them have moved before: ${force.mp} MP are left for all.`);
    force.cu += cu;
  },
};

function callProblem(s: State, { force }: MoveFrame, leader: string): Problem | undefined {
  if (!leadersAt(s, force.at, force.power).includes(leader) || force.leaders.includes(leader))
    return no('9.1.2', `Found ${leader}; he is not here to be taken along.`);
  if (force.left.includes(leader)) return no('9.1.2', `${leaderOf(s, leader).name} was left here, and stays.`);
  if (isMinor(s, force.leader) && !isMinor(s, leader))
    return no('9.1.2', `A minor leader does not take ${leaderOf(s, leader).name} along.`);
  if ((s.under.used[leader] ?? 0) >= NO_MORE) return no('9.5.2-exception', 'He has fought in this action.');
  return undefined;
}

export const call: In<'call'> = {
  when: isFree,
  options: (s, f) =>
    leadersAt(s, f.force.at, f.force.power)
      .filter((leader) => !callProblem(s, f, leader))
      .map((leader) => ({ type: 'call', leader })),
  says: (s, _, { leader }) => `${leaderOf(s, leader).name} comes along`,
  why: (s, f, { leader }) => callProblem(s, f, leader),
  apply(d, { force }, { leader }) {
    force.leaders.push(leader);
    force.mp = Math.min(force.mp, force.of - (d.under.used[leader] ?? 0));
  },
};

const isWithConsul = (s: State, { leaders }: Force): boolean => leaders.some((id) => leaderOf(s, id).kind === 'consul');

/** CU that cannot be left while a consul goes on. */
const kept = (s: State, force: Force): number =>
  s.setup.rulings['consul-without-cu'] === 'barred' && isWithConsul(s, force) ? 1 : 0;

/** Why no CU can be left here. */
function dropBan(s: State, { force }: MoveFrame): Problem | undefined {
  if (standing(s, force.at).some((other) => other !== force.power))
    return no('15.3', `${nameOf(s, force.at)}: CU of another power are there.`);
  return endProblem(s, force.power, force.at);
}

function dropProblem(s: State, f: MoveFrame, cu: number): Problem | undefined {
  if (cu < 1 || cu > f.force.cu) return no('9.1.2', `Found ${cu} CU; ${f.force.cu} are on the move.`);
  if (f.force.cu - cu < kept(s, f.force)) return no('9.1.2', 'A consul stays with at least 1 Roman CU.');
  return dropBan(s, f);
}

export const drop: In<'drop'> = {
  when: (s, f) => isFree(s, f) && f.force.cu > 0,
  options: (s, f) => (dropBan(s, f) ? [] : upTo(f.force.cu - kept(s, f.force)).map((cu) => ({ type: 'drop', cu }))),
  says: (_s, _f, { cu }) => `Leave ${cu} CU here`,
  why: (s, f, { cu }) => dropProblem(s, f, cu),
  apply(d, { force }, { cu }) {
    force.cu -= cu;
    force.dropped = true;
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
  options: (s, f) =>
    f.force.leaders.filter((leader) => !leaveProblem(s, f, leader)).map((leader) => ({ type: 'leave', leader })),
  says: (s, _, { leader }) => `Leave ${leaderOf(s, leader).name} here`,
  why: (s, f, { leader }) => leaveProblem(s, f, leader),
  apply(d, { force }, { leader }) {
    force.leaders = force.leaders.filter((id) => id !== leader);
    force.left.push(leader);
    d.under.used[leader] = Math.max(d.under.used[leader] ?? 0, force.of - force.mp);
  },
};
