/** What a battle leaves behind (6.4, 7.3): the captured Legion, titles lost and won, VP, who stops, who may retreat. */

import { figuresOf } from '../../../../play/figures.ts';
import { note, push } from '../../../../play/state.ts';
import { earnsVp, givenUp, isCrowned, victoryVp, winnerOf } from '../../battle/rules.ts';
import { isLastTurn } from '../../scoring/rules.ts';
import { AREA_NAMES, type Colour, type Side } from '../../words.ts';
import type { Target } from '../actions.ts';
import { gain, lose, makeStatus, takeUncontrolled, turnUncontrolled } from '../changes.ts';
import { enemyName, movingForce, nameOf, roomForUncontrolled } from '../queries.ts';
import type { State } from '../state.ts';

const isTribe = (target: Target): target is 'barbarian' => target === 'barbarian';
const isPlayer = (target: Target): target is Colour => target !== 'barbarian' && target !== 'uncontrolled';

/** 6.0: all Legions of a stack count as attacked; Uncontrolled ones by their Province. */
function markAttacked(d: State, target: Target, at: string): void {
  if (!isPlayer(target)) {
    if (!isTribe(target)) d.round.struck.push(at);
    return;
  }
  const stack = d.stacks[target][at];
  if (stack) stack.attacked = stack.n;
}

/** 13.2: a battle won with the Emperor present. */
function scoreVictory(d: State, c: Colour): void {
  d.vp[c] += victoryVp(isLastTurn(d.turn, figuresOf(d)), figuresOf(d));
  note(d, '13.2', () => `${AREA_NAMES[c]} wins with its Emperor and has ${d.vp[c]} VP.`);
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
  force.fatigue = (force.tired > 0 ? force.fatigue : 0) + 1;
  force.tired = force.legions;
  force.met = force.met.filter((c) => c !== target);
  if (isTribe(target)) return;
  const marker = isPlayer(target) && d.stacks[target][force.at]?.marker === true;
  if (isPlayer(target)) lose(d, target, force.at, 1);
  else takeUncontrolled(d, force.at, 1);
  if (marker && d.setup.rulings['captured-legion-marker'] === 'keeps') {
    gain(d, active, force.at, 1, { marker: true, done: 1 });
    return;
  }
  gain(d, active, force.at, 1);
  force.legions += 1;
  if (d.setup.rulings['fatigue-after-a-split'] === 'shared') force.tired += 1;
}

/** 6.4, 5.3: the attacker goes on with one Legion more; what is left of the loser stays or retreats. */
function attackerWins(d: State, target: Target): void {
  const { at, leader, came } = movingForce(d);
  const led = isPlayer(target) && d.leaders[target].at === at ? target : undefined;
  capture(d, target);
  titles(d, leader ? d.round.active : undefined, led, isTribe(target));
  if (isTribe(target)) d.barbarian = null;
  markAttacked(d, target, at);
  if (isPlayer(target) && d.stacks[target][at]) push(d, { type: 'retreat', who: target, from: at, came, force: false });
}

/** 6.4, 12.0-barbarians: the attacker loses a Legion to whoever beat him. */
function surrender(d: State, target: Target): void {
  const { active } = d.round;
  const force = movingForce(d);
  if (isPlayer(target)) {
    lose(d, active, force.at, 1);
    gain(d, target, force.at, 1);
  } else {
    const given = givenUp(force.legions, isTribe(target), { beaten: d.setup.rulings['beaten-by-barbarians'] });
    if (given === 0 || roomForUncontrolled(d) < 1) return;
    turnUncontrolled(d, active, force.at, 1);
  }
  force.legions -= 1;
}

/** 6.4: the attacker is finished; what is left of him stays or retreats. */
function defenderWins(d: State, target: Target): void {
  const { active } = d.round;
  const force = movingForce(d);
  const { at, leader, came } = force;
  surrender(d, target);
  markAttacked(d, target, at);
  titles(d, isPlayer(target) && d.leaders[target].at === at ? target : undefined, leader ? active : undefined, false);
  force.over = d.setup.rulings['beaten-attacker-moves-on'] !== 'mobile' || force.steps > 0;
  if (force.legions > 0) push(d, { type: 'retreat', who: active, from: at, came, force: true });
}

/** 6.4: the attacker stops; nothing else changes. */
function draw(d: State, target: Target): void {
  const force = movingForce(d);
  force.over = true;
  markAttacked(d, target, force.at);
}

/** 6.4: the higher total wins. */
export function resolve(d: State, target: Target, totals: Readonly<Record<Side, number>>): void {
  const { at } = movingForce(d);
  const { active } = d.round;
  const winner = winnerOf(totals);
  const verdict = winner === 'attacker' ? 'beats' : winner === 'defender' ? 'loses against' : 'draws with';
  note(
    d,
    '6.4',
    () => `${AREA_NAMES[active]} ${verdict} ${enemyName(target)} in ${nameOf(d, at)}.`,
    () => ({
      facts: { victor: winner ?? 'nobody' },
      score: {
        at,
        sums: [
          { side: active, sum: totals.attacker, ...(winner === 'attacker' && { wins: true }) },
          { side: target, sum: totals.defender, ...(winner === 'defender' && { wins: true }) },
        ],
      },
    }),
  );
  if (winner === 'attacker') attackerWins(d, target);
  else if (winner === 'defender') defenderWins(d, target);
  else draw(d, target);
}
