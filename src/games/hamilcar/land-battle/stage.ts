/** 13.3 to 13.6: a Land Battle from the dice levels and the charge to the fight and the re-rolls; and all its results. */
import { totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Dist } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { SIDED } from '../dice.ts';
import type { Meeting } from '../dice-level/fields.ts';
import {
  chargeLedger,
  type Ladder,
  ladder,
  mayCharge,
  metellusMay,
  RIGHTS,
  type Right,
  rightsOf,
  withMetellus,
} from '../dice-level/rules.ts';
import type { Figures } from '../tables.ts';
import { both, type Side } from '../words.ts';
import { type Battle, favoured } from './fields.ts';
import { isBetter, type Melee, meleeOf, type Rights, type Weights, weightsFor, worthOf } from './melee.ts';
import { type BattleDie, diceAt, type Manner, type Result, resultOf, type Terms } from './rules.ts';

/** Everything that is settled before a die falls. */
export interface Stage {
  readonly steps: Ladder;
  readonly ledger: readonly Line[];
  readonly modifier: number;
  /** Carthage announces an Elephant Charge. */
  readonly charged: boolean;
  /** 13.3.D: whom it favours, where its die has fallen. */
  readonly fallen?: Right;
  readonly manner: Manner;
  readonly melee: Melee;
  /** How often each fight comes about under each right. */
  readonly weights: Weights;
  /** 17.2.B.Metellus: the results of the charge that he has rolled again. */
  readonly again: (right: Right) => boolean;
  /** Who may have a die rolled again, out of 36. */
  readonly rights: Rights;
  /** The same if the charge that is possible is made. */
  readonly ifCharged: Rights;
}

const NO_CHARGE: Rights = { carthage: 0, nobody: 36, rome: 0 };

/** 13.3.D: whether the charge does Carthage good on average, for what it wants. */
function pays(melee: Melee, weights: Weights, ifCharged: Rights): boolean {
  const sum = { wins: 0, balance: 0 };
  for (const right of RIGHTS) {
    const { wins, balance } = worthOf(melee, weights[right], 'carthage');
    sum.wins += ifCharged[right] * wins;
    sum.balance += ifCharged[right] * balance;
  }
  const { wins, balance } = worthOf(melee, weights.nobody, 'carthage');
  return isBetter(sum, { wins: 36 * wins, balance: 36 * balance }, melee.purpose);
}

/** 17.2.B.Metellus: a second roll of the charge, where Rome does better with it on average. */
function metellusOf(melee: Melee, weights: Weights, counts: Rights): ReadonlySet<Right> {
  const worth = (right: Right) => worthOf(melee, weights[right], 'rome');
  const average = { wins: 0, balance: 0 };
  for (const right of RIGHTS) {
    average.wins += counts[right] * worth(right).wins;
    average.balance += counts[right] * worth(right).balance;
  }
  const again = RIGHTS.filter((right) => {
    const { wins, balance } = worth(right);
    return isBetter(average, { wins: wins * SIDED, balance: balance * SIDED }, melee.purpose);
  });
  return new Set(again);
}

/** 17.2.B.Metellus: the results of a charge that he has rolled again in this battle. */
export function metellusIn(
  battle: Meeting & Terms & Pick<Battle, 'purpose'>,
  figures: Figures,
): (right: Right) => boolean {
  const melee = meleeOf(diceAt(ladder(battle).levels, figures), battle, battle.purpose);
  const weights = {
    carthage: weightsFor(melee, 'carthage'),
    nobody: weightsFor(melee, 'nobody'),
    rome: weightsFor(melee, 'rome'),
  };
  const answered = metellusOf(melee, weights, rightsOf(totalOf(chargeLedger(battle, figures)), battle));
  return (right) => answered.has(right);
}

/** The dice of battles that differ in nothing but what they do not look at, kept from one to the next. */
export type MeleeCache = Map<string, { readonly melee: Melee; readonly weights: (right: Right) => readonly number[] }>;

/** 13.4: no roll of these dice takes more CUs. */
const mostHits = (dice: readonly BattleDie[], by: Side): number =>
  dice.reduce(
    (sum, { side, faces }) =>
      side === by ? sum + Math.max(...faces.map(({ horse, figure, circle }) => horse + figure + circle)) : sum,
    0,
  );

/** 13.4: all fights at these levels, and how often each comes about under a right; CUs beyond all hits change nothing. */
function meleeAt(battle: Battle, { levels }: Ladder, figures: Figures, kept: MeleeCache) {
  const { attacker, cancelling, purpose } = battle;
  const dice = diceAt(levels, figures);
  const carthageCu = Math.min(battle.carthageCu, mostHits(dice, 'rome'));
  const romeCu = Math.min(battle.romeCu, mostHits(dice, 'carthage'));
  const key = `${levels.carthage} ${levels.rome} ${attacker} ${carthageCu} ${romeCu} ${cancelling} ${purpose}`;
  return recall(kept, key, () => {
    const melee = meleeOf(dice, { attacker, cancelling, carthageCu, romeCu }, purpose);
    const known = new Map<Right, readonly number[]>();
    const weights = (right: Right): readonly number[] => recall(known, right, () => weightsFor(melee, right));
    return { melee, weights };
  });
}

/** 13.3, 13.4: the battle as it stands before the charge, or once that has been rolled. */
export function stageOf(battle: Battle, figures: Figures, kept: MeleeCache = new Map()): Stage {
  const steps = ladder(battle);
  const { melee, weights: under } = meleeAt(battle, steps, figures, kept);
  const plain = under('nobody');
  const led = both((side) => battle[`${side}Rating`] !== 'none');
  if (!mayCharge(battle))
    return {
      steps,
      ledger: steps.ledger,
      melee,
      manner: { charged: false, led },
      weights: { carthage: plain, nobody: plain, rome: plain },
      charged: false,
      modifier: 0,
      again: () => false,
      rights: NO_CHARGE,
      ifCharged: NO_CHARGE,
    };
  const charge = chargeLedger(battle, figures);
  const modifier = totalOf(charge);
  const weights = { carthage: under('carthage'), nobody: plain, rome: under('rome') };
  const counts = rightsOf(modifier, battle);
  const fallen = favoured(battle);
  const answered = metellusMay(battle) && !fallen ? metellusOf(melee, weights, counts) : new Set<Right>();
  const again = (right: Right): boolean => answered.has(right);
  const ifCharged = fallen ? { carthage: 0, nobody: 0, rome: 0, [fallen]: 36 } : withMetellus(counts, again);
  const charged = battle.charge === 'best' ? pays(melee, weights, ifCharged) : battle.charge === 'yes';
  return {
    steps,
    ledger: charged && !fallen ? [...steps.ledger, ...charge] : steps.ledger,
    melee,
    manner: { charged, led },
    weights,
    charged,
    ...(fallen && { fallen }),
    modifier,
    again,
    rights: charged ? ifCharged : NO_CHARGE,
    ifCharged,
  };
}

export type ResultsOf = (weights: readonly number[]) => Dist<Result>;

/** Hits settle everything else, so fights with the same hits are one outcome. */
export function resultsOf(battle: Battle, { melee, manner }: Stage): ResultsOf {
  const known = new Map<number, number>();
  const results: Result[] = [];
  const groups = melee.fights.map((fight) => {
    const key = fight.hits.carthage * 1024 + fight.hits.rome;
    return recall(known, key, () => results.push(resultOf(battle, manner, fight)) - 1);
  });
  return (weights) => {
    const sums = results.map(() => 0);
    weights.forEach((weight, place) => {
      sums[groups[place]!]! += weight;
    });
    const reached = results.flatMap((result, group) => (sums[group] ? [{ result, weight: sums[group] }] : []));
    return {
      outcomes: reached.map(({ result }) => result),
      weights: reached.map(({ weight }) => weight),
      total: sums.reduce((sum, weight) => sum + weight, 0),
    };
  };
}

/** 13.3.D: the fights under all rights together, each as often as the charge brings it. */
export const mixed = ({ weights }: Stage, rights: Stage['rights']): number[] =>
  weights.nobody.map((_, place) => RIGHTS.reduce((sum, right) => sum + rights[right] * weights[right][place]!, 0));

/** 13.3.D to 13.6: every result of a battle with its ways. */
export const resultsOver = (battle: Battle, stage: Stage): Dist<Result> =>
  resultsOf(battle, stage)(mixed(stage, stage.rights));
