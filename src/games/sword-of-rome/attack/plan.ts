/** An attack as one procedure: declared, intercepted, avoided, refused, fought; each side doing what serves it best. */

import { remember } from '../../../calculator/remember.ts';
import type { Basis } from '../../../calculator/report.ts';
import { type DiceTree, type Plan, planOf } from '../../../calculator/roll/dice-tree.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import type { Solved } from '../../../engine/tree.ts';
import { interceptionStage, setsOf } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { battleStage, type Field, type Fight, fieldOf } from '../battle/fights.ts';
import type { Arrival } from '../march-past/rules.ts';
import { namesOf } from '../march-past/words.ts';
import type { Attack } from './fields.ts';
import type { End, EndId } from './left.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { attackBasis } from './readings.ts';
import { type Answer, type Avoided, answersOf, battleOf, cameOf, needOf } from './rules.ts';
import { answerName } from './words.ts';

const WORDS = { attacker: 'Won', defender: 'Lost' } as const;

/** All that may follow from one answer. */
function answerTree(attack: Attack, answer: Answer, field: Field, outlook: Outlook, against: boolean): DiceTree<End> {
  const leaf = (end: EndId, came: Arrival, avoided: Avoided, fight?: Fight): DiceTree<End> => ({
    type: 'leaf',
    leaf: { end, answer, intercepted: came.who.length > 0, avoided: avoided === 'away', ...(fight && { fight }) },
  });

  /** 9.4.1, 12.2: whoever is left outside fights. */
  const fights = (came: Arrival, avoided: Avoided): DiceTree<End> => {
    const battle = battleOf(attack, answer, came, avoided, field.figures);
    if (!battle) return leaf('unopposed', came, avoided);
    return battleStage(
      battle,
      field,
      WORDS,
      (fight) => leaf(fight.winner === 'attacker' ? 'wins' : 'beaten', came, avoided, fight),
      (fought) => outlook.settled(answer, battle, fought),
    );
  };

  /** 10.5.1: only an army that was intercepted may back up. */
  const meets = (came: Arrival, avoided: Avoided): DiceTree<End> => {
    const battle = fights(came, avoided);
    if (came.who.length === 0 || attack.refuses === 'never' || attack.tactics === 0) return battle;
    const refusal = ratingCheck<End>({
      id: 'refusal',
      name: 'Refusal',
      rating: attack.tactics,
      yes: { name: 'Backs up', to: leaf('refused', came, avoided) },
      no: { name: 'Fails', to: battle },
      rule: '10.5.1',
      words: ['The attacker tries to refuse battle', 'it backs up', 'it must fight'],
    });
    return {
      type: 'choice',
      name: 'Fight or back up',
      against,
      branches: [
        { name: 'Fight', to: battle },
        { name: 'Try to back up', to: refusal },
      ],
    };
  };

  /** 11.1: after the interceptions those who declared it roll to get away. */
  const avoids = (came: Arrival): DiceTree<End> =>
    answer.avoidingCu === 0
      ? meets(came, 'none')
      : ratingCheck<End>({
          id: 'avoid',
          name: 'Avoiding',
          label: 'Avoiding battle',
          rating: attack.defenderTactics,
          yes: { name: 'Gets away', to: meets(came, 'away') },
          no: { name: 'Fails', to: meets(came, 'failed') },
          rule: '11.1',
          words: ['The defender tries to avoid battle', 'it gets away', 'it must fight'],
        });

  if (answer.triers.length === 0) return avoids(cameOf(attack, []));
  const triers = answer.triers.map((who) => ({ who, needs: needOf(attack, who) }));
  return interceptionStage<End>({
    name: 'Interception',
    label: 'Interception, army by army',
    rule: '10.4',
    triers,
    cases: setsOf(answer.triers).map((set) => ({
      name: set.length ? namesOf([set]) : 'Nobody comes',
      sets: [set],
      to: () => avoids(cameOf(attack, set)),
    })),
    words: ['comes', 'stays'],
  });
}

interface Prepared {
  readonly field: Field;
  readonly outlook: Outlook;
  readonly answers: readonly Answer[];
  /** What each answer leads to. */
  readonly solved: readonly Solved<End>[];
  /** The best of them, by its place. */
  readonly taken: number;
  readonly plan: Plan<End>;
  readonly basis: Basis;
}

/** The attack with its plan; odds and rolls take it from here. */
export const prepared = remember((attack: Attack, tables: Tables): Prepared => {
  const field = fieldOf(new Reader(tables));
  const outlook = outlookOf(attack, tables, field.figures);
  const answers = answersOf(attack, field.figures);
  const mine = attack.side === 'attacker';
  const worth = (end: End): number => outlook.worth(outlook.of(end));
  const tree: DiceTree<End> = {
    type: 'choice',
    name: 'What the defender declares',
    against: mine,
    branches: answers.map((answer) => ({
      name: answerName(answer),
      to: answerTree(attack, answer, field, outlook, !mine),
    })),
  };
  const plan = planOf(
    tree,
    (end) => (mine ? worth(end) : -worth(end)),
    (end, against) => (mine === against ? outlook.of(end).defenderLost : outlook.of(end).attackerLost),
  );
  const branches = plan.solved.type === 'leaf' ? [] : plan.solved.branches;
  const taken = Math.max(
    0,
    branches.findIndex((b) => b.best),
  );
  return {
    field,
    outlook,
    answers,
    solved: branches.map((b) => b.to),
    taken,
    plan,
    basis: attackBasis(attack, answers[taken]!, field),
  };
});
