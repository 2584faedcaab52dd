/** A battle (6): the last chance to stop it, the sealed cards, the totals. What follows is in aftermath. */
import { bpParts, cardWorth, type Leader } from '../battle.ts';
import type { Action } from './actions.ts';
import { resolve, type Totals } from './aftermath.ts';
import { cardOf, cardProblem, cardsLeft, spend } from './cards.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { BattleFrame } from './frames.ts';
import { halt } from './movement.ts';
import { note, type Procedure, pop } from './procedure.ts';
import type { State } from './state.ts';

export const defenderOf = (f: BattleFrame): Colour | undefined => COLOURS.find((c) => c === f.target);

const decides = (s: State, f: BattleFrame): Colour =>
  f.stage === 'defender' ? (defenderOf(f) ?? s.round.active) : s.round.active;

/** 6.3: the BP of a card, less 1 under a Retreat marker. */
export function cardBp(s: State, card: string | null, marker: boolean): number {
  if (card === null) return 0;
  return cardWorth(cardOf(s, card).bp, marker ? s.setup.figures.bp.marker : 0, s.setup.rulings['least-card-value']);
}

/** 6.2: BP without a card. */
const forceBp = (s: State, legions: number, leader: Leader, tribe = false): number =>
  bpParts({ legions, leader, tribe }).reduce((sum, { source, times }) => sum + s.setup.figures.bp[source] * times, 0);

/** 6.2: both sides' BP. */
export function totals(s: State, f: BattleFrame): Totals {
  const { active } = s.round;
  const force = s.round.force!;
  const lead = (c: Colour, there: boolean): Leader => (there ? s.leaders[c].status : 'none');
  const attacker = forceBp(s, force.legions, lead(active, force.leader)) + cardBp(s, f.attackerCard, false);
  if (f.target === 'barbarian') return { attacker, defender: forceBp(s, 0, 'none', true) };
  if (f.target === 'uncontrolled') return { attacker, defender: forceBp(s, s.uncontrolled[force.at] ?? 0, 'none') };
  const { n, marker } = s.stacks[f.target][force.at]!;
  const led = lead(f.target, s.leaders[f.target].at === force.at);
  return { attacker, defender: forceBp(s, n, led) + cardBp(s, f.defenderCard, marker) };
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
