/** What a battle leaves behind (6.4, 7.3): the captured Legion, titles lost and won, VP, who stops, who may retreat. */

import { figuresOf } from '../../../../play/figures.ts';
import { note, push } from '../../../../play/state.ts';
import { earnsVp, givenUp, isCrowned, victoryVp, winnerOf } from '../../battle/rules.ts';
import { isLastTurn } from '../../scoring/rules.ts';
import { AREA_NAMES, type Colour, type Side } from '../../words.ts';
import type { Target } from '../actions.ts';
import {
  changeForce,
  changeRound,
  gain,
  lose,
  makeStatus,
  patch,
  takeUncontrolled,
  turnUncontrolled,
} from '../pieces.ts';
import { enemyName } from '../sides.ts';
import { legionsOf, movingForce, placeName, roomForUncontrolled } from '../situation.ts';
import type { State } from '../state.ts';

const isTribe = (target: Target): target is 'barbarian' => target === 'barbarian';
const isPlayer = (target: Target): target is Colour => target !== 'barbarian' && target !== 'uncontrolled';

/** 6.0: all Legions of a stack count as attacked. */
const markAttacked = (d: State, c: Colour, at: string): void => patch(d, c, at, { attacked: legionsOf(d, c, at) });

/** 13.2: a battle won with the Emperor present. */
function scoreVictory(d: State, c: Colour): void {
  d.vp[c] += victoryVp(isLastTurn(d.turn, figuresOf(d)), figuresOf(d));
  note(d, '13.2', `${AREA_NAMES[c]} wins with its Emperor and has ${d.vp[c]} VP.`);
}

/** 6.4, 7.3, 13.2: titles after a battle; `winner` and `loser` where their Leader was in it. */
function titles(d: State, winner: Colour | undefined, loser: Colour | undefined, overTribe: boolean): void {
  const { rulings } = d.setup;
  const won = winner ? d.leaders[winner].status : 'none';
  const lost = loser ? d.leaders[loser].status : 'none';
  const readings = { tribeVp: rulings['victory-over-barbarians'], newEmperor: rulings['vp-of-a-new-emperor'] };
  if (loser) makeStatus(d, loser, 'general', '6.4');
  if (!winner) return;
  if (isCrowned(won, lost)) makeStatus(d, winner, 'emperor', '7.3');
  if (earnsVp(won, lost, overTribe, readings)) scoreVictory(d, winner);
}

/** 6.4, 5.3: the attacker takes a Legion into his force and is more tired; Legions that a Leader alone picked up were fresh. */
function capture(d: State, target: Target): void {
  const force = movingForce(d);
  const { active } = d.round;
  const met = force.met.filter((c) => c !== target);
  const tired = force.legions;
  changeForce(d, { fatigue: (force.tired > 0 ? force.fatigue : 0) + 1, tired, met });
  if (isTribe(target)) return;
  const marker = isPlayer(target) && d.stacks[target][force.at]?.marker === true;
  if (isPlayer(target)) lose(d, target, force.at, 1);
  else takeUncontrolled(d, force.at, 1);
  if (marker && d.setup.rulings['captured-legion-marker'] === 'keeps') {
    gain(d, active, force.at, 1, { marker: true, done: 1 });
    return;
  }
  gain(d, active, force.at, 1);
  const shared = d.setup.rulings['fatigue-after-a-split'] === 'shared';
  changeForce(d, { legions: force.legions + 1, tired: shared ? tired + 1 : tired });
}

/** 6.4, 5.3: the attacker goes on with one Legion more; what is left of the loser stays or retreats. */
function attackerWins(d: State, target: Target): void {
  const { active } = d.round;
  const { at, leader, came } = movingForce(d);
  const led = isPlayer(target) && d.leaders[target].at === at ? target : undefined;
  capture(d, target);
  titles(d, leader ? active : undefined, led, isTribe(target));
  if (isTribe(target)) d.barbarian = null;
  else if (!isPlayer(target)) changeRound(d, { struck: [...d.round.struck, at] });
  else if (d.stacks[target][at]) {
    markAttacked(d, target, at);
    push(d, { type: 'retreat', who: target, from: at, came, force: false });
  }
}

/** 6.4, 12.0-barbarians: the attacker loses a Legion to whoever beat him. */
function surrender(d: State, target: Target): void {
  const { active } = d.round;
  const { at, legions } = movingForce(d);
  if (isPlayer(target)) {
    lose(d, active, at, 1);
    gain(d, target, at, 1);
    markAttacked(d, target, at);
  } else {
    const given = givenUp(legions, isTribe(target), { beaten: d.setup.rulings['beaten-by-barbarians'] });
    if (given === 0 || roomForUncontrolled(d) < 1) return;
    turnUncontrolled(d, active, at, 1);
  }
  changeForce(d, { legions: legions - 1 });
}

/** 6.4: the attacker is finished; what is left of him stays or retreats. */
function defenderWins(d: State, target: Target): void {
  const { active } = d.round;
  const before = movingForce(d);
  const { at, leader, came, steps } = before;
  surrender(d, target);
  if (!isPlayer(target) && !isTribe(target)) changeRound(d, { struck: [...d.round.struck, at] });
  titles(d, isPlayer(target) && d.leaders[target].at === at ? target : undefined, leader ? active : undefined, false);
  const mobile = d.setup.rulings['beaten-attacker-moves-on'] === 'mobile' && steps === 0;
  changeForce(d, { over: !mobile });
  if (movingForce(d).legions === 0) return;
  push(d, { type: 'retreat', who: active, from: at, came, force: true });
}

/** 6.4: the attacker stops; nothing else changes. */
function draw(d: State, target: Target): void {
  const { at } = movingForce(d);
  changeForce(d, { over: true });
  if (isPlayer(target)) markAttacked(d, target, at);
  else if (!isTribe(target)) changeRound(d, { struck: [...d.round.struck, at] });
}

/** 6.4: the higher total wins. */
export function resolve(d: State, target: Target, totals: Readonly<Record<Side, number>>): void {
  const { at } = movingForce(d);
  const { active } = d.round;
  const winner = winnerOf(totals);
  const verdict = winner === 'attacker' ? 'beats' : winner === 'defender' ? 'loses against' : 'draws with';
  note(d, '6.4', `${AREA_NAMES[active]} ${verdict} ${enemyName(target)} in ${placeName(d, at)}.`, {
    facts: { victor: winner ?? 'nobody' },
    score: {
      at,
      sums: [
        { side: active, sum: totals.attacker, ...(winner === 'attacker' && { wins: true }) },
        { side: target, sum: totals.defender, ...(winner === 'defender' && { wins: true }) },
      ],
    },
  });
  if (winner === 'attacker') attackerWins(d, target);
  else if (winner === 'defender') defenderWins(d, target);
  else draw(d, target);
}
