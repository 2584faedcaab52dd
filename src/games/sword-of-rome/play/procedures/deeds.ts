/**
 * 9.1: what a force takes along or leaves behind. What it does instead of moving or along the way: raid, siege, colony,
 * sortie, an attack on the unrest.
 */
import { plural } from '../../../../calculator/words.ts';
import { chosen, deed } from '../../../../play/answer.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { RAID_MP } from '../../raid/rules.ts';
import { LEAST_CU } from '../../siege/rules.ts';
import type { Action } from '../actions.ts';
import { loseCu, touch } from '../changes.ts';
import { movable } from '../movement/ground.ts';
import { consulsCu, endProblem, finishProblem } from '../movement/march.ts';
import { isFriend } from '../politics/friends.ts';
import {
  cuAt,
  downFrom,
  hasFoes,
  holderAt,
  insideAt,
  isMinor,
  isShared,
  kindAt,
  leaderOf,
  leadersAt,
  limitOf,
  nameOf,
  placedOf,
  under,
  upTo,
} from '../queries.ts';
import { GARRISON_BOX } from '../set-up.ts';
import type { AnswerIn, Force, FrameAt, State } from '../state.ts';
import { enter } from './entered.ts';
import { isUnderNamed } from './stack.ts';

type MoveFrame = FrameAt<'move'>;

/** More MP than anybody has: those who fought move no more in this action (9.5.2-exception). */
export const NO_MORE = 99;

/** CU here that have done their part in this action, or moved some way. */
const spentHere = (s: State, { at, power }: Force) => s.under.spent.filter((g) => g.at === at && g.power === power);
const stoppedCu = (s: State, f: Force): number =>
  spentHere(s, f).reduce((sum, g) => sum + (g.mp >= NO_MORE ? g.cu : 0), 0);
const freshCu = (s: State, f: Force): number =>
  movable(s, f.at, f.power) - f.cu - spentHere(s, f).reduce((sum, g) => sum + g.cu, 0);
const available = (s: State, f: Force): number =>
  Math.max(0, movable(s, f.at, f.power) - f.cu - stoppedCu(s, f) - consulsCu(s, f));

export const isInside = (s: State, f: Force): boolean => placedOf(s, f.leader).inside;
export const isFree = (s: State, f: MoveFrame): boolean => f.stage !== 'over' && !isInside(s, f.force);

/** 8.2.1: he leads all who are there, not only those whom he takes along. */
const commands = (s: State, f: MoveFrame): boolean => isFree(s, f) && !isUnderNamed(s, f.force.leader);

/** Nothing but choosing has been done. */
const untouched = ({ stage, force }: MoveFrame): boolean => stage === 'open' && !force.moved;

export type In<T extends Action['type']> = AnswerIn<MoveFrame, T>;

export const take: In<'take'> = chosen('take', 'cu', {
  when: isFree,
  of: (s, { force }) =>
    force.dropped ? [] : downFrom(Math.min(available(s, force), limitOf(s, 'moving-cu') - force.cu)),
  why(s, { force }, cu) {
    const most = limitOf(s, 'moving-cu');
    if (force.dropped) return no('9.1.2', 'You left CU here: you cannot take more before the army moves on.');
    if (force.cu + cu > most)
      return no(
        force.moved ? '9.1.2' : '9.1.1',
        `${force.cu + cu} CU are too many; no more than ${most} can move at a time.`,
      );
    if (cu < 1 || cu > movable(s, force.at, force.power) - force.cu) {
      const militia = cu <= cuAt(s, force.at, force.power) - force.cu;
      return no(militia ? '17.1.2' : '9.1.1', `You can take no more than ${available(s, force)} CU from here.`);
    }
    if (cu <= available(s, force)) return undefined;
    if (consulsCu(s, force)) return no('9.1.2', 'A consul must keep at least 1 Roman CU.');
    return no('9.5.2-exception', 'They have fought, besieged or stopped in this action.');
  },
  says: (_s, _f, cu) => `Take ${cu} CU along`,
  apply(d, { force }, cu) {
    const moved = cu > freshCu(d, force) ? spentHere(d, force).filter((g) => g.mp < NO_MORE) : [];
    // 9.5.2: with CU that have moved already the force gets no farther than they do.
    for (const { mp } of moved) force.mp = Math.min(force.mp, force.of - mp);
    if (moved.length > 0)
      note(d, '9.5.2', () => `Some of them have already moved: ${plural(force.mp, 'MP is', 'MP are')} left for all.`);
    force.cu += cu;
  },
});

export const call: In<'call'> = chosen('call', 'leader', {
  when: isFree,
  of: (s, { force }) => leadersAt(s, force.at, force.power),
  bars(s, { force }, leader) {
    if (!leadersAt(s, force.at, force.power).includes(leader) || force.leaders.includes(leader))
      return no('9.1.2', `He is not here, so he cannot come.`);
    if (force.left.includes(leader)) return no('9.1.2', `${leaderOf(s, leader).name} was left here and must stay.`);
    if (isMinor(s, force.leader) && !isMinor(s, leader))
      return no('9.1.2', `A minor leader cannot take ${leaderOf(s, leader).name} along.`);
    const fought = (s.under.used[leader] ?? 0) >= NO_MORE;
    return fought ? no('9.5.2-exception', 'He has fought in this action.') : undefined;
  },
  says: (s, _, leader) => `${leaderOf(s, leader).name} comes along`,
  apply(d, { force }, leader) {
    force.leaders.push(leader);
    force.mp = Math.min(force.mp, force.of - (d.under.used[leader] ?? 0));
  },
});

/** CU that cannot be left while a consul goes on. */
const kept = (s: State, { leaders }: Force): number =>
  s.setup.rulings['consul-without-cu'] === 'barred' && leaders.some((id) => leaderOf(s, id).kind === 'consul') ? 1 : 0;

/** Why no CU can be left here. */
function dropBan(s: State, { force }: MoveFrame): Problem | undefined {
  if (isShared(s, force.at, force.power)) return no('15.3', `${nameOf(s, force.at)}: CU of another power are there.`);
  return endProblem(s, force.power, force.at);
}

export const drop: In<'drop'> = chosen('drop', 'cu', {
  when: (s, f) => isFree(s, f) && f.force.cu > 0,
  of: (s, f) => (dropBan(s, f) ? [] : upTo(f.force.cu - kept(s, f.force))),
  why(s, f, cu) {
    if (cu < 1 || cu > f.force.cu) return no('9.1.2', `The force has only ${f.force.cu} CU.`);
    if (f.force.cu - cu < kept(s, f.force)) return no('9.1.2', 'A consul must keep at least 1 Roman CU.');
    return dropBan(s, f);
  },
  says: (_s, _f, cu) => `Leave ${cu} CU here`,
  apply(d, { force }, cu) {
    force.cu -= cu;
    force.dropped = true;
    const mp = force.of - force.mp;
    if (mp > 0) d.under.spent.push({ at: force.at, power: force.power, cu, mp });
  },
});

export const leave: In<'leave'> = chosen('leave', 'leader', {
  when: (s, f) => isFree(s, f) && f.force.leaders.length > 1,
  of: (_, f) => f.force.leaders,
  bars(s, { force }, leader) {
    if (leader === force.leader || !force.leaders.includes(leader))
      return no('9.1.2', `He is not a subordinate of this force.`);
    const stays = cuAt(s, force.at, force.power) - force.cu;
    if (leaderOf(s, leader).kind === 'consul' && stays < 1)
      return no('9.1.2', 'A consul must keep at least 1 Roman CU.');
    return endProblem(s, force.power, force.at, stays < 1);
  },
  says: (s, _, leader) => `Leave ${leaderOf(s, leader).name} here`,
  apply(d, { force }, leader) {
    force.leaders = force.leaders.filter((id) => id !== leader);
    force.left.push(leader);
    d.under.used[leader] = Math.max(d.under.used[leader] ?? 0, force.of - force.mp);
  },
});

export const raid: In<'raid'> = deed('raid', {
  when: isFree,
  bars(s, { force }) {
    const { at, power } = force;
    const holder = holderAt(s, at);
    if (power !== 'gauls' && power !== 'transalpine') return no('14.2', 'Only Gauls and Transalpine Gauls can raid.');
    if (kindAt(s, at) !== 'plain' || holder === 'independents' || holder === power)
      return no('14.2', `${nameOf(s, at)}: there is no PC marker of another power.`);
    if (isFriend(s, power, holder)) return no('15.2.2', `${nameOf(s, at)} is friendly.`);
    if (force.cu < 1) return no('14.2', 'A leader without CU cannot raid.');
    if (force.mp < RAID_MP) return no('14.2', 'You have no MP left.');
    if (!force.moved) return undefined;
    // 15.3, 16.2, 9.4.4: among friends it needs a way on, and its leader too where the raid may cost its last CU.
    const after = force.cu === 1 ? [force, { ...force, cu: 0 }] : [force];
    return after.map((left) => finishProblem(s, left, at, force.mp - RAID_MP)).find((problem) => problem !== undefined);
  },
  says: (s, f) => `Raid ${nameOf(s, f.force.at)}`,
  apply(d, f) {
    f.stage = 'moving';
    f.force.mp -= RAID_MP;
    const { at, power } = f.force;
    if (power === 'transalpine' && holderAt(d, at) === 'gauls')
      note(d, '16.3-note', 'The Transalpine Gauls may raid even Gallic spaces.');
    push(d, { type: 'raid' });
  },
});

export const siege: In<'siege'> = deed('siege', {
  when: commands,
  bars(s, f) {
    const { at, power } = f.force;
    if (!untouched(f)) return no('13.1.1', 'The army has moved: a siege roll replaces the move.');
    if (under(s, 'gallic')?.event === 'raid') return no('5.4-3p', 'These Gauls have come to raid, not to besiege.');
    if (kindAt(s, at) === 'capital') return no('17', 'Carthago cannot be besieged.');
    if (s.siege[at]?.by !== power) return no('13.1.1', `This army is not besieging ${nameOf(s, at)}.`);
    if (under(s, 'campaign')?.rolled.includes(at))
      return no('9.5.3', 'A Campaign allows only one siege roll per space.');
    if (s.siegeRolled.includes(at))
      return no('13.1.1-exception', `${nameOf(s, at)} has already had its siege roll this round.`);
    if (cuAt(s, at, power) < LEAST_CU) return no('13.1.1', `A siege roll needs at least ${LEAST_CU} CU.`);
    if ((s.under.used[f.force.leader] ?? 0) > 0) return no('9.5.1', 'He has already been activated in this action.');
    return undefined;
  },
  says: (s, f) => `Roll for the siege of ${nameOf(s, f.force.at)}`,
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
});

export const colony: In<'colony'> = deed('colony', {
  when: commands,
  bars(s, f) {
    const { at, power } = f.force;
    if (power !== 'romans') return no('7.2.1', 'Only Rome can found colonies.');
    if (!untouched(f)) return no('7.2.1', 'The army has moved in this activation.');
    if (kindAt(s, at) !== 'plain' || holderAt(s, at) !== 'romans')
      return no('7.2.1', `${nameOf(s, at)} has no Roman PC marker.`);
    const least = limitOf(s, 'colony-cu');
    return cuAt(s, at, power) < least
      ? no('7.2.1', `Founding a colony takes an army of at least ${least} CU.`)
      : undefined;
  },
  says: (s, f) => `Found a colony in ${nameOf(s, f.force.at)}`,
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
});

export const sortie: In<'sortie'> = chosen('sortie', 'cu', {
  when: (s, f) => f.stage === 'open' && isInside(s, f.force) && !isUnderNamed(s, f.force.leader),
  of: (s, { force: { at, power } }) => (hasFoes(s, at, power) ? downFrom(insideAt(s, at)) : []),
  why: (s, { force: { at, power } }) =>
    no(
      '13.4.1',
      hasFoes(s, at, power) ? `Only ${plural(insideAt(s, at), 'CU is', 'CU are')} inside.` : 'Nobody is besieging you.',
    ),
  says: (_s, _f, cu) => `Attack the besiegers with ${cu} CU`,
  apply(d, f, cu) {
    const { force } = f;
    f.stage = 'moving';
    force.cu = cu;
    force.sortie = true;
    note(d, '13.4.1', () => `${leaderOf(d, force.leader).name} leads a sortie out of ${nameOf(d, force.at)}.`);
    enter(d, force);
  },
});

/** 20.3: those who have sailed to the box attack with their last MP. */
export const quell: In<'quell'> = deed('quell', {
  when: (s, f) => commands(s, f) && f.force.at === GARRISON_BOX,
  bars(s, { force }) {
    if (s.unrest === 0) return no('20.3', 'There is no unrest.');
    if (force.cu < 1) return no('20.3', 'The attack needs a leader with CU.');
    return force.moved && force.mp < 1 ? no('20.3', 'After sailing you need 1 MP left.') : undefined;
  },
  says: (s, f) => `Attack the unrest (${s.unrest}) with ${f.force.cu} CU`,
  apply(d, f) {
    const { force } = f;
    f.stage = 'moving';
    force.mp = Math.max(0, force.mp - 1);
    note(d, '20.3', () => `${leaderOf(d, force.leader).name} attacks the unrest with ${force.cu} CU.`);
    note(d, '19.2', 'Nobody gets the +1 for a friendly space in the Garrison box.');
    push(d, { type: 'unrest', sacred: false, windowed: false });
  },
});
