/** What happens to a moving force (5): it enters, leaves pieces behind, is halted, stops. */
import { plural } from '../../../calculator/words.ts';
import { LEADER_NAMES } from '../words.ts';
import type { Force, Waiting } from './forces.ts';
import type { Reply } from './frames.ts';
import { stepCost } from './movement.ts';
import { changeForce, changeRound, gain, patch, placeLeader, put } from './pieces.ts';
import { enemiesAt, movingForce } from './situation.ts';
import type { State } from './state.ts';

/** What an answer to this force is aimed at. */
export const forceName = ({ id }: Force | Waiting): string => `force-${id}`;

/** Pieces of the active colour in words. */
export function piecesName(s: State, { legions, leader }: Pick<Waiting, 'legions' | 'leader'>): string {
  const lead = LEADER_NAMES[s.leaders[s.round.active].status];
  return [...(legions > 0 ? [plural(legions, 'Legion')] : []), ...(leader ? [lead] : [])].join(' and ');
}

/** 12.0-bad-weather, 12.0-sick: what can stop a step. */
export function stepOffers(s: State, force: Force): Reply[] {
  const sick = force.leader && s.leaders[s.round.active].status !== 'emperor';
  return [
    ...(force.legions > 0 ? [{ event: 'bad-weather', target: forceName(force) } as const] : []),
    ...(sick ? [{ event: 'sick', target: forceName(force) } as const] : []),
  ];
}

/** 5.4: pieces stay behind; those that have not moved or fought may still do so later. */
export function drop(d: State, force: Force, legions: number, leader: boolean): void {
  const { active } = d.round;
  const stack = d.stacks[active][force.at];
  if (legions > 0 && stack && (force.steps > 0 || force.fought))
    patch(d, active, force.at, { done: stack.done + legions });
  if (leader && (force.steps > 0 || force.fought)) changeRound(d, { leaderDone: true });
  const left = force.legions - legions;
  changeForce(d, {
    legions: left,
    leader: force.leader && !leader,
    tired: Math.max(0, Math.min(force.tired - legions, left)),
    marked: force.marked && left > 0,
  });
}

/** 5.0: a force that has stopped is finished for the player round. */
export function finish(d: State): void {
  const { active, force } = d.round;
  if (!force) return;
  const stack = d.stacks[active][force.at];
  if (stack && force.legions > 0) patch(d, active, force.at, { done: stack.done + force.legions });
  changeRound(d, { force: null, leaderDone: d.round.leaderDone || force.leader });
}

/** 12.0-bad-weather: the Legions are finished; their Leader may go on alone. */
export function halt(d: State): void {
  const force = movingForce(d);
  const { active } = d.round;
  patch(d, active, force.at, { done: (d.stacks[active][force.at]?.done ?? 0) + force.legions });
  const goesOn = force.leader && d.setup.rulings['leader-of-a-halted-force'] === 'goes-on';
  changeForce(d, { legions: 0, tired: 0, marked: false, over: !goesOn });
}

/** 12.0-sick: the Leader stays where he is for the player round. */
export function sicken(d: State): void {
  changeRound(d, { sick: [...d.round.sick, d.round.active] });
  changeForce(d, { leader: false });
}

/** 5.2: the step itself. */
export function enter(d: State, to: string): void {
  const force = movingForce(d);
  const { active } = d.round;
  const left = force.left - stepCost(d, force, to);
  if (force.legions > 0) {
    const old = d.stacks[active][force.at];
    const rest = (old?.n ?? 0) - force.legions;
    put(d, active, force.at, old && rest > 0 ? { ...old, n: rest } : undefined);
    gain(d, active, to, force.legions);
  }
  if (force.leader) placeLeader(d, active, to);
  const met = enemiesAt(d, active, to);
  changeForce(d, { at: to, came: force.at, left, steps: force.steps + 1, met, agreed: [], asked: false });
}

/** Nothing is left to move with. */
export const isSpent = (force: Force): boolean =>
  force.over || force.left === 0 || (force.legions === 0 && !force.leader);
