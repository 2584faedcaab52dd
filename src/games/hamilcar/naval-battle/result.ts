/** What the end of a Naval Battle means, by the names of a report's chances, averages and facts. */
import { type Dist, entriesOf } from '../../../engine/dist.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { NavalPlan } from './best-play.ts';
import type { Aftermath } from './end.ts';
import type { FleetInput } from './fields.ts';
import type { Over } from './moment.ts';
import { columnsOf, tcsOf } from './readings.ts';

export interface NavalResult {
  readonly end: Over;
  readonly after: Aftermath;
}

const evadedBy = ({ end }: NavalResult, side: Side): boolean => end.how === 'evaded' && end.winner !== side;

/** What an end means, by the names of a report's chances and expectations. */
export const navalChances = (result: NavalResult) => {
  const { winner, supremacy, displaced } = result.after;
  return {
    romeWins: winner === 'rome',
    carthageWins: winner === 'carthage',
    romeSupremacy: supremacy === 'rome',
    carthageSupremacy: supremacy === 'carthage',
    romeEvades: evadedBy(result, 'rome'),
    carthageEvades: evadedBy(result, 'carthage'),
    romeDisplaced: displaced.rome,
    carthageDisplaced: displaced.carthage,
  };
};

export const navalNumbers = ({ end, after }: NavalResult) => ({
  romeShipsLost: after.shipsLost.rome,
  carthageShipsLost: after.shipsLost.carthage,
  romeUnitsLost: after.unitsLost.rome,
  carthageUnitsLost: after.unitsLost.carthage,
  romePrizes: after.claimed.rome,
  carthagePrizes: after.claimed.carthage,
  romePcs: after.pcs.rome,
  carthagePcs: after.pcs.carthage,
  rounds: end.round,
});

export type Chances = Record<keyof ReturnType<typeof navalChances>, number>;
export type Numbers = Record<keyof ReturnType<typeof navalNumbers>, number>;

export const chancesOver = (results: Dist<NavalResult>): Chances => {
  const sums: Record<string, number> = {};
  for (const [result, weight] of entriesOf(results))
    for (const [key, holds] of Object.entries(navalChances(result)))
      sums[key] = (sums[key] ?? 0) + (holds ? weight / results.total : 0);
  // Chained doubles may add up to a hair more than always.
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, Math.min(1, sum)])) as Chances;
};

export const resultsOf = (plan: NavalPlan, over: Dist<Over>): Dist<NavalResult> => ({
  outcomes: over.outcomes.map((end) => ({ end, after: plan.after(end) })),
  weights: over.weights,
  total: over.total,
});

/** What is settled before the first roll. */
export const navalFacts = (input: FleetInput, { battle, purpose, start }: NavalPlan) => ({
  side: SIDE_NAMES[purpose.side],
  goesFirst: SIDE_NAMES[start.type === 'over' ? start.winner : start.roller],
  romeColumns: columnsOf(battle, 'rome').join(', '),
  carthageColumns: columnsOf(battle, 'carthage').join(', '),
  romeTcs: tcsOf(input, 'rome'),
  carthageTcs: tcsOf(input, 'carthage'),
});
