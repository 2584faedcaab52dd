/** What the end of a Naval Battle means, by the names of a report's chances and averages. */
import { mapped } from '../../../calculator/keys.ts';
import { chance, type Dist } from '../../../engine/dist.ts';
import type { Side } from '../words.ts';
import type { BestPlay } from './best-play.ts';
import type { Aftermath } from './end.ts';
import type { Over } from './moment.ts';

export interface NavalResult {
  readonly end: Over;
  readonly after: Aftermath;
}

const evadedBy = ({ end }: NavalResult, side: Side): boolean => end.how === 'evaded' && end.winner !== side;

/** What holds of an end, or has a chance over all of them. */
export const TOLD = {
  romeWins: ({ after }: NavalResult) => after.winner === 'rome',
  carthageWins: ({ after }: NavalResult) => after.winner === 'carthage',
  romeSupremacy: ({ after }: NavalResult) => after.supremacy === 'rome',
  carthageSupremacy: ({ after }: NavalResult) => after.supremacy === 'carthage',
  romeEvades: (result: NavalResult) => evadedBy(result, 'rome'),
  carthageEvades: (result: NavalResult) => evadedBy(result, 'carthage'),
  romeDisplaced: ({ after }: NavalResult) => after.displaced.rome,
  carthageDisplaced: ({ after }: NavalResult) => after.displaced.carthage,
} as const;

/** What is counted of an end, or averaged over all of them. */
export const COUNTED = {
  romeShipsLost: ({ after }: NavalResult) => after.shipsLost.rome,
  carthageShipsLost: ({ after }: NavalResult) => after.shipsLost.carthage,
  romeUnitsLost: ({ after }: NavalResult) => after.unitsLost.rome,
  carthageUnitsLost: ({ after }: NavalResult) => after.unitsLost.carthage,
  romePrizes: ({ after }: NavalResult) => after.claimed.rome,
  carthagePrizes: ({ after }: NavalResult) => after.claimed.carthage,
  romePcs: ({ after }: NavalResult) => after.pcs.rome,
  carthagePcs: ({ after }: NavalResult) => after.pcs.carthage,
  rounds: ({ end }: NavalResult) => end.round,
} as const;

export const chancesOver = (results: Dist<NavalResult>) => mapped(TOLD, (holds) => chance(results, holds));

export const resultsOf = ({ after }: BestPlay, ends: Dist<Over>): Dist<NavalResult> => ({
  ...ends,
  outcomes: ends.outcomes.map((end) => ({ end, after: after(end) })),
});
