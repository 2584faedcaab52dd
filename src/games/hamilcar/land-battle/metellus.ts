/** 17.2.B.Metellus: which results of an Elephant Charge he has rolled again, for the Battle Dice that lie ready. */
import { totalOf } from '../../../calculator/ledger.ts';
import type { Figures } from '../../../calculator/table.ts';
import { SIDED } from '../dice.ts';
import type { Meeting } from '../dice-level/fields.ts';
import { chargeLedger, ladder, RIGHTS, type Right, rightsOf } from '../dice-level/rules.ts';
import type { Battle } from './fields.ts';
import { isBetter, type Melee, meleeOf, type Rights, type Weights, weightsFor, worthOf } from './melee.ts';
import { diceAt, type Terms } from './rules.ts';

/** 17.2.B.Metellus: a second roll of the charge, where Rome does better with it on average. */
export function metellusOf(melee: Melee, weights: Weights, counts: Rights): ReadonlySet<Right> {
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
