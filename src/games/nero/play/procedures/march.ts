/** The procedure of a moving force: it steps, attacks, takes, drops and asks until it stops (5.0 to 5.5, 6.0). */
import { plural } from '../../../../calculator/words.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES } from '../../words.ts';
import type { Force } from '../forces.ts';
import type { MarchFrame } from '../frames.ts';
import { drop, enter, finish, forceName, halt, isSpent, piecesName, sicken, stepOffers } from '../marching.ts';
import {
  askProblem,
  attackCost,
  attackProblem,
  clearCost,
  clearProblem,
  dropProblem,
  holders,
  mayAsk,
  mayClear,
  mostToTake,
  openDrops,
  openSteps,
  openTargets,
  pickUpCost,
  stepCost,
  stepProblem,
  takeProblem,
} from '../movement.ts';
import { changeForce, gain, patch, takeUncontrolled } from '../pieces.ts';
import { attackQuestion } from '../questions.ts';
import { enemyName } from '../sides.ts';
import { enemiesAt, givesOccasion, movingForce, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
import { declaring } from './declare.ts';
import { playing } from './event.ts';
import { openWindow } from './window.ts';

/** The step is taken by whoever has not been stopped. */
function takeStep(d: State, f: MarchFrame, to: string): void {
  const is = (event: string) => f.struck.some((s) => s.event === event);
  const [halted, sick] = [is('bad-weather'), is('sick')];
  f.to = null;
  f.struck = [];
  if (sick) sicken(d);
  if (halted) halt(d);
  const force = movingForce(d);
  if (halted || (force.legions === 0 && !force.leader)) return;
  const { active } = d.round;
  const cost = stepCost(d, force, to);
  const pieces = force.legions > 0 ? plural(force.legions, 'Legion') : 'its Leader alone';
  enter(d, to);
  note(d, '5.2', `${AREA_NAMES[active]} enters ${placeName(d, to)} with ${pieces} for ${cost} MP.`, {
    move: { side: active, path: [force.at, to], as: 'moved', says: `${cost} MP` },
  });
  const occasion = givesOccasion(d, force.legions > 0 ? 'legions' : 'leader');
  const waiting = enemiesAt(d, active, to);
  if (!occasion || waiting.length === 0) return;
  const { came, left, id } = movingForce(d);
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

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

export const march: ProcedureOf<'march'> = {
  run(d, f) {
    if (f.to !== null) takeStep(d, f, f.to);
    else if (isSpent(movingForce(d))) {
      finish(d);
      pop(d);
    } else return 'waits';
    return 'goes-on';
  },
  who: (s) => s.round.active,
  asks: (s) => {
    const { at, left } = movingForce(s);
    return { rule: '5.0', says: `what the force in ${placeName(s, at)} does with ${left} MP left.` };
  },
  answers: {
    step: {
      choices: (s) =>
        openSteps(s, movingForce(s)).map((to) => ({
          action: { type: 'step', to },
          says: `${placeName(s, to)}, ${stepCost(s, movingForce(s), to)} MP`,
          group: 'Go on to',
        })),
      problem: (s, _, { to }) => stepProblem(s, movingForce(s), to),
      apply(d, f, { to }) {
        f.to = to;
        openWindow(d, 'march', d.round.active, stepOffers(d, movingForce(d)));
      },
    },
    attack: {
      choices: (s) =>
        openTargets(s, movingForce(s)).map((target) => ({
          action: { type: 'attack', target },
          says: `${enemyName(target)}, ${attackCost(s, movingForce(s))} MP`,
          group: 'Attack',
          question: attackQuestion(s, target),
        })),
      problem: (s, _, { target }) => attackProblem(s, movingForce(s), target),
      apply(d, _, { target }) {
        const force = movingForce(d);
        const { active } = d.round;
        changeForce(d, { left: force.left - attackCost(d, force), fought: true });
        note(d, '6.1', `${AREA_NAMES[active]} attacks in ${placeName(d, force.at)}: ${enemyName(target)}.`);
        push(d, { type: 'battle', target, stage: 'window', attackerCard: null, defenderCard: null, struck: [] });
        const open = d.setup.rulings['bad-weather-after-announcement'] === 'until-cards';
        openWindow(d, 'attack', active, open ? [{ event: 'bad-weather', target: forceName(force) }] : []);
      },
    },
    take: {
      choices: (s) =>
        (['own', 'uncontrolled'] as const).flatMap((whose) =>
          upTo(mostToTake(s, movingForce(s), whose)).map((legions) => ({
            action: { type: 'take' as const, whose, legions },
            says: `${plural(legions, `${whose === 'own' ? 'own' : 'Uncontrolled'} Legion`)}, ${pickUpCost(s, whose)} MP`,
            group: 'Pick up',
          })),
        ),
      problem: (s, _, { whose, legions }) => takeProblem(s, movingForce(s), whose, legions),
      apply: (d, _, { whose, legions }) => take(d, movingForce(d), whose, legions),
    },
    drop: {
      choices: (s) =>
        openDrops(movingForce(s)).map(({ legions, leader }) => ({
          action: { type: 'drop', legions, leader },
          says: piecesName(s, { legions, leader }),
          group: 'Leave behind',
        })),
      problem: (s, _, { legions, leader }) => dropProblem(movingForce(s), legions, leader),
      apply: (d, _, { legions, leader }) => drop(d, movingForce(d), legions, leader),
    },
    clear: {
      choices: (s) =>
        mayClear(s, movingForce(s))
          ? [{ action: { type: 'clear' }, says: `Remove the Retreat marker, ${clearCost(s)} MP` }]
          : [],
      problem: (s) => clearProblem(s, movingForce(s)),
      apply(d) {
        const { at, left } = movingForce(d);
        patch(d, d.round.active, at, { marker: false });
        changeForce(d, { left: left - clearCost(d), marked: false });
        note(d, '5.6', `The Retreat marker in ${placeName(d, at)} is removed.`);
      },
    },
    ask: {
      choices: (s) =>
        mayAsk(s, movingForce(s)) ? [{ action: { type: 'ask' }, says: 'Ask for leave to pass, 1 MP more' }] : [],
      problem: (s) => askProblem(s, movingForce(s)),
      apply(d) {
        const force = movingForce(d);
        changeForce(d, { asked: true });
        push(d, { type: 'consent', waiting: holders(d, force) });
      },
    },
    // 4.3: events and a declaration may come between two steps.
    event: playing,
    declare: declaring,
    stop: always({ type: 'stop' as const }, 'Stop here', (d: State) => {
      const { at, left } = movingForce(d);
      note(d, '5.0', `The force stops in ${placeName(d, at)} with ${left} MP left.`, { facts: { left } });
      changeForce(d, { over: true });
    }),
  },
};
