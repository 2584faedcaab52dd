/** Chapters 10 and 11: who may intercept a force in the space it has entered, and who may avoid it there. */
import { no, type Problem } from '../../../../play/problem.ts';
import type { Power } from '../../words.ts';
import { isFriend, isNeutral } from '../politics/friends.ts';
import {
  commanderAt,
  cuAt,
  enemyCu,
  holderAt,
  insideAt,
  isArmy,
  isShared,
  leadersAt,
  limitOf,
  nameOf,
  spaceOf,
  standing,
  under,
  upTo,
} from '../queries.ts';
import type { Declared, Force, State } from '../state.ts';
import { isClear, mayRest, movable, restRule, staysInAfrica } from './ground.ts';
import { avoidPorts, couldSail, isLent } from './sea.ts';

/** 10.2: CU that bar this power from the space: others' that neither move nor are besieged. */
function barring(s: State, f: Force, power: Power): boolean {
  const others = standing(s, f.at).filter((other) => other !== power);
  if (others.some((other) => cuAt(s, f.at, other) > (other === f.power ? f.cu : 0))) return true;
  const holder = holderAt(s, f.at);
  return insideAt(s, f.at) > 0 && holder !== power && !s.siege[f.at];
}

export interface Interceptable {
  readonly power: Power;
  readonly from: string;
}

/** 10.1, 10.2: the armies that may try to intercept the force where it is. */
export function interceptorsOf(s: State, f: Force, engaged: readonly string[] = []): Interceptable[] {
  return spaceOf(s, f.at).ways.flatMap(({ to: from }) =>
    standing(s, from)
      .map((power) => ({ power, from }))
      .filter((army) => !interceptBan(s, f, army, engaged)),
  );
}

export function interceptBan(s: State, f: Force, army: Interceptable, engaged: readonly string[]): Problem | undefined {
  const { power, from } = army;
  if (power === f.power) return no('10.1', 'The moving army is not an enemy.');
  if (isFriend(s, power, f.power)) return no('15.2.2', 'You cannot intercept an ally.');
  if (!isArmy(s, from, power)) return no('10.1', `They have no army in ${nameOf(s, from)}.`);
  if (!isClear(s, power, from, f.at)) return no('10.2', 'You cannot intercept across rough or a strait.');
  if (barring(s, f, power)) return no('10.2', `${nameOf(s, f.at)}: other CU are already there.`);
  if (engaged.includes(from)) return no('9.5.9', 'This army is in the battle itself.');
  if (s.under.bribed.includes(`${from} ${f.leader}`)) return no('7.2.2', 'This army was bribed.');
  if (!mayRest(s, power, f.at)) return no(restRule(power), `${nameOf(s, f.at)}: they may not stop there.`);
  if (movable(s, from, power, f.at) === 0) return no('17.1.2', 'The militia must stay in Africa.');
  return undefined;
}

/** 10.3: why this leader may not come with so many CU. */
export function detachProblem(s: State, army: Declared, to: string, rule: string): Problem | undefined {
  const { power, from, leader, cu } = army;
  if (!leadersAt(s, from, power).includes(leader)) return no(rule, `He is not in ${nameOf(s, from)}.`);
  const most = movable(s, from, power, to);
  if (cu < 1 || cu > most) return no(rule, `Choose 1 to ${most} CU.`);
  const all = cu >= cuAt(s, from, power);
  if (leader !== commanderAt(s, from, power) && all) return no(rule, 'The commander must keep at least 1 CU.');
  const stays = staysInAfrica(s, all ? leadersAt(s, from, power) : [leader], to);
  return stays ? no('17.1.1', 'Bomilcar must stay in Africa.') : undefined;
}

/** 10.3: with how many CU this leader may come. */
export const detachable = (s: State, power: Power, from: string, leader: string, to: string): number[] => {
  const all = cuAt(s, from, power);
  const most = leader === commanderAt(s, from, power) ? all : all - 1;
  return upTo(Math.min(most, movable(s, from, power, to))).filter(
    (cu) => !staysInAfrica(s, cu >= all ? leadersAt(s, from, power) : [leader], to),
  );
};

/** 17.2.2: a neutral Carthage does not leave its capital. */
const fightsOn = (s: State, at: string): boolean => at === 'carthago' && isNeutral(s, 'carthage');

/** 11.2: friendly ground next to it without enemies; through allied armies only where there is no other. */
export function avoidTargets(s: State, at: string, power: Power): string[] {
  if (fightsOn(s, at)) return [];
  const fits = (from: string, to: string): boolean =>
    isClear(s, power, from, to) && isFriend(s, power, holderAt(s, to)) && enemyCu(s, to, power) === 0;
  const free = (to: string): boolean =>
    !isShared(s, to, power) && !(insideAt(s, to) > 0 && holderAt(s, to) !== power) && mayRest(s, power, to);
  const near = spaceOf(s, at)
    .ways.map((way) => way.to)
    .filter((to) => fits(at, to));
  const direct = near.filter(free);
  if (direct.length > 0) return direct;
  const found: string[] = [];
  const seen = new Set([at]);
  let edge = near;
  for (let i = 1; i < limitOf(s, 'avoid-spaces') && edge.length > 0 && found.length === 0; i++) {
    const next: string[] = [];
    for (const here of edge) {
      seen.add(here);
      for (const { to } of spaceOf(s, here).ways)
        if (!seen.has(to) && fits(here, to)) (free(to) ? found : next).push(to);
    }
    edge = next;
  }
  return [...new Set(found)];
}

/** 10.6, 11.1, 11.2: why an army outside may not try to avoid the force. */
export function avoidBan(s: State, at: string, power: Power): Problem | undefined {
  if (!isArmy(s, at, power)) return no('11.1', 'CU without a leader cannot avoid battle.');
  const mover = under(s, 'move')?.force.leader;
  if (leadersAt(s, at, power).some((id) => s.under.tried.includes(`${id} ${mover}`)))
    return no('10.6', 'This army has already tried to intercept the moving one.');
  if (fightsOn(s, at)) return no('17.2.2', 'In Carthago Carthage always fights.');
  if (avoidTargets(s, at, power).length > 0) return undefined;
  const carried = under(s, 'entered')?.carried[power] ?? null;
  const sails = (isLent(carried) || couldSail(s, power)) && avoidPorts(s, at, power, carried).length > 0;
  return sails ? undefined : no('11.2', 'There is no friendly space to go to.');
}
