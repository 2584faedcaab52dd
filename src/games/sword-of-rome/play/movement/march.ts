/** Chapter 9: what a force may do next on this map, or the clause that forbids it. */
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Power } from '../../words.ts';
import { isFriend, isNeutral } from '../politics/friends.ts';
import {
  cuAt,
  enemyCu,
  has,
  hasFoes,
  holderAt,
  insideAt,
  isCity,
  isMinor,
  isShared,
  isSpace,
  leaderOf,
  leadersAt,
  nameOf,
  placedOf,
  spaceOf,
} from '../queries.ts';
import { type Connection, HOLDING_BOX } from '../set-up.ts';
import type { Force, State } from '../state.ts';
import { isShut, lineFor, mayRest, movable, restRule, staysInAfrica, wayTo } from './ground.ts';
import { seaCost, shipped } from './sea.ts';

/** 15.3, 16.2, 9.4.4: why a force may not end its move here. */
export function endProblem(s: State, power: Power, at: string, alone = false): Problem | undefined {
  const name = nameOf(s, at);
  if (!mayRest(s, power, at)) return no(restRule(power), `${name}: they may not end a move there.`);
  const rule = isNeutral(s, power) ? '16.2' : '15.3';
  const guests = insideAt(s, at) > 0 && holderAt(s, at) !== power && isFriend(s, power, holderAt(s, at));
  if (isShared(s, at, power) || guests) return no(rule, `${name}: CU of another power are there.`);
  const strange = s.setup.leaderIds.find((id) => {
    const leader = placedOf(s, id);
    return leader.at === at && !leader.inside && leaderOf(s, id).power !== power;
  });
  if (strange === undefined) return undefined;
  if (isFriend(s, power, leaderOf(s, strange).power)) return no(rule, `${name}: a leader of another power is there.`);
  return alone ? no('9.4.4', `${name}: an enemy leader is there.`) : undefined;
}

/** 9.2, 21.2-#12: MP of a step. */
export function stepCost(s: State, f: Force, way: Connection): number {
  const line = lineFor(f.power, f.at, way);
  const paved = way.appian && has(s, 'appian-way') && (s.setup.rulings['appian-way'] === 'all' || f.power === 'romans');
  if (paved && f.onAppianWay) return 0;
  return Number(figuresOf(s).at('movement-cost', line, 'mp').value);
}

const isConsul = (s: State, id: string): boolean => leaderOf(s, id).kind === 'consul';

/** 9.4.4: a leader alone does not go among enemies. */
const barred = (s: State, f: Force, at: string): boolean => f.cu === 0 && enemyCu(s, at, f.power) > 0;

/** 9.1.2: a consul is alone there, and a minor leader, who passes, does not take him along. */
const leavesConsul = (s: State, f: Force, at: string): boolean =>
  isMinor(s, f.leader) && cuAt(s, at, f.power) === 0 && leadersAt(s, at, f.power).some((id) => isConsul(s, id));

/** 9.1.2: whether a consul does not come along. */
const leftConsul = (s: State, f: Force): boolean =>
  leadersAt(s, f.at, f.power).some((id) => isConsul(s, id) && !f.leaders.includes(id));

/** 9.1.2: CU that a force which must go on leaves to such a consul. */
export const consulsCu = (s: State, f: Force): 0 | 1 =>
  f.moved && leftConsul(s, f) && endProblem(s, f.power, f.at) ? 1 : 0;

/** Whether the force could come to a lawful end from there with so many MP. */
function canFinish(s: State, f: Force, at: string, mp: number): boolean {
  if (isShut(s, f.power, at) || barred(s, f, at) || besiegesAlly(s, f.power, at)) return false;
  if (hasFoes(s, at, f.power)) return mayRest(s, f.power, at);
  if (!endProblem(s, f.power, at, f.cu === 0)) return true;
  if (leavesConsul(s, f, at)) return false;
  return spaceOf(s, at).ways.some((way) => {
    const line = lineFor(f.power, at, way);
    const cost = Number(figuresOf(s).at('movement-cost', line, 'mp').value);
    if (cost > mp || (f.pursued && line !== 'clear') || !isPassable(s, f.power, at, way)) return false;
    return canFinish(s, f, way.to, mp - cost);
  });
}

/** aid-op-movement: whether this connection is open, where both its ends must be friendly. */
export const isPassable = (s: State, power: Power, from: string, way: Connection): boolean =>
  !way.bothFriendly || (isFriend(s, power, holderAt(s, from)) && isFriend(s, power, holderAt(s, way.to)));

/** 15.3-note: besiegers of an ally's city who has CU inside. */
const besiegesAlly = (s: State, power: Power, at: string): boolean => {
  const holder = holderAt(s, at);
  const ally = holder !== power && isFriend(s, power, holder);
  return isCity(s, at) && insideAt(s, at) > 0 && ally && hasFoes(s, at, power);
};

/** What holds for a force wherever it goes. */
function leavingProblem(s: State, f: Force, to: string): Problem | undefined {
  const name = nameOf(s, to);
  const bound = s.setup.rulings['consul-without-cu'] === 'barred';
  if (bound && f.cu === 0 && f.leaders.some((id) => isConsul(s, id)))
    return no('9.1.2', 'A consul must keep at least 1 Roman CU.');
  if (f.cu > 0 && f.cu >= cuAt(s, f.at, f.power) && leftConsul(s, f))
    return no('9.1.2', 'A consul who stays behind must keep at least 1 Roman CU.');
  if (barred(s, f, to)) return no('9.4.4', `${name}: a leader without CU may not go there.`);
  if (staysInAfrica(s, f.leaders, to)) return no('17.1.1', 'Bomilcar must stay in Africa.');
  if (f.cu > movable(s, f.at, f.power, to)) return no('17.1.2', 'The militia must stay in Africa.');
  if (isShut(s, f.power, to)) return no('16.3', `${name}: Carthage may not enter Italy.`);
  if (besiegesAlly(s, f.power, to)) return no('15.3-note', `${name}: an ally has CU inside.`);
  return undefined;
}

export function stepProblem(s: State, f: Force, to: string): Problem | undefined {
  if (!isSpace(s, to)) return no('9.2', `There is no such space.`);
  if (to === HOLDING_BOX) return no('2.2-connections', 'Nothing can go back into the holding box.');
  const way = wayTo(s, f.at, to);
  const name = nameOf(s, to);
  if (!way) return no('9.2', `There is no connection from ${nameOf(s, f.at)} to ${name}.`);
  if (!isPassable(s, f.power, f.at, way))
    return no('aid-op-movement', `${nameOf(s, f.at)} and ${name} must both be friendly.`);
  if (f.pursued && lineFor(f.power, f.at, way) !== 'clear')
    return no('11.4', `${name}: no crossing rough or straits after a pursuit.`);
  const cost = stepCost(s, f, way);
  if (cost > f.mp) {
    const rule = f.power === 'gauls' ? '9.2.2' : f.power === 'transalpine' ? '9.2.3' : f.mp === 0 ? '9.2.1' : '9.2';
    return no(rule, `${name} costs ${cost} MP; you have ${f.mp} left.`);
  }
  return leavingProblem(s, f, to) ?? finishProblem(s, f, to, f.mp - cost);
}

/** Why a force that is there with so many MP could not end its move lawfully. */
export const finishProblem = (s: State, f: Force, to: string, mp: number): Problem | undefined => {
  if (canFinish(s, f, to, mp)) return undefined;
  return (
    endProblem(s, f.power, to, f.cu === 0) ??
    no(restRule(f.power), `${nameOf(s, to)}: from there you could not reach a space to stop in.`)
  );
};

export function sailProblem(s: State, f: Force, to: string): Problem | undefined {
  if (!isSpace(s, to) || to === f.at || !spaceOf(s, f.at).port || !spaceOf(s, to).port)
    return no('9.6', `You can sail only from one port to another.`);
  const cost = seaCost(s);
  if (cost > f.mp) return no('9.6', `A voyage costs ${cost} MP; you have ${f.mp} left.`);
  const room = shipped(s, f, f.at, to, 'moving');
  if (room.cu === 0) return no(room.rule, `${room.why}.`);
  if (f.cu > room.cu) return no(room.rule, `${room.why}: ${room.cu} CU may sail, not ${f.cu}.`);
  return (
    leavingProblem(s, f, to) ??
    (f.moved ? endProblem(s, f.power, f.at, f.cu === 0) : undefined) ??
    finishProblem(s, f, to, f.mp - cost)
  );
}
