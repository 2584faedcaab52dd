/** 13.3, 13.4: a Land Battle up to the fight: levels, charge, who may have a die rolled again and does. */
import type { Reader } from '../../../calculator/table.ts';
import {
  chargeLedger,
  ladder,
  type Meeting,
  mayCharge,
  metellusMay,
  modifierOf,
  RIGHTS,
  type Right,
  rightsOf,
  withMetellus,
} from '../dice-level/rules.ts';
import { diceAt, isBetter, type Melee, meleeOf, SIDED, type Terms, weightsFor, worthOf } from './melee.ts';
import type { Armies, Manner } from './rules.ts';

export interface Battle extends Meeting, Terms, Armies {
  /** Whether Carthage announces an Elephant Charge, where it may. */
  readonly charge: 'best' | 'yes' | 'no';
}

/** Everything that is settled before a die falls. */
export interface Stage {
  readonly rungs: ReturnType<typeof ladder>['rungs'];
  readonly ledger: ReturnType<typeof ladder>['ledger'];
  readonly modifier: number;
  /** Carthage announces an Elephant Charge. */
  readonly charged: boolean;
  readonly melee: Melee;
  /** How often each fight comes about under each right. */
  readonly weights: Readonly<Record<Right, readonly number[]>>;
  /** 17.2.B.Metellus: the results of the charge that he has rolled again. */
  readonly again: (right: Right) => boolean;
  /** Who may have a die rolled again, out of 36. */
  readonly rights: Readonly<Record<Right, number>>;
  /** The same if the charge that is possible is made. */
  readonly ifCharged: Readonly<Record<Right, number>>;
}

/** 17.2.B.Metellus: a second roll of the charge, where Rome does better with it on average. */
function metellusOf(melee: Melee, weights: Stage['weights'], counts: Readonly<Record<Right, number>>) {
  const worth = (right: Right) => worthOf(melee, weights[right], 'rome');
  const [average, first] = [{ wins: 0, balance: 0 }, new Map<Right, boolean>()];
  for (const right of RIGHTS) {
    average.wins += counts[right] * worth(right).wins;
    average.balance += counts[right] * worth(right).balance;
  }
  for (const right of RIGHTS) {
    const { wins, balance } = worth(right);
    first.set(right, isBetter(average, { wins: wins * SIDED, balance: balance * SIDED }, melee.purpose));
  }
  return (right: Right): boolean => first.get(right)!;
}

const NO_CHARGE = { carthage: 0, nobody: 36, rome: 0 };

/** 13.3.D: whether the charge does Carthage good on average, for what it wants. */
function pays(melee: Melee, weights: Stage['weights'], ifCharged: Stage['rights']): boolean {
  const sum = { wins: 0, balance: 0 };
  for (const right of RIGHTS) {
    const { wins, balance } = worthOf(melee, weights[right], 'carthage');
    sum.wins += ifCharged[right] * wins;
    sum.balance += ifCharged[right] * balance;
  }
  const { wins, balance } = worthOf(melee, weights.nobody, 'carthage');
  return isBetter(sum, { wins: 36 * wins, balance: 36 * balance }, melee.purpose);
}

export function stageOf(battle: Battle, read: Reader): Stage {
  const { rungs, ledger } = ladder(battle);
  const melee = meleeOf(diceAt(rungs.at(-1)!.levels, read), battle);
  const plain = weightsFor(melee, 'nobody');
  if (!mayCharge(battle)) {
    const weights = { carthage: plain, nobody: plain, rome: plain };
    const none = { charged: false, modifier: 0, again: () => false, rights: NO_CHARGE, ifCharged: NO_CHARGE };
    return { rungs, ledger, melee, weights, ...none };
  }
  const charge = chargeLedger(battle, read);
  const modifier = modifierOf(charge);
  const weights = { carthage: weightsFor(melee, 'carthage'), nobody: plain, rome: weightsFor(melee, 'rome') };
  const counts = rightsOf(modifier, battle);
  const again = metellusMay(battle) ? metellusOf(melee, weights, counts) : () => false;
  const ifCharged = withMetellus(counts, again);
  const charged = battle.charge === 'best' ? pays(melee, weights, ifCharged) : battle.charge === 'yes';
  const rights = charged ? ifCharged : NO_CHARGE;
  return {
    rungs,
    ledger: charged ? [...ledger, ...charge] : ledger,
    melee,
    weights,
    charged,
    modifier,
    again,
    rights,
    ifCharged,
  };
}

export const mannerOf = (battle: Battle, { charged }: Stage): Manner => ({
  charged,
  led: { carthage: battle.carthageRating !== 'none', rome: battle.romeRating !== 'none' },
});
