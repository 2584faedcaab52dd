/** A battle (6): the last chance to stop it, the sealed cards, the totals. What follows is in aftermath. */
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { COLOURS, type Colour } from '../../words.ts';
import type { Target } from '../actions.ts';
import { cardName, cardOf, spend, usable, whyUnusable } from '../cards.ts';
import { halt } from '../changes.ts';
import { totals } from '../points.ts';
import { movingForce, nameOf } from '../queries.ts';
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
        halt(d);
        return 'goes-on';
      }
      f.stage = 'attacker';
    }
    if (f.stage === 'attacker') {
      if (mayPlay(d, d.round.active)) return 'waits';
      f.stage = 'defender';
    }
    if (f.stage === 'defender' && mayPlay(d, defenderOf(f))) return 'waits';
    reveal(d, f);
    return 'goes-on';
  },
  who: decides,
  asks: (s) => ({
    rule: '6.3',
    says: `which card to play in the battle in ${nameOf(s, movingForce(s).at)}, unseen by the other side.`,
  }),
  question: (s, f) => battleQuestion(s, f.target, decides(s, f)),
  answers: {
    'battle-card': {
      options: (s, f) => usable(s, decides(s, f)).map((card) => ({ type: 'battle-card', card })),
      says: (s, _, { card }) => `${cardName(s, card)}: ${cardOf(s, card).bp} BP`,
      why: (s, f, { card }) => whyUnusable(s, decides(s, f), card),
      apply: (_, f, { card }) => choose(f, card),
    },
    pass: always({ type: 'pass' }, 'No card', (_, f) => choose(f, null)),
  },
};
