/** A battle (6): the last chance to stop it, the sealed cards, the totals. What follows is in aftermath. */
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { COLOURS, type Colour } from '../../words.ts';
import { cardName, cardOf, cardProblem, spend, usable } from '../cards.ts';
import type { BattleFrame } from '../frames.ts';
import { halt } from '../marching.ts';
import { battleQuestion } from '../questions.ts';
import { totals } from '../sides.ts';
import { movingForce, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
import { resolve } from './aftermath.ts';

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
function reveal(d: State, f: BattleFrame): void {
  const { active } = d.round;
  const defender = defenderOf(f);
  const sums = totals(d, f);
  const cards = [f.attackerCard, f.defenderCard].map((card) => (card ? cardName(d, card) : 'no card'));
  note(d, '6.3', `The cards: ${cards.join(' against ')}.`);
  note(d, '6.2', `${sums.attacker} BP attack, ${sums.defender} defend.`, {
    facts: { attackerBp: sums.attacker, defenderBp: sums.defender },
  });
  if (f.attackerCard) spend(d, active, f.attackerCard);
  if (f.defenderCard && defender) spend(d, defender, f.defenderCard);
  pop(d);
  resolve(d, f.target, sums);
}

export const battle: ProcedureOf<'battle'> = {
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
    says: `which card to play in the battle in ${placeName(s, movingForce(s).at)}, unseen by the other side.`,
  }),
  question: (s, f) => battleQuestion(s, f, decides(s, f)),
  answers: {
    'battle-card': {
      choices: (s, f) =>
        usable(s, decides(s, f)).map((card) => ({
          action: { type: 'battle-card', card },
          says: `${cardName(s, card)}: ${cardOf(s, card).bp} BP`,
        })),
      problem: (s, f, { card }) => cardProblem(s, decides(s, f), card),
      apply: (_, f, { card }) => choose(f, card),
    },
    pass: always({ type: 'pass' as const }, 'No card', (_: State, f: BattleFrame) => choose(f, null)),
  },
};
