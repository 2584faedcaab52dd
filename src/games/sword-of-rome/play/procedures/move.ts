/** Chapter 9: an activated force: what it takes along, where it goes, what it does instead of moving. */
import { no, type Problem } from '../../../../play/problem.ts';
import type { Answer, Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { RAID_MP } from '../../raid/rules.ts';
import { LEAST_CU } from '../../siege/rules.ts';
import { PLAYER_NAMES, POWER_NAMES } from '../../words.ts';
import {
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isFriend,
  isMinor,
  isSpace,
  kindAt,
  leaderOf,
  leadersAt,
  lineFor,
  nameOf,
  spaceOf,
  standing,
  wayTo,
} from '../board.ts';
import { askCommander } from '../end-of-action.ts';
import { enter } from '../enter.ts';
import { limitOf } from '../figures.ts';
import type { Force, MoveFrame } from '../frames.ts';
import { endProblem, sailProblem, seaCost, stepCost, stepProblem } from '../movement.ts';
import { displace, loseCu, movable, shiftCu } from '../pieces.ts';
import { under } from '../responses.ts';
import type { State, Sword } from '../state.ts';

/** More MP than anybody has: those who fought move no more in this action (9.5.2-exception). */
const NO_MORE = 99;

/** CU here that have done their part in this action, or moved some way. */
const spentHere = (s: State, { at, power }: Force) => s.under.spent.filter((g) => g.at === at && g.power === power);
const stoppedCu = (s: State, f: Force): number =>
  spentHere(s, f).reduce((sum, g) => sum + (g.mp >= NO_MORE ? g.cu : 0), 0);
const freshCu = (s: State, f: Force): number =>
  movable(s, f.at, f.power) - f.cu - spentHere(s, f).reduce((sum, g) => sum + g.cu, 0);
const available = (s: State, f: Force): number => Math.max(0, movable(s, f.at, f.power) - f.cu - stoppedCu(s, f));

const isInside = (s: State, f: Force): boolean => s.leaders[f.leader]!.inside;
const isFree = (s: State, f: MoveFrame): boolean => f.stage !== 'over' && !isInside(s, f.force);

/** Nothing but choosing has been done. */
const untouched = ({ stage, force }: MoveFrame): boolean => stage === 'open' && !force.moved;

/** The pieces that move go on together. */
export function carry(d: State, f: Force, to: string): void {
  shiftCu(d, f.power, f.cu, f.at, to);
  for (const id of f.leaders) d.leaders[id] = { ...d.leaders[id]!, at: to, inside: false };
  f.from = f.at;
  f.at = to;
  f.moved = true;
}

/** A move that is over: who moved how far is kept for a second army (9.5.2). */
function finish(d: State, f: MoveFrame): void {
  const { force } = f;
  pop(d);
  const mp = f.fought ? NO_MORE : force.of - force.mp;
  for (const id of force.leaders) d.under.used[id] = mp;
  const cu = Math.min(force.cu, cuAt(d, force.at, force.power));
  if (cu > 0 && (mp > 0 || f.fought)) d.under.spent.push({ at: force.at, power: force.power, cu, mp });
  const battle = f.flanks ? under(d, 'battle') : undefined;
  if (battle && cu > 0 && wayTo(d, force.at, battle.at) && force.at !== battle.entry)
    battle.flank = { power: force.power, at: force.at, cu, leader: force.leader };
  if (force.moved && isSpace(d, force.at)) askCommander(d, force.at, force.power);
}

/** 9.6.4: the voyage is over. */
function landed(d: State, f: MoveFrame): void {
  const { force, voyage } = f;
  if (!voyage) return;
  delete f.voyage;
  if (voyage.result === 'stormed') {
    f.stage = 'over';
    return;
  }
  if (voyage.lost > 0) {
    force.cu -= loseCu(d, force.at, force.power, voyage.lost);
    if (force.cu === 0) {
      displace(d, force.leaders);
      f.stage = 'over';
      return;
    }
  }
  if (voyage.result === 'returned') f.stage = 'over';
  else {
    const to = f.force.from!;
    f.force.from = null;
    arrive(d, f, to, 'sea');
  }
}

function arrive(d: State, f: MoveFrame, to: string, by: 'clear' | 'rough' | 'sea'): void {
  const { force } = f;
  carry(d, force, to);
  force.cameBy = by;
  f.stage = 'moving';
  note(
    d,
    by === 'sea' ? '9.6' : '9.2',
    `The ${POWER_NAMES[force.power]} under ${leaderOf(d, force.leader).name} go to ${nameOf(d, to)}.`,
    {
      move: { side: force.power, path: [force.from!, to], as: 'moved' },
    },
  );
  if (force.cu > 0) enter(d, force);
}

type In<T extends string> = Answer<Sword, MoveFrame, Extract<import('../actions.ts').Action, { type: T }>>;

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

const take: In<'take'> = {
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

const call: In<'call'> = {
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
  if (force.cu - cu < Math.min(1, consuls(s, force))) return no('9.1.2', 'A consul stays with at least 1 Roman CU.');
  if (standing(s, force.at).some((other) => other !== force.power))
    return no('15.3', `${nameOf(s, force.at)}: CU of another power are there.`);
  return endProblem(s, force.power, force.at);
}

const drop: In<'drop'> = {
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

const leave: In<'leave'> = {
  when: (s, f) => isFree(s, f) && f.force.leaders.length > 1,
  choices: (s, f) =>
    f.force.leaders
      .filter((leader) => leaveProblem(s, f, leader) === undefined)
      .map((leader) => ({ action: { type: 'leave', leader }, says: `Leave ${leaderOf(s, leader).name} here` })),
  problem: (s, f, { leader }) => leaveProblem(s, f, leader),
  apply(d, { force }, { leader }) {
    force.leaders = force.leaders.filter((id) => id !== leader);
    d.under.used[leader] = force.of - force.mp;
  },
};

/** 9.5.6: a flanking force stays out of the battle. */
const flankProblem = (s: State, f: MoveFrame, to: string): Problem | undefined =>
  f.flanks === to ? no('9.5.6', `The flanking force halts next to ${nameOf(s, to)}.`) : undefined;

const step: In<'step'> = {
  when: isFree,
  choices: (s, f) =>
    spaceOf(s, f.force.at)
      .ways.filter(({ to }) => to !== f.flanks && stepProblem(s, f.force, to) === undefined)
      .map((way) => ({
        action: { type: 'step', to: way.to },
        says: `To ${nameOf(s, way.to)}, ${stepCost(s, f.force, way)} MP`,
      })),
  problem: (s, f, { to }) => flankProblem(s, f, to) ?? stepProblem(s, f.force, to),
  apply(d, f, { to }) {
    const { force } = f;
    const way = wayTo(d, force.at, to)!;
    force.mp -= stepCost(d, force, way);
    force.onAppianWay = way.appian;
    arrive(d, f, to, lineFor(force.power, force.at, way) === 'clear' ? 'clear' : 'rough');
    if (d.setup.rulings['pursuit-terrain'] === 'next-step') force.pursued = false;
  },
};

const sail: In<'sail'> = {
  when: (s, f) => isFree(s, f) && spaceOf(s, f.force.at).port,
  choices: (s, f) =>
    Object.keys(s.setup.spaces)
      .filter((to) => spaceOf(s, to).port && to !== f.flanks && sailProblem(s, f.force, to) === undefined)
      .map((to) => ({ action: { type: 'sail', to }, says: `Sail to ${nameOf(s, to)}` })),
  problem: (s, f, { to }) => flankProblem(s, f, to) ?? sailProblem(s, f.force, to),
  apply(d, f, { to }) {
    const { force } = f;
    force.mp -= seaCost(d);
    force.from = to;
    push(d, {
      type: 'voyage',
      power: force.power,
      cu: force.cu,
      from: force.at,
      to,
      use: 'moving',
      stormed: false,
      asked: false,
    });
  },
};

export function raidProblem(s: State, { force }: MoveFrame): Problem | undefined {
  const { at, power } = force;
  const holder = holderAt(s, at);
  if (power !== 'gauls' && power !== 'transalpine') return no('14.2', 'Only Gauls and Transalpine Gauls raid.');
  if (kindAt(s, at) !== 'plain' || holder === 'independents' || holder === power)
    return no('14.2', `${nameOf(s, at)}: there is no PC marker of another power.`);
  if (isFriend(s, power, holder)) return no('15.2.2', `${nameOf(s, at)} is a friend's.`);
  if (force.cu < 1) return no('14.2', 'A leader alone does not raid.');
  return force.mp < RAID_MP ? no('14.2', 'No MP are left.') : undefined;
}

const raid: In<'raid'> = {
  when: isFree,
  choices: (s, f) => (raidProblem(s, f) ? [] : [{ action: { type: 'raid' }, says: `Raid ${nameOf(s, f.force.at)}` }]),
  problem: (s, f) => raidProblem(s, f),
  apply(d, f) {
    f.stage = 'moving';
    f.force.mp -= RAID_MP;
    push(d, { type: 'raid' });
  },
};

function siegeProblem(s: State, f: MoveFrame): Problem | undefined {
  const { at, power } = f.force;
  if (!untouched(f)) return no('13.1.1', 'The army has moved: it rolls instead of moving.');
  const siege = s.siege[at];
  if (siege?.by !== power) return no('13.1.1', `${nameOf(s, at)} is not besieged by them.`);
  if (s.siegeRolled.includes(at)) return no('13.1.1-exception', `${nameOf(s, at)} has had its roll in this round.`);
  if (cuAt(s, at, power) < LEAST_CU) return no('13.1.1', `A siege roll takes ${LEAST_CU} CU.`);
  if ((s.under.used[f.force.leader] ?? 0) > 0) return no('9.5.1', 'He has been activated in this action.');
  return undefined;
}

const siege: In<'siege'> = {
  when: (s, f) => isFree(s, f) && f.stage === 'open',
  choices: (s, f) =>
    siegeProblem(s, f) ? [] : [{ action: { type: 'siege' }, says: `Roll for the siege of ${nameOf(s, f.force.at)}` }],
  problem: siegeProblem,
  apply(d, f) {
    const { at, power, leader } = f.force;
    f.stage = 'over';
    f.force.cu = 0;
    d.under.used[leader] = NO_MORE;
    d.siegeRolled.push(at);
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

const colony: In<'colony'> = {
  when: (s, f) => isFree(s, f) && f.stage === 'open',
  choices: (s, f) =>
    colonyProblem(s, f) ? [] : [{ action: { type: 'colony' }, says: `Found a colony in ${nameOf(s, f.force.at)}` }],
  problem: colonyProblem,
  apply(d, f) {
    const { at } = f.force;
    f.stage = 'over';
    f.force.cu = 0;
    loseCu(d, at, 'romans', 1);
    d.kind[at] = 'city';
    d.loyalty[at] = 1;
    note(d, '7.2.1', `1 CU settles: ${nameOf(d, at)} is a walled city from now on.`, { facts: { colony: at } });
  },
};

function sortieProblem(s: State, { force }: MoveFrame, cu: number): Problem | undefined {
  if (!isInside(s, force)) return no('13.4.1', 'Only the besieged make a sortie.');
  const most = insideAt(s, force.at);
  return cu < 1 || cu > most ? no('13.4.1', `Found ${cu} CU; it may be 1 to ${most}.`) : undefined;
}

const sortie: In<'sortie'> = {
  when: (s, f) => f.stage === 'open' && isInside(s, f.force),
  choices: (s, { force }) =>
    foesAt(s, force.at, force.power).length === 0
      ? []
      : Array.from({ length: insideAt(s, force.at) }, (_, i) => ({
          action: { type: 'sortie', cu: insideAt(s, force.at) - i },
          says: `Attack the besiegers with ${insideAt(s, force.at) - i} CU`,
        })),
  problem: (s, f, { cu }) =>
    sortieProblem(s, f, cu) ??
    (foesAt(s, f.force.at, f.force.power).length === 0 ? no('13.4.1', 'There is no besieger.') : undefined),
  apply(d, f, { cu }) {
    const { force } = f;
    f.stage = 'moving';
    force.cu = cu;
    force.sortie = true;
    note(d, '13.4.1', `${leaderOf(d, force.leader).name} leads a sortie out of ${nameOf(d, force.at)}.`);
    enter(d, force);
  },
};

function stopProblem(s: State, { force, flanks }: MoveFrame): Problem | undefined {
  if (flanks && (force.cu === 0 || !wayTo(s, force.at, flanks) || force.at === under(s, 'battle')?.entry))
    return no('9.5.6', `The flanking force halts next to ${nameOf(s, flanks)}, on another connection.`);
  return force.moved ? endProblem(s, force.power, force.at, force.cu === 0) : undefined;
}

/** Where a flanking force finds no way any more it halts where it is, and flanks nobody. */
const stranded = (s: State, f: MoveFrame): boolean =>
  f.flanks !== null && step.choices(s, f).length === 0 && stopProblem(s, f) !== undefined;

const stop: In<'stop'> = {
  when: (_, f) => f.stage !== 'over',
  choices: (s, f) =>
    stopProblem(s, f) && !stranded(s, f)
      ? []
      : [{ action: { type: 'stop' }, says: f.force.moved ? `Stop in ${nameOf(s, f.force.at)}` : 'Stay' }],
  problem: (s, f) => (stranded(s, f) ? undefined : stopProblem(s, f)),
  apply(_, f) {
    f.stage = 'over';
  },
};

export const move: Procedure<Sword, MoveFrame> = {
  run(d, f) {
    if (f.voyage) {
      landed(d, f);
      return 'goes-on';
    }
    if (!f.force.sortie && f.force.cu > 0 && f.force.leaders.every((id) => !isSpace(d, d.leaders[id]!.at)))
      f.stage = 'over';
    if (f.stage !== 'over') return 'waits';
    finish(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.force.by,
  asks: (s, f) => ({
    rule: '9.1',
    says: `${PLAYER_NAMES[f.force.by]}: lead ${leaderOf(s, f.force.leader).name} (${f.force.cu} CU, ${f.force.mp} MP) in ${nameOf(s, f.force.at)}.`,
  }),
  answers: { take, call, drop, leave, step, sail, raid, siege, colony, sortie, stop },
};
