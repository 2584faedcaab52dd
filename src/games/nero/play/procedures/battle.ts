/** A battle (6): the last chance to stop it, the sealed cards, the totals. What follows is in aftermath. */
import { cardBp, type Force, forceBp } from '../../battle/rules.ts';
import { COLOURS, type Colour } from '../../words.ts';
import type { Action } from '../actions.ts';
import { cardOf, cardProblem, cardsLeft, spend } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { BattleFrame } from '../frames.ts';
import { halt } from '../movement.ts';
import { note, type Procedure, pop } from '../procedure.ts';
import type { State } from '../state.ts';
import { resolve, type Totals } from './aftermath.ts';

export const defenderOf = (f: BattleFrame): Colour | undefined => COLOURS.find((c) => c === f.target);

const decides = (s: State, f: BattleFrame): Colour =>
  f.stage === 'defender' ? (defenderOf(f) ?? s.round.active) : s.round.active;

/** 6.2, 6.3: the BP of a force with its card. */
function bpOf(s: State, force: Force, card: string | null): number {
  const figures = figuresOf(s);
  const added = card === null ? 0 : cardBp(cardOf(s, card).bp, force, s.setup.rulings['least-card-value'], figures);
  return forceBp(force, figures) + added;
}

/** 6.2: what defends. */
function defending(s: State, target: BattleFrame['target'], at: string): Force {
  const none = { legions: 0, leader: 'none', marker: false, tribe: false } as const;
  if (target === 'barbarian') return { ...none, tribe: true };
  if (target === 'uncontrolled') return { ...none, legions: s.uncontrolled[at] ?? 0 };
  const { n, marker } = s.stacks[target][at]!;
  const { status, at: place } = s.leaders[target];
  return { ...none, legions: n, leader: place === at ? status : 'none', marker };
}

/** 6.2: both sides' BP. */
export function totals(s: State, f: BattleFrame): Totals {
  const { at, legions, leader: led } = s.round.force!;
  const leader = led ? s.leaders[s.round.active].status : 'none';
  const attacker: Force = { legions, leader, marker: false, tribe: false };
  return {
    attacker: bpOf(s, attacker, f.attackerCard),
    defender: bpOf(s, defending(s, f.target, at), f.defenderCard),
  };
}

/** 6.3: a side without a card to play is not asked. */
const mayPlay = (s: State, c: Colour | undefined): boolean =>
  c !== undefined && cardsLeft(s, c) > 0 && s.hands[c].length > 0;

export const battle: Procedure<BattleFrame> = {
  accepts: ['battle-card'],
  run(d, f) {
    if (f.stage === 'window') {
      if (f.struck.length > 0) {
        pop(d);
        halt(d);
        return false;
      }
      f.stage = 'attacker';
    }
    if (f.stage === 'attacker') {
      if (mayPlay(d, d.round.active)) return true;
      f.stage = 'defender';
    }
    if (f.stage === 'defender') {
      if (mayPlay(d, defenderOf(f))) return true;
      f.stage = 'resolve';
    }
    const sums = totals(d, f);
    note(d, '6.2', `${sums.attacker} BP attack, ${sums.defender} defend.`);
    if (f.attackerCard) spend(d, d.round.active, f.attackerCard);
    if (f.defenderCard) spend(d, defenderOf(f)!, f.defenderCard);
    pop(d);
    resolve(d, f.target, sums);
    return false;
  },
  who: decides,
  choices(s, f) {
    const cards: Action[] = s.hands[decides(s, f)].map((card) => ({ type: 'battle-card', card }));
    return [{ type: 'battle-card', card: null }, ...cards];
  },
  problem(s, f, a) {
    if (a.type !== 'battle-card' || a.card === null) return undefined;
    return cardProblem(s, decides(s, f), a.card);
  },
  apply(_, f, a) {
    if (a.type !== 'battle-card') return;
    if (f.stage === 'attacker') {
      f.attackerCard = a.card;
      f.stage = 'defender';
    } else {
      f.defenderCard = a.card;
      f.stage = 'resolve';
    }
  },
};
