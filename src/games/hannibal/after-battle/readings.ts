/** What the end of a Battle stands on: what decides the rolls, what it means for both sides, and the readings it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import { ELEPHANT_ROW } from '../attrition/rules.ts';
import { SIDE_NAMES } from '../words.ts';
import { type Aftermath, cardsPlayed, isWithdrawal, leaverOf, retreatDie } from './rules.ts';

/** What is settled before the first roll. */
export const settledFacts = (after: Aftermath, figures: Figures) => ({
  cardsPlayed: cardsPlayed(after),
  ...(!isWithdrawal(after) && { retreatDie: retreatDie(after, figures) }),
});

/** 11.9, 11.10A, 11.10B.d: what decides the rolls, and what is lost without one. */
function ledgerOf(after: Aftermath): Line[] {
  const who = SIDE_NAMES[leaverOf(after)];
  return [
    line('column', cardsPlayed(after), 'Battle Cards of the side that played more', '11.9'),
    ...(isWithdrawal(after) || after.way !== 'march' || after.marchLoss === 0
      ? []
      : [line(who, -after.marchLoss, 'CUs lost on the march of the Retreat', '11.10B.d')]),
  ];
}

export function readingsOf(after: Aftermath): Assumption[] {
  const all: (Assumption | false)[] = [
    {
      ruling: 'cards-played-for-casualties',
      rule: '11.9',
      reading: 'Every card that a side played counts, Reserves too; the larger number is the column.',
    },
    isWithdrawal(after) && {
      ruling: 'casualties-after-withdrawal',
      rule: '11.9',
      reading: 'The side that did not Withdraw rolls for casualties.',
    },
    !isWithdrawal(after) && {
      ruling: 'casualties-before-retreat',
      rule: '11.10A',
      reading: 'Casualties come first, then the Retreat Die, then the march; a Force without CUs is gone.',
    },
    after.elephants > 0 && ELEPHANT_ROW,
    !isWithdrawal(after) &&
      after.way === 'eliminated' && {
        ruling: 'eliminated-force-counts',
        rule: '11.11',
        field: 'eliminatedCounts',
        reading: after.eliminatedCounts
          ? 'All CUs of a Force that cannot Retreat count for Political Consequences.'
          : 'CUs of a Force that cannot Retreat do not count for Political Consequences.',
      },
  ];
  return all.filter((a) => a !== false);
}

export const basisOf = (after: Aftermath, read: Reader): Basis => basis(ledgerOf(after), readingsOf(after), read);
