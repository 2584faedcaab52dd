/** An attack as one procedure: declared, intercepted, avoided, refused, fought, with each side doing what is best for it. */
import { touchedBy } from '../../../calculator/readings.ts';
import { perCase } from '../../../calculator/remember.ts';
import { type DiceTree, planOf } from '../../../calculator/roll/dice-tree.ts';
import { interceptionStage, setsOf } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { battleStage, type Field, type Fight, fieldOf, fightGrounds } from '../battle/fights.ts';
import { type Battle, battleReadings } from '../battle/rules.ts';
import { type Arrival, namesOf } from '../march-past/attempt.ts';
import { siegeLedger, siegeReadings } from '../siege/rules.ts';
import type { Reader } from '../tables.ts';
import type { Attack } from './fields.ts';
import { type End, type EndId, type Outlook, outlookOf, siegeOf } from './outlook.ts';
import { type Answer, type Avoided, answerName, answersOf, battleOf, cameOf, needOf } from './rules.ts';

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
      yes: { name: 'Steps back', to: leaf('refused', came, avoided) },
      no: { name: 'Fails', to: battle },
      rule: '10.5.1',
      words: ['The attacker tries to refuse battle', 'it steps back', 'it must fight'],
    });
    return {
      type: 'choice',
      name: 'Fight or step back',
      against,
      branches: [
        { name: 'Fight', to: battle },
        { name: 'Try to step back', to: refusal },
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

const AVOIDED: Readonly<Record<Avoided, string>> = {
  none: '',
  away: ', the rest avoided',
  failed: ', avoiding failed',
};

/** Every battle to which this answer may lead. */
function battlesOf(attack: Attack, answer: Answer, field: Field): { name: string; battle: Battle }[] {
  const ways: Avoided[] = answer.avoidingCu > 0 ? ['failed', 'away'] : ['none'];
  return setsOf(answer.triers).flatMap((set) =>
    ways.flatMap((avoided) => {
      const battle = battleOf(attack, answer, cameOf(attack, set), avoided, field.figures);
      return battle ? [{ name: `${set.length ? namesOf([set]) : 'Nobody comes'}${AVOIDED[avoided]}`, battle }] : [];
    }),
  );
}

/** The modifiers of every battle that the declared answer may lead to, and the readings touched. */
function groundsOf(attack: Attack, answer: Answer, others: readonly Answer[], field: Field) {
  const { ledger, readings } = fightGrounds(battlesOf(attack, answer, field), field);
  const siege = siegeOf(attack, { cu: attack.cu, garrison: answer.insideCu, support: 0 });
  // By another reading another answer might be the best.
  const elsewhere = others
    .flatMap((other) => battlesOf(attack, other, field))
    .map(({ battle }) => battleReadings(battle, false));
  return {
    ledger: [...ledger, ...(siege ? siegeLedger(siege).map((line) => ({ ...line, in: 'Siege' })) : [])],
    readings: touchedBy(
      readings,
      {
        'several-interceptors': answer.triers.length > 1,
        'avoid-limit-and-city': answer.insideCu > 0 && answer.avoidingCu > 0,
      },
      siege ? siegeReadings(siege, false) : {},
      ...elsewhere,
    ),
  };
}

export type Taken = ReturnType<typeof prepared>['taken'];

/** The attack with its plan; odds and rolls take it from here. */
export const prepared = perCase((attack: Attack, read: Reader) => {
  const field = fieldOf(read);
  const outlook = outlookOf(attack, read);
  const mine = attack.side === 'attacker';
  const worth = (end: End): number => outlook.worth(outlook.of(end));
  const open = answersOf(attack, read).map((answer) => ({
    answer,
    tree: answerTree(attack, answer, field, outlook, !mine),
  }));
  const tree: DiceTree<End> = {
    type: 'choice',
    name: 'What the defender declares',
    against: mine,
    branches: open.map(({ answer, tree: to }) => ({ name: answerName(answer), to })),
  };
  const plan = planOf(
    tree,
    (end) => (mine ? worth(end) : -worth(end)),
    (end, against) => (mine === against ? outlook.of(end).defenderLost : outlook.of(end).attackerLost),
  );
  const branches = plan.solved.type === 'leaf' ? [] : plan.solved.branches;
  /** Every answer with what it leads to. */
  const ways = open.flatMap((way, i) => {
    const branch = branches[i];
    return branch ? [{ ...way, solved: branch.to, best: branch.best }] : [];
  });
  const taken = ways.find(({ best }) => best) ?? ways[0];
  if (!taken) throw new RangeError('no answer');
  return {
    field,
    outlook,
    plan,
    ways,
    taken,
    ...groundsOf(
      attack,
      taken.answer,
      open.map(({ answer }) => answer),
      field,
    ),
  };
});
