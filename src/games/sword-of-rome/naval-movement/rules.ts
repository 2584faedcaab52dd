/** 9.6.4: when a naval move has to roll, and how it ends for the force on board. */
import type { Reader } from '../../../calculator/table.ts';
import { certain, chain, type Dist, map } from '../../../engine/dist.ts';
import { attritionLosses } from '../attrition/rules.ts';
import { attritionLoss, type NavalResult, navalResults, type Voyage } from './voyage.ts';

export const CARDS = ['none', '1', '2', '3'] as const;
export type Card = (typeof CARDS)[number];

export interface Sailing {
  readonly players: 'two-to-four' | 'five';
  readonly who: 'greeks' | 'romans' | 'etruscans' | 'carthage' | 'ally';
  readonly cu: number;
  readonly friendlyPort: boolean;
  /** With five players: the card that Carthage plays against it. */
  readonly contest: Card;
  /** With two to four players: Carthage controls the port of destination. */
  readonly carthaginianPort: boolean;
  /** With two to four players: Carthage is allied with Rome. */
  readonly romanTreaty: boolean;
}

/** 9.6.4-5p, 15.2.4: Carthage contests neither its own moves nor an ally's. */
export const mayContest = ({ players, who }: Sailing): boolean =>
  players === 'five' && who !== 'carthage' && who !== 'ally';

/** 9.6.4, 9.6.4-5p: what makes the move roll, if anything does. */
export function voyageOf(sailing: Sailing): Voyage {
  const { players, who, contest, friendlyPort, carthaginianPort, romanTreaty } = sailing;
  if (players === 'five')
    return { contest: contest === 'none' || !mayContest(sailing) ? 'none' : `contest-${contest}`, friendlyPort };
  const due = who !== 'carthage' && (carthaginianPort || (who === 'greeks' && romanTreaty));
  return { contest: due ? 'roll' : 'none', friendlyPort };
}

export const rollDue = (sailing: Sailing): boolean => voyageOf(sailing).contest !== 'none';

/** How a voyage ended. */
export interface Landfall {
  readonly result: NavalResult;
  readonly cuLost: number;
}

/** 9.6.4: only attrition costs CU, by a second die. */
export const landfallOf = (result: NavalResult, second: number | undefined, cu: number, read: Reader): Landfall => ({
  result,
  cuLost: result === 'attrition' && second !== undefined ? attritionLoss(second, cu, read) : 0,
});

/** 9.6.4: every end of the voyage at once. */
export const landfalls = (sailing: Sailing, read: Reader): Dist<Landfall> =>
  chain(
    navalResults(voyageOf(sailing), read),
    (result): Dist<Landfall> =>
      result === 'attrition'
        ? map(attritionLosses(sailing.cu, read), (cuLost) => ({ result, cuLost }))
        : certain({ result, cuLost: 0 }),
  );

/** 9.6.4, 8.4: what the end means for the force. */
export function fateOf({ cu }: Sailing, { result, cuLost }: Landfall) {
  const arrives = result !== 'return' && cuLost < cu;
  return {
    success: result === 'success',
    returns: result === 'return',
    attrition: result === 'attrition',
    arrives,
    wipedOut: cuLost === cu,
    cuLost,
    cuArriving: arrives ? cu - cuLost : 0,
  };
}
