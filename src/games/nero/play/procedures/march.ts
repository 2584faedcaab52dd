/** The procedure of a moving force: it steps, attacks, takes, drops and asks until it stops (5.0 to 5.5, 6.0). */
import { plural } from '../../../../calculator/words.ts';
import { AREA_NAMES } from '../../words.ts';
import type { Action } from '../actions.ts';
import { enemiesAt, freshAt, givesOccasion, placeName } from '../board.ts';
import type { Force } from '../forces.ts';
import type { MarchFrame } from '../frames.ts';
import {
  askProblem,
  attackCost,
  attackProblem,
  clearCost,
  clearProblem,
  drop,
  dropProblem,
  enter,
  finish,
  halt,
  holders,
  isSpent,
  neighbours,
  pickUpCost,
  sicken,
  stepCost,
  stepOffers,
  stepProblem,
  takeProblem,
} from '../movement.ts';
import { changeForce, gain, patch, takeUncontrolled } from '../pieces.ts';
import { note, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';
import { beginDeclaration, declareProblem } from './declare.ts';
import { beginEvent, eventProblem } from './event.ts';
import { openWindow } from './window.ts';

/** W2 is over: the step is taken by whoever has not been stopped. */
function takeStep(d: State, f: MarchFrame): void {
  const to = f.to!;
  const is = (event: string) => f.struck.some((s) => s.event === event);
  const [halted, sick] = [is('bad-weather'), is('sick')];
  f.to = null;
  f.struck = [];
  if (sick) sicken(d);
  if (halted) halt(d);
  const force = d.round.force!;
  if (halted || (force.legions === 0 && !force.leader)) return;
  const { active } = d.round;
  const cost = stepCost(d, force, to);
  const pieces = force.legions > 0 ? plural(force.legions, 'Legion') : 'its Leader alone';
  enter(d, to);
  note(d, '5.2', `${AREA_NAMES[active]} enters ${placeName(d, to)} with ${pieces} for ${cost} MP.`);
  const occasion = givesOccasion(d, force.legions > 0 ? 'legions' : 'leader');
  const waiting = enemiesAt(d, active, to);
  if (!occasion || waiting.length === 0) return;
  const { came, left, id } = d.round.force!;
  push(d, { type: 'entered', at: to, came, left, force: id, waiting });
}

/** 5.4: Legions join the force; under the usual reading they share its fatigue. */
function take(d: State, force: Force, whose: 'own' | 'uncontrolled', legions: number): void {
  if (whose === 'uncontrolled') {
    takeUncontrolled(d, force.at, legions);
    gain(d, d.round.active, force.at, legions);
  }
  const shared = force.tired > 0 && d.setup.rulings['fatigue-after-a-split'] === 'shared';
  changeForce(d, {
    left: force.left - pickUpCost(d, whose),
    legions: force.legions + legions,
    tired: shared ? force.legions + legions : force.tired,
  });
  note(d, '5.4', `${AREA_NAMES[d.round.active]} picks up ${plural(legions, 'Legion')} in ${placeName(d, force.at)}.`);
}

/** 5.0: what a moving force might do; `problem` has the last word. */
function candidates(s: State): Action[] {
  const force = s.round.force!;
  const found: Action[] = [{ type: 'stop' }, { type: 'declare' }];
  for (const card of s.hands[s.round.active]) found.push({ type: 'event', card });
  if (force.marked || s.stacks[s.round.active][force.at]?.marker) found.push({ type: 'clear' });
  for (let legions = 0; legions <= force.legions; legions++) {
    found.push({ type: 'drop', legions, leader: false });
    if (force.leader) found.push({ type: 'drop', legions, leader: true });
  }
  if (force.marked) return found;
  for (const to of neighbours(s, force)) found.push({ type: 'step', to });
  if (force.legions > 0) {
    for (const target of enemiesAt(s, s.round.active, force.at)) found.push({ type: 'attack', target });
    found.push({ type: 'attack', target: 'barbarian' }, { type: 'attack', target: 'uncontrolled' });
  }
  for (let legions = 1; legions <= freshAt(s, force.at); legions++) found.push({ type: 'take', whose: 'own', legions });
  for (let legions = 1; legions <= (s.uncontrolled[force.at] ?? 0); legions++)
    found.push({ type: 'take', whose: 'uncontrolled', legions });
  found.push({ type: 'ask' });
  return found;
}

export const march: Procedure<MarchFrame> = {
  // 4.3: events and a declaration may come between two steps.
  accepts: ['step', 'attack', 'take', 'drop', 'clear', 'ask', 'stop', 'event', 'declare'],
  run(d, f) {
    if (f.to !== null) takeStep(d, f);
    else if (isSpent(d.round.force!)) {
      finish(d);
      pop(d);
    } else return true;
    return false;
  },
  who: (s) => s.round.active,
  choices: (s, f) => candidates(s).filter((a) => !march.problem(s, f, a)),
  problem(s, _, a) {
    const force = s.round.force!;
    if (a.type === 'step') return stepProblem(s, force, a.to);
    if (a.type === 'attack') return attackProblem(s, force, a.target);
    if (a.type === 'take') return takeProblem(s, force, a.whose, a.legions);
    if (a.type === 'drop') return dropProblem(force, a.legions, a.leader);
    if (a.type === 'clear') return clearProblem(s, force);
    if (a.type === 'event') return eventProblem(s, a.card);
    if (a.type === 'declare') return declareProblem(s);
    return a.type === 'ask' ? askProblem(s, force) : undefined;
  },
  apply(d, f, a) {
    const force = d.round.force!;
    const { active } = d.round;
    if (a.type === 'step') {
      f.to = a.to;
      openWindow(d, 'W2', active, stepOffers(d, force));
    } else if (a.type === 'attack') {
      changeForce(d, { left: force.left - attackCost(d, force), fought: true });
      const enemy = a.target === 'barbarian' || a.target === 'uncontrolled' ? a.target : AREA_NAMES[a.target];
      note(d, '6.1', `${AREA_NAMES[active]} attacks in ${placeName(d, force.at)}: ${enemy}.`);
      const open = d.setup.rulings['bad-weather-after-announcement'] === 'until-cards';
      const cards = { attackerCard: null, defenderCard: null };
      push(d, { type: 'battle', target: a.target, stage: 'window', ...cards, struck: [] });
      openWindow(d, 'W5', active, open ? [{ event: 'bad-weather', target: 0 }] : []);
    } else if (a.type === 'take') {
      take(d, force, a.whose, a.legions);
    } else if (a.type === 'drop') {
      drop(d, force, a.legions, a.leader);
    } else if (a.type === 'clear') {
      patch(d, active, force.at, { marker: false });
      changeForce(d, { left: force.left - clearCost(d), marked: false });
    } else if (a.type === 'ask') {
      changeForce(d, { asked: true });
      push(d, { type: 'consent', waiting: holders(d, force) });
    } else if (a.type === 'event') {
      beginEvent(d, a.card);
    } else if (a.type === 'declare') {
      beginDeclaration(d);
    } else {
      changeForce(d, { over: true });
    }
  },
};
