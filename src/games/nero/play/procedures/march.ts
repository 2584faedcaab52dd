/** A moving force: it steps, attacks, takes, drops and asks until it stops (5.0 to 5.5, 6.0). */
import { plural } from '../../../../calculator/words.ts';
import { type Course, type Procedure, simply, waitsWhile } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { drop, finish, gain, halt, lose, placeLeader, takeUncontrolled } from '../changes.ts';
import {
  attackCost,
  clearCost,
  holders,
  openSteps,
  openTargets,
  pickUpCost,
  stepCost,
  whyNoAsk,
  whyNoAttack,
  whyNoClear,
  whyNoDrop,
  whyNoStep,
  whyNoTake,
} from '../movement.ts';
import {
  enemiesAt,
  enemyName,
  firstOf,
  forceName,
  givesOccasion,
  movingForce,
  nameOf,
  piecesName,
} from '../queries.ts';
import { battleQuestion } from '../questions.ts';
import type { Force, Nero, State } from '../state.ts';
import { declaring } from './emperor.ts';
import { playing } from './event.ts';
import { type Answerable, isStruck, openWindow, stopOffers } from './window.ts';

interface MarchFrame extends Answerable {
  readonly type: 'march';
  /** The step announced. */
  to: string | null;
}

/** 5.2: the step itself. */
function enter(d: State, force: Force, to: string, cost: number): void {
  const { active } = d.round;
  if (force.legions > 0) {
    lose(d, active, force.at, force.legions);
    gain(d, active, to, force.legions);
  }
  if (force.leader) placeLeader(d, active, to);
  force.came = force.at;
  force.at = to;
  force.left -= cost;
  force.steps += 1;
  force.met = enemiesAt(d, active, to);
  force.agreed = [];
  force.asked = false;
}

/** The step is taken by whoever has not been stopped. */
function takeStep(d: State, f: MarchFrame, to: string): void {
  const { active } = d.round;
  const force = movingForce(d);
  const halted = isStruck(f, 'bad-weather');
  if (isStruck(f, 'sick')) {
    // 12.0-sick: the Leader stays where he is for the player round.
    d.round.sick.push(active);
    force.leader = false;
  }
  f.to = null;
  f.struck = [];
  if (halted) halt(d);
  if (halted || (force.legions === 0 && !force.leader)) return;
  const cost = stepCost(d, force, to);
  const from = force.at;
  enter(d, force, to, cost);
  note(
    d,
    '5.2',
    () => {
      const pieces = force.legions > 0 ? plural(force.legions, 'Legion') : 'its Leader alone';
      return `${AREA_NAMES[active]} enters ${nameOf(d, to)} with ${pieces} for ${cost} MP.`;
    },
    () => ({ move: { side: active, path: [from, to], as: 'moved', says: `${cost} MP` } }),
  );
  if (force.met.length === 0 || !givesOccasion(d, force.legions > 0 ? 'legions' : 'leader')) return;
  const { came, left, id } = force;
  push(d, { type: 'entered', at: to, came, left, force: id, waiting: [...force.met] });
}

/** Nothing is left to move with. */
const isSpent = (force: Force): boolean => force.over || force.left === 0 || (force.legions === 0 && !force.leader);

export const march: Procedure<Nero, MarchFrame> = {
  run(d, f): Course {
    if (f.to !== null) takeStep(d, f, f.to);
    else if (isSpent(movingForce(d))) {
      finish(d);
      pop(d);
    } else return 'waits';
  },
  who: (s) => s.round.active,
  asks: (s) => {
    const { at, left } = movingForce(s);
    const says = `what the force in ${nameOf(s, at)} does with ${left} MP left.`;
    return { rule: '5.0', says, short: `${left} MP left: go on, or stop?` };
  },
  answers: {
    step: {
      options: (s) => openSteps(s, movingForce(s)).map((to) => ({ type: 'step', to })),
      says: (s, _, { to }) => ({ says: `${nameOf(s, to)}, ${stepCost(s, movingForce(s), to)} MP`, group: 'Go on to' }),
      why: (s, _, { to }) => whyNoStep(s, movingForce(s), to),
      apply(d, f, { to }) {
        const { active } = d.round;
        const force = movingForce(d);
        f.to = to;
        openWindow(d, 'march', active, stopOffers(d, active, forceName(force), force.legions > 0, force.leader));
      },
    },
    attack: {
      options: (s) => openTargets(s, movingForce(s)).map((target) => ({ type: 'attack', target })),
      says: (s, _, { target }) => ({
        says: `${enemyName(target)}, ${attackCost(s, movingForce(s))} MP`,
        group: 'Attack',
        question: battleQuestion(s, target, s.round.active),
      }),
      why: (s, _, { target }) => whyNoAttack(s, movingForce(s), target),
      apply(d, _, { target }) {
        const force = movingForce(d);
        const { active } = d.round;
        force.left -= attackCost(d, force);
        force.fought = true;
        note(d, '6.1', () => `${AREA_NAMES[active]} attacks in ${nameOf(d, force.at)}: ${enemyName(target)}.`);
        push(d, { type: 'battle', target, stage: 'window', attackerCard: null, defenderCard: null, struck: [] });
        const open = d.setup.rulings['bad-weather-after-announcement'] === 'until-cards';
        openWindow(d, 'attack', active, open ? [{ event: 'bad-weather', target: forceName(force) }] : []);
      },
    },
    take: {
      *options(s) {
        for (const whose of ['own', 'uncontrolled'] as const)
          for (let legions = 1; !whyNoTake(s, movingForce(s), whose, legions); legions++)
            yield { type: 'take', whose, legions };
      },
      says: (s, _, { whose, legions }) => ({
        says: `${plural(legions, `${whose === 'own' ? 'friendly' : 'Uncontrolled'} Legion`)}, ${pickUpCost(s, whose)} MP`,
        group: 'Pick up',
      }),
      why: (s, _, { whose, legions }) => whyNoTake(s, movingForce(s), whose, legions),
      apply(d, _, { whose, legions }) {
        const { active } = d.round;
        const force = movingForce(d);
        if (whose === 'uncontrolled') {
          takeUncontrolled(d, force.at, legions);
          gain(d, active, force.at, legions);
        }
        force.left -= pickUpCost(d, whose);
        force.legions += legions;
        // 5.4: under the usual reading they share the fatigue of the force.
        if (force.tired > 0 && d.setup.rulings['fatigue-after-a-split'] === 'shared') force.tired = force.legions;
        note(d, '5.4', () => `${AREA_NAMES[active]} picks up ${plural(legions, 'Legion')} in ${nameOf(d, force.at)}.`);
      },
    },
    drop: {
      *options(s) {
        const force = movingForce(s);
        for (const leader of [false, true])
          for (let legions = leader ? 0 : 1; !whyNoDrop(force, { legions, leader }); legions++)
            yield { type: 'drop', legions, leader };
      },
      says: (s, _, pieces) => ({ says: `Leave ${piecesName(s, pieces, 'the ')} here`, group: 'The force' }),
      why: (s, _, pieces) => whyNoDrop(movingForce(s), pieces),
      apply: (d, _, pieces) => drop(d, pieces),
    },
    clear: {
      says: (s) => `Remove the Retreat marker for ${clearCost(s)} MP`,
      why: (s) => whyNoClear(s, movingForce(s)),
      apply(d) {
        const force = movingForce(d);
        const stack = d.stacks[d.round.active][force.at];
        if (stack) stack.marker = false;
        force.left -= clearCost(d);
        force.marked = false;
        note(d, '5.6', () => `The Retreat marker in ${nameOf(d, force.at)} is removed.`);
      },
    },
    ask: {
      says: 'Ask to pass for 1 more MP',
      why: (s) => whyNoAsk(s, movingForce(s)),
      apply(d) {
        const force = movingForce(d);
        force.asked = true;
        push(d, { type: 'consent', waiting: holders(d, force) });
      },
    },
    // 4.3: events and a declaration may come between two steps.
    event: playing,
    declare: declaring,
    stop: simply('Stop here', (d) => {
      const force = movingForce(d);
      const { at, left } = force;
      note(d, '5.0', () => `The force stops in ${nameOf(d, at)} with ${left} MP left.`, { facts: { left } });
      force.over = true;
    }),
  },
};

interface ConsentFrame {
  readonly type: 'consent';
  readonly waiting: Colour[];
}

/** 5.5: every player with Legions there is asked, and every one of them must agree. */
function decide(d: State, f: ConsentFrame, lets: boolean): void {
  const who = firstOf(f.waiting);
  f.waiting.shift();
  note(d, '5.5', () => `${AREA_NAMES[who]} ${lets ? 'lets the force pass' : 'does not let the force pass'}.`);
  if (lets) movingForce(d).agreed.push(who);
}

export const consent: Procedure<Nero, ConsentFrame> = {
  run: waitsWhile((_, f) => f.waiting.length > 0),
  who: (_, f) => firstOf(f.waiting),
  asks: (s, f) => ({
    rule: '5.5',
    says: `whether ${AREA_NAMES[s.round.active]} may pass through ${nameOf(s, movingForce(s).at)}.`,
    short: 'Let the force pass?',
    after: f.waiting.slice(1),
  }),
  answers: {
    consent: { says: 'Let the force pass', apply: (d, f) => decide(d, f, true) },
    pass: { says: 'Do not let it pass', apply: (d, f) => decide(d, f, false) },
  },
};
