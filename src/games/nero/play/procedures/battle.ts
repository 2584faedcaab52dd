/** A battle (6): the last chance to stop it, the sealed cards, the totals, the retreat; and its consequences (6.4, 7.3). */

import { figuresOf } from '../../../../play/figures.ts';
import { ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, noteMove, pop, push } from '../../../../play/state.ts';
import { earnsVp, givenUp, isCrowned, victoryVp, winnerOf } from '../../battle/rules.ts';
import { isLastTurn } from '../../scoring/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, type Side } from '../../words.ts';
import type { Target } from '../actions.ts';
import { byCard, cardName, cardOf, spend, usable } from '../cards.ts';
import {
  gain,
  halt,
  lose,
  makeStatus,
  moveStack,
  placeLeader,
  takeUncontrolled,
  turnUncontrolled,
} from '../changes.ts';
import { totals } from '../points.ts';
import { enemyName, flights, movingForce, nameOf, roomForUncontrolled } from '../queries.ts';
import { battleQuestion } from '../questions.ts';
import type { Nero, State } from '../state.ts';
import type { Answerable } from './window.ts';

interface BattleFrame extends Answerable {
  readonly type: 'battle';
  readonly target: Target;
  stage: 'window' | 'attacker' | 'defender' | 'resolve';
  attackerCard: string | null;
  defenderCard: string | null;
}

const defenderOf = (f: BattleFrame): Colour | undefined => COLOURS.find((c) => c === f.target);

const decides = (s: State, f: BattleFrame): Colour =>
  (f.stage === 'defender' ? defenderOf(f) : undefined) ?? s.round.active;

/** 6.3: a side without a card to play is not asked. */
const mayPlay = (s: State, c: Colour | undefined): boolean => c !== undefined && usable(s, c).length > 0;

function choose(f: BattleFrame, card: string | null): void {
  if (f.stage === 'attacker') {
    f.attackerCard = card;
    f.stage = 'defender';
  } else {
    f.defenderCard = card;
    f.stage = 'resolve';
  }
}

/** 6.2, 6.3: both cards are revealed together. */
function reveal(d: State, { target, attackerCard, defenderCard }: BattleFrame): void {
  const { active } = d.round;
  const sums = totals(d, target, attackerCard, defenderCard);
  const name = (card: string | null): string => (card ? cardName(d, card) : 'no card');
  note(d, '6.3', () =>
    attackerCard || defenderCard
      ? `The cards: ${name(attackerCard)} against ${name(defenderCard)}.`
      : 'Neither side plays a card.',
  );
  note(d, '6.2', () => `The attacker has ${sums.attacker} BP, the defender ${sums.defender}.`, {
    facts: { attackerBp: sums.attacker, defenderBp: sums.defender },
  });
  if (attackerCard) spend(d, active, attackerCard);
  const defender = COLOURS.find((c) => c === target);
  if (defenderCard && defender) spend(d, defender, defenderCard);
  pop(d);
  resolve(d, target, sums);
}

export const battle: Procedure<Nero, BattleFrame> = {
  run(d, f) {
    if (f.stage === 'window' && f.struck.length > 0) {
      pop(d);
      return halt(d);
    }
    if (f.stage === 'window') f.stage = 'attacker';
    if (f.stage === 'attacker' && mayPlay(d, d.round.active)) return 'waits';
    if (f.stage === 'attacker') f.stage = 'defender';
    return f.stage === 'defender' && mayPlay(d, defenderOf(f)) ? 'waits' : reveal(d, f);
  },
  who: decides,
  asks: (s) =>
    ask(
      '6.3',
      `which card to play in the battle in ${nameOf(s, movingForce(s).at)}, unseen by the other side.`,
      'Which card for the battle?',
    ),
  question: (s, f) => battleQuestion(s, f.target, decides(s, f)),
  answers: {
    'battle-card': byCard('battle-card', {
      who: decides,
      says: (s, card, f) => ({
        says: `${cardName(s, card)}: ${cardOf(s, card).bp} BP`,
        question: battleQuestion(s, f.target, decides(s, f), [card]),
      }),
      apply: (_, f, card) => choose(f, card),
    }),
    pass: { says: 'No card', apply: (_, f) => choose(f, null) },
  },
};

interface RetreatFrame {
  readonly type: 'retreat';
  readonly who: Colour;
  readonly from: string;
  /** The Province that the attacker came from. */
  readonly came: string | null;
  /** The loser is the moving force, not the stack there. */
  readonly force: boolean;
}

/** 6.5: where the loser may go. */
const wayOut = (s: State, f: RetreatFrame): string[] =>
  flights(s, f.force ? 'beaten-attacker' : 'beaten-defender', f.who, f.from, f.came);

/** 6.5: the beaten force goes; what else its colour has there stays. */
function retreatForce(d: State, f: RetreatFrame, to: string): void {
  const force = movingForce(d);
  lose(d, f.who, f.from, force.legions);
  gain(d, f.who, to, force.legions, { marker: true });
  if (force.leader) placeLeader(d, f.who, to);
  force.at = to;
  force.over = true;
}

/** 6.5: all Legions of a beaten defender go, his Leader with them. */
function retreatStack(d: State, f: RetreatFrame, to: string): void {
  moveStack(d, f.who, f.from, to, { marker: true });
  if (d.leaders[f.who].at === f.from) placeLeader(d, f.who, to);
}

/** A loser that stays is marked only under one reading. */
function stay(d: State, f: RetreatFrame): void {
  pop(d);
  if (d.setup.rulings['marker-for-those-who-stay'] !== 'always') return;
  const stack = d.stacks[f.who][f.from];
  if (stack) stack.marker = true;
  if (f.force) movingForce(d).marked = true;
}

export const retreat: Procedure<Nero, RetreatFrame> = {
  run(d, f): Course {
    if (wayOut(d, f).length > 0) return 'waits';
    stay(d, f);
  },
  who: (_, f) => f.who,
  asks: (s, f) => ask('6.5', `whether to retreat from ${nameOf(s, f.from)}, and where to.`, 'Retreat, and where to?'),
  answers: {
    retreat: {
      options: (s, f) => wayOut(s, f).map((to) => ({ type: 'retreat', to })),
      says: (s, _, { to }) => `Retreat to ${nameOf(s, to)}`,
      apply(d, f, { to }) {
        pop(d);
        if (f.force) retreatForce(d, f, to);
        else retreatStack(d, f, to);
        noteMove(d, '6.5', f.who, [f.from, to], () => `${AREA_NAMES[f.who]} retreats to ${nameOf(d, to)}.`);
      },
    },
    pass: { says: 'Stay', apply: stay },
  },
};

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
  note(d, '13.2', () => `${AREA_NAMES[c]} wins with its Emperor present and now has ${d.vp[c]} VP.`);
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
function resolve(d: State, target: Target, totals: Readonly<Record<Side, number>>): void {
  const { at } = movingForce(d);
  const { active } = d.round;
  const winner = winnerOf(totals);
  const verdict = winner === 'attacker' ? 'beats' : winner === 'defender' ? 'loses to' : 'draws with';
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
