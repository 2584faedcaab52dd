/** The best order of raiding and moving, solved for the aim. */
import type { Standing } from '../../../calculator/standing.ts';
import type { Figures } from '../../../calculator/table.ts';
import { certain, type Dist, map } from '../../../engine/dist.ts';
import { type Option, type Policy, policy } from '../../../engine/policy.ts';
import type { SiegeResult } from '../../../mechanics/siege.ts';
import { siegeResults } from '../siege/rules.ts';
import type { Raid } from './fields.ts';
import {
  afterRaid,
  hasMarker,
  lengthOf,
  RAID_MODIFIER,
  RAID_MP,
  type RaidState,
  stateOf,
  successesOf,
  trackAfter,
  waysFrom,
} from './rules.ts';

/** What may be done with the MP left. Stopping comes before moving, so that nobody wanders for nothing. */
function optionsOf(raid: Raid, results: Dist<SiegeResult>, state: RaidState): Option<RaidState>[] {
  if (state.stopped || state.cu === 0 || state.markers === 0) return [];
  const raids: Option<RaidState>[] =
    state.mp >= RAID_MP && hasMarker(state, state.at)
      ? [{ name: 'Raid', to: map(results, (result) => afterRaid(state, result)) }]
      : [];
  const moves = waysFrom(raid, state.at)
    .filter(({ cost }) => cost <= state.mp)
    .map(({ to, cost }) => ({
      name: `Move to space ${to + 1}`,
      to: certain({ ...state, at: to, mp: state.mp - cost }),
    }));
  if (!raids.length && !moves.length) return [];
  return [...raids, { name: 'Stop', to: certain({ ...state, stopped: true }) }, ...moves];
}

/** One chance in a thousand to fill the track is preferred to a marker on it. */
const FILL_OVER_MARKER = 1000;

/** The best order of raiding and moving for the aim. */
function bestRaids(raid: Raid, length: number, figures: Figures): Policy<RaidState> {
  const results = map(siegeResults(RAID_MODIFIER, figures), ({ points, cu }) => ({ points: Math.min(points, 1), cu }));
  return policy(
    (state) => optionsOf(raid, results, state),
    (end) => {
      const successes = successesOf(raid, end);
      if (raid.aim === 'plunder') return successes;
      if (raid.aim === 'swing') return successes - (raid.cu - end.cu);
      return trackAfter(raid, successes, length).fills * FILL_OVER_MARKER + successes;
    },
    { cost: (end) => raid.cu - end.cu },
  );
}

export interface RaidPlan {
  /** 14.1: how long the track is taken to be, and how well that is known. */
  readonly length: number;
  readonly standing: Standing;
  readonly best: Policy<RaidState>;
}

export function raidPlan(raid: Raid, figures: Figures): RaidPlan {
  const { length, standing } = lengthOf(raid, figures);
  return { length, standing, best: bestRaids(raid, length, figures) };
}

/** 14.2: what to do first, and how long the track is taken to be. */
export const raidFacts = (raid: Raid, { best, length }: RaidPlan) => ({
  firstStep: best.choose(stateOf(raid))?.name ?? 'Nothing to raid',
  trackLength: length,
});

/** What a choice is, by what follows from it: only a raid leaves the force where it is, and going on. */
export function deedOf(state: RaidState, { to }: Option<RaidState>): 'raid' | 'move' | 'stop' {
  if (to.outcomes.some((next) => next.stopped)) return 'stop';
  return to.outcomes.some((next) => next.at !== state.at) ? 'move' : 'raid';
}
