/** 9.6.4: when a naval move must roll, and what happens to the force on board. Knows no map. */
import { certain, chain, type Dist, map } from '../../../engine/dist.ts';
import { attritionLoss, attritionLosses } from '../attrition/rules.ts';
import type { Figures } from '../tables.ts';
import type { Sailing } from './fields.ts';
import { type NavalResult, navalResults, type Voyage } from './voyage.ts';

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

/** How a voyage ended. */
export interface Landfall {
  readonly result: NavalResult;
  readonly cuLost: number;
}

/** 9.6.4: only attrition costs CU, by a second die. */
export const landfallOf = (
  result: NavalResult,
  second: number | undefined,
  cu: number,
  figures: Figures,
): Landfall => ({
  result,
  cuLost: result === 'attrition' && second !== undefined ? attritionLoss(second, cu, figures) : 0,
});

/** 9.6.4: every end of the voyage at once. */
export const landfallsOf = (voyage: Voyage, cu: number, figures: Figures): Dist<Landfall> =>
  chain(
    navalResults(voyage, figures),
    (result): Dist<Landfall> =>
      result === 'attrition'
        ? map(attritionLosses(cu, figures), (cuLost) => ({ result, cuLost }))
        : certain({ result, cuLost: 0 }),
  );

/** 9.6.4, 8.4: what the end means for a force of this many CU. */
export function fateOf(cu: number, { result, cuLost }: Landfall) {
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
export type Fate = ReturnType<typeof fateOf>;
