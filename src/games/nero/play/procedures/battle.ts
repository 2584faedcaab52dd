/** A battle (6): the last chance to stop it, the sealed cards, the totals, the retreat. What it leaves is in aftermath. */
import { ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES, COLOURS, type Colour } from '../../words.ts';
import type { Target } from '../actions.ts';
import { byCard, cardName, cardOf, spend, usable } from '../cards.ts';
import { gain, halt, lose, moveStack, noteMove, placeLeader } from '../changes.ts';
import { totals } from '../points.ts';
import { flights, movingForce, nameOf } from '../queries.ts';
import { battleQuestion } from '../questions.ts';
import type { Nero, State } from '../state.ts';
import { resolve } from './aftermath.ts';
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
  note(d, '6.3', () => `The cards: ${name(attackerCard)} against ${name(defenderCard)}.`);
  note(d, '6.2', () => `${sums.attacker} BP attack, ${sums.defender} defend.`, {
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
    if (f.stage === 'window') {
      if (f.struck.length > 0) {
        pop(d);
        return halt(d);
      }
      f.stage = 'attacker';
    }
    if (f.stage === 'attacker') {
      if (mayPlay(d, d.round.active)) return 'waits';
      f.stage = 'defender';
    }
    if (f.stage === 'defender' && mayPlay(d, defenderOf(f))) return 'waits';
    reveal(d, f);
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
