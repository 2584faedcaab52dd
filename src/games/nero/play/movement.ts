/** The moving force (5): where it may step, what it may take or leave, and how it stops. */
import { plural } from '../../../calculator/words.ts';
import {
  type CostReadings,
  FOR_MARKER,
  forAttack,
  forPassage,
  forPickUp,
  forStep,
  type Force as Marching,
  mpFor,
  sumOf,
} from '../move/rules.ts';
import { type Colour, ROMA } from '../words.ts';
import { enemiesAt, freshAt } from './board.ts';
import { figuresOf } from './figures.ts';
import type { Force } from './forces.ts';
import type { Answer, Target } from './frames.ts';
import { changeForce, changeRound, gain, patch, placeLeader, put } from './pieces.ts';
import { list, no, type Problem } from './procedure.ts';
import type { State } from './state.ts';

/** 5.0, 5.8: the places next to this one, for Legions or for a Leader alone. */
export function neighbours(s: State, { at, legions }: Force): string[] {
  const { borders, straits, city } = s.setup.board.places[at]!;
  return legions > 0 ? [...borders, ...straits] : [...borders, ...straits, ...city];
}

const readingsOf = ({ setup: { rulings } }: State): CostReadings => ({
  leaderAlone: rulings['leader-alone-cost'],
  straitsToTribe: rulings['straits-to-the-barbarians'],
  passages: rulings['passage-with-several-players'],
});

/** 5.3: fatigue weighs on Legions that have fought. */
const marching = ({ legions, tired, fatigue }: Force): Marching => ({ legions, won: tired > 0 ? fatigue : 0 });

/** 5.2, 5.3, 5.5, 5.7, 5.8: MP for the next step, permission to leave included. */
export function stepCost(s: State, force: Force, to: string): number {
  const { borders, straits } = s.setup.board.places[force.at]!;
  const ahead = {
    roma: to === ROMA,
    straits: !borders.includes(to) && straits.includes(to),
    tribe: s.barbarian === to,
  };
  const readings = readingsOf(s);
  return sumOf([...forStep(marching(force), ahead, readings), forPassage(force.passes, readings)], figuresOf(s));
}

/** 6.1, 5.3: MP for an attack. */
export const attackCost = (s: State, force: Force): number => sumOf(forAttack(marching(force)), figuresOf(s));

/** 5.4: MP to pick Legions up. */
export const pickUpCost = (s: State, whose: 'own' | 'uncontrolled'): number => mpFor(forPickUp(whose), figuresOf(s));

/** 5.6: MP to remove a Retreat marker. */
export const clearCost = (s: State): number => mpFor(FOR_MARKER, figuresOf(s));

/** 5.5: the colours that hold a force which has entered; a force that began here leaves freely. */
export const holders = (s: State, force: Force): Colour[] =>
  force.steps === 0 ? [] : enemiesAt(s, s.round.active, force.at).filter((c) => !force.free.includes(c));

/** 5.5: the Barbarian Tribe holds a force that has entered. */
const tribeHolds = (s: State, force: Force): boolean => force.steps > 0 && s.barbarian === force.at;

const short = (rule: string, cost: number, left: number): Problem | undefined =>
  cost > left ? no(rule, `It costs ${cost} MP; the force has ${left} left.`) : undefined;

const marked = (force: Force): Problem | undefined =>
  force.marked ? no('5.6', 'The force is under a Retreat marker; it must remove that first.') : undefined;

/** 5.0, 5.2, 5.5, 5.8: why the force cannot go there. */
export function stepProblem(s: State, force: Force, to: string): Problem | undefined {
  if (force.marked) return marked(force);
  const next = neighbours(s, force);
  if (!next.includes(to)) {
    const rule = to === ROMA ? '5.8' : '5.0';
    return no(rule, `Found ${to}; the force in ${force.at} may go to ${list(next)}.`);
  }
  const holding = holders(s, force);
  if (tribeHolds(s, force)) return no('5.5', 'The Barbarian Tribe holds the force; it must be beaten first.');
  if (holding.length > 0)
    return no('5.5', `Legions of ${list(holding)} hold the force; they must be beaten or let it pass.`);
  return short('5.2', stepCost(s, force, to), force.left);
}

/** 6.0, 6.1: why the force cannot attack. */
export function attackProblem(s: State, force: Force, target: Target): Problem | undefined {
  if (force.marked) return marked(force);
  if (force.legions === 0) return no('6.0', 'A Leader alone cannot attack; only Legions can.');
  if (target === 'barbarian') {
    if (s.barbarian !== force.at) return no('6.0', `The Barbarian Tribe is not in ${force.at}.`);
  } else if (target === 'uncontrolled') {
    if (s.setup.rulings['attack-on-uncontrolled-legions'] === 'no')
      return no('5.4', 'Uncontrolled Legions cannot be attacked; they are picked up for MP.');
    if (!s.uncontrolled[force.at] || s.round.struck.includes(force.at))
      return no('6.0', 'There are no Uncontrolled Legions here that have not been attacked in this player round.');
  } else {
    const there = enemiesAt(s, s.round.active, force.at);
    if (!there.includes(target)) return no('6.0', `Found ${target}; enemy Legions here are of ${list(there)}.`);
    const { n, attacked } = s.stacks[target][force.at]!;
    if (attacked >= n) return no('6.0', `The Legions of ${target} here have been attacked in this player round.`);
  }
  return short('6.1', attackCost(s, force), force.left);
}

/** 5.4: why the force cannot pick these Legions up. */
export function takeProblem(s: State, force: Force, whose: string, legions: number): Problem | undefined {
  if (force.marked) return marked(force);
  if (force.at === ROMA) return no('5.8', 'There are no Legions in Roma.');
  if (whose === 'uncontrolled') {
    if (force.steps === 0 && s.setup.rulings['uncontrolled-at-the-start'] === 'after-entering')
      return no('5.4', 'The force has not entered a Province yet; Legions are picked up after that.');
    const there = s.uncontrolled[force.at] ?? 0;
    if (legions < 1 || legions > there) return no('5.4', `Found ${legions}; ${there} Uncontrolled Legions are here.`);
    return short('5.4', pickUpCost(s, 'uncontrolled'), force.left);
  }
  if (whose !== 'own') return no('5.4', `Found "${whose}"; Legions that can be picked up are own or uncontrolled.`);
  if (force.steps === 0)
    return no('5.4', 'The force is where it started; own Legions are picked up in other Provinces.');
  const there = freshAt(s, force.at);
  if (legions < 1 || legions > there) return no('5.4', `Found ${legions}; ${there} own Legions here have not moved.`);
  if (s.stacks[s.round.active][force.at]!.marker)
    return no('5.6', 'The Legions here are under a Retreat marker; it must be removed first.');
  return short('5.4', pickUpCost(s, 'own'), force.left);
}

/** 5.4: why these pieces cannot be left behind. */
export function dropProblem(force: Force, legions: number, leader: boolean): Problem | undefined {
  if (legions === 0 && !leader) return no('5.4', 'Found no piece to leave behind.');
  if (legions > force.legions) return no('5.4', `Found ${plural(legions, 'Legion')}; the force has ${force.legions}.`);
  if (leader && !force.leader) return no('5.4', 'The Leader is not with the force.');
  const rest = force.legions - legions > 0 || (force.leader && !leader);
  return rest ? undefined : no('5.4', 'Nothing would be left of the force; it stops instead.');
}

/** 5.6: why no Retreat marker can be removed. */
export function clearProblem(s: State, force: Force): Problem | undefined {
  if (!s.stacks[s.round.active][force.at]?.marker) return no('5.6', 'No own Legions here are under a Retreat marker.');
  return short('5.6', clearCost(s), force.left);
}

/** 5.5: why permission cannot be asked for. */
export function askProblem(s: State, force: Force): Problem | undefined {
  const holding = holders(s, force);
  if (holding.length === 0) return no('5.5', 'No Legions hold the force here.');
  if (tribeHolds(s, force)) return no('5.5', 'The Barbarian Tribe lets nobody pass.');
  if (force.asked) return no('5.5', 'Permission has been asked for here already.');
  // One more MP at least for the step that permission is asked for.
  return short('5.5', mpFor(forPassage(force.passes + holding.length, readingsOf(s)), figuresOf(s)) + 1, force.left);
}

/** 12.0-bad-weather, 12.0-sick: what can stop a step. */
export function stepOffers(s: State, force: Force): Answer[] {
  const sick = force.leader && s.leaders[s.round.active].status !== 'emperor';
  return [
    ...(force.legions > 0 ? [{ event: 'bad-weather', target: 0 } as const] : []),
    ...(sick ? [{ event: 'sick', target: 0 } as const] : []),
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
  const force = d.round.force!;
  const { active } = d.round;
  patch(d, active, force.at, { done: d.stacks[active][force.at]!.done + force.legions });
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
  const force = d.round.force!;
  const { active } = d.round;
  const left = force.left - stepCost(d, force, to);
  if (force.legions > 0) {
    const old = d.stacks[active][force.at]!;
    const rest = old.n - force.legions;
    put(d, active, force.at, rest > 0 ? { ...old, n: rest } : undefined);
    gain(d, active, to, force.legions);
  }
  if (force.leader) placeLeader(d, active, to);
  changeForce(d, { at: to, came: force.at, left, steps: force.steps + 1, free: [], passes: 0, asked: false });
}

/** Nothing is left to move with. */
export const isSpent = (force: Force): boolean =>
  force.over || force.left === 0 || (force.legions === 0 && !force.leader);
