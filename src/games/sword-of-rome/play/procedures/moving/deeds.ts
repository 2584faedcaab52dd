/** What an activated force does instead of moving, or on its way: raid, siege, colony, sortie, an attack on the unrest. */

import { no, type Problem } from '../../../../../play/problem.ts';
import { note, push } from '../../../../../play/state.ts';
import { RAID_MP } from '../../../raid/rules.ts';
import { LEAST_CU } from '../../../siege/rules.ts';
import { loseCu, touch } from '../../changes.ts';
import { finishProblem } from '../../movement/march.ts';
import { enter } from '../../movement/reactions.ts';
import {
  cuAt,
  downFrom,
  foesAt,
  holderAt,
  insideAt,
  isFriend,
  kindAt,
  leaderOf,
  limitOf,
  nameOf,
  under,
} from '../../queries.ts';
import { GARRISON_BOX } from '../../set-up.ts';
import type { FrameAt, State } from '../../state.ts';
import { isUnderNamed } from '../command.ts';
import { commands, type In, isFree, isInside, NO_MORE, untouched } from './taking.ts';

type MoveFrame = FrameAt<'move'>;

function raidProblem(s: State, { force }: MoveFrame): Problem | undefined {
  const { at, power } = force;
  const holder = holderAt(s, at);
  if (power !== 'gauls' && power !== 'transalpine') return no('14.2', 'Only Gauls and Transalpine Gauls raid.');
  if (kindAt(s, at) !== 'plain' || holder === 'independents' || holder === power)
    return no('14.2', `${nameOf(s, at)}: there is no PC marker of another power.`);
  if (isFriend(s, power, holder)) return no('15.2.2', `${nameOf(s, at)} is a friend's.`);
  if (force.cu < 1) return no('14.2', 'A leader alone does not raid.');
  if (force.mp < RAID_MP) return no('14.2', 'No MP are left.');
  if (!force.moved) return undefined;
  // 15.3, 16.2, 9.4.4: among friends it needs a way on, and its leader too where the raid may cost its last CU.
  const after = force.cu === 1 ? [force, { ...force, cu: 0 }] : [force];
  return after.map((left) => finishProblem(s, left, at, force.mp - RAID_MP)).find((problem) => problem !== undefined);
}

export const raid: In<'raid'> = {
  when: isFree,
  options: (s, f) => (raidProblem(s, f) ? [] : [{ type: 'raid' }]),
  says: (s, f) => `Raid ${nameOf(s, f.force.at)}`,
  why: raidProblem,
  apply(d, f) {
    f.stage = 'moving';
    f.force.mp -= RAID_MP;
    const { at, power } = f.force;
    if (power === 'transalpine' && holderAt(d, at) === 'gauls')
      note(d, '16.3-note', 'Even Gallic ground is raided by the Transalpine Gauls.');
    push(d, { type: 'raid' });
  },
};

function siegeProblem(s: State, f: MoveFrame): Problem | undefined {
  const { at, power } = f.force;
  if (!untouched(f)) return no('13.1.1', 'The army has moved: it rolls instead of moving.');
  if (under(s, 'gallic')?.event === 'raid') return no('5.4-3p', 'These Gauls have come to raid, not to besiege.');
  if (kindAt(s, at) === 'capital') return no('17', 'Carthago is not besieged.');
  const siege = s.siege[at];
  if (siege?.by !== power) return no('13.1.1', `${nameOf(s, at)} is not besieged by them.`);
  if (under(s, 'campaign')?.rolled.includes(at)) return no('9.5.3', 'A Campaign rolls once for a space.');
  if (s.siegeRolled.includes(at)) return no('13.1.1-exception', `${nameOf(s, at)} has had its roll in this round.`);
  if (cuAt(s, at, power) < LEAST_CU) return no('13.1.1', `A siege roll takes ${LEAST_CU} CU.`);
  if ((s.under.used[f.force.leader] ?? 0) > 0) return no('9.5.1', 'He has been activated in this action.');
  return undefined;
}

export const siege: In<'siege'> = {
  when: commands,
  options: (s, f) => (siegeProblem(s, f) ? [] : [{ type: 'siege' }]),
  says: (s, f) => `Roll for the siege of ${nameOf(s, f.force.at)}`,
  why: siegeProblem,
  apply(d, f) {
    const { at, power, leader } = f.force;
    f.stage = 'over';
    f.force.cu = 0;
    // 9.5.2-exception: whoever has besieged moves no more.
    d.under.used[leader] = NO_MORE;
    d.under.spent.push({ at, power, cu: cuAt(d, at, power), mp: NO_MORE });
    d.siegeRolled.push(at);
    under(d, 'campaign')?.rolled.push(at);
    push(d, { type: 'siege', at, by: power });
  },
};

function colonyProblem(s: State, f: MoveFrame): Problem | undefined {
  const { at, power } = f.force;
  if (power !== 'romans') return no('7.2.1', 'Only Rome founds colonies.');
  if (!untouched(f)) return no('7.2.1', 'The army has moved in this activation.');
  if (kindAt(s, at) !== 'plain' || holderAt(s, at) !== 'romans')
    return no('7.2.1', `${nameOf(s, at)} is no space with a Roman PC marker.`);
  const least = limitOf(s, 'colony-cu');
  return cuAt(s, at, power) < least ? no('7.2.1', `A colony takes an army of ${least} CU.`) : undefined;
}

export const colony: In<'colony'> = {
  when: commands,
  options: (s, f) => (colonyProblem(s, f) ? [] : [{ type: 'colony' }]),
  says: (s, f) => `Found a colony in ${nameOf(s, f.force.at)}`,
  why: colonyProblem,
  apply(d, f) {
    const { at } = f.force;
    f.stage = 'over';
    f.force.cu = 0;
    loseCu(d, at, 'romans', 1);
    d.kind[at] = 'city';
    touch(d);
    d.loyalty[at] = 1;
    note(d, '7.2.1', () => `1 CU settles: ${nameOf(d, at)} is a walled city from now on.`, { facts: { colony: at } });
  },
};

export const sortie: In<'sortie'> = {
  when: (s, f) => f.stage === 'open' && isInside(s, f.force) && !isUnderNamed(s, f.force.leader),
  options: (s, { force }) =>
    foesAt(s, force.at, force.power).length === 0
      ? []
      : downFrom(insideAt(s, force.at)).map((cu) => ({ type: 'sortie', cu })),
  says: (_s, _f, { cu }) => `Attack the besiegers with ${cu} CU`,
  why: (s, { force }, { cu }) =>
    foesAt(s, force.at, force.power).length === 0
      ? no('13.4.1', 'There is no besieger.')
      : no('13.4.1', `Found ${cu} CU; it may be 1 to ${insideAt(s, force.at)}.`),
  apply(d, f, { cu }) {
    const { force } = f;
    f.stage = 'moving';
    force.cu = cu;
    force.sortie = true;
    note(d, '13.4.1', () => `${leaderOf(d, force.leader).name} leads a sortie out of ${nameOf(d, force.at)}.`);
    enter(d, force);
  },
};

function quellProblem(s: State, { force }: MoveFrame): Problem | undefined {
  if (force.at !== GARRISON_BOX) return no('20.3', 'The unrest is fought from the Garrison box.');
  if (s.unrest === 0) return no('20.3', 'There is no unrest.');
  if (force.cu < 1) return no('20.3', 'The attack takes a leader with CU.');
  return force.moved && force.mp < 1 ? no('20.3', 'Whoever has sailed needs a last MP.') : undefined;
}

/** 20.3: those who have sailed to the box attack with their last MP. */
export const quell: In<'quell'> = {
  when: (s, f) => commands(s, f) && f.force.at === GARRISON_BOX,
  options: (s, f) => (quellProblem(s, f) ? [] : [{ type: 'quell' }]),
  says: (s, f) => `Attack the unrest (${s.unrest}) with ${f.force.cu} CU`,
  why: quellProblem,
  apply(d, f) {
    const { force } = f;
    f.stage = 'moving';
    force.mp = Math.max(0, force.mp - 1);
    note(d, '20.3', () => `${leaderOf(d, force.leader).name} attacks the unrest with ${force.cu} CU.`);
    note(d, '19.2', 'Nobody fights on friendly ground in the Garrison box.');
    push(d, { type: 'unrest', sacred: false, windowed: false });
  },
};
