/** The best order of raiding and moving, solved for the aim and followed as far as dice have been rolled. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Standing } from '../../../calculator/standing.ts';
import { certain, type Dist, map } from '../../../engine/dist.ts';
import { type Option, type Policy, policy } from '../../../engine/policy.ts';
import type { SiegeResult } from '../../../mechanics/siege.ts';
import { resultsOf } from '../../../mechanics/siege-odds.ts';
import { diceWith } from '../siege/rules.ts';
import type { Figures } from '../tables.ts';
import type { Raid } from './fields.ts';
import {
  afterRaid,
  hasMarker,
  lengthOf,
  RAID_MODIFIER,
  RAID_MP,
  type Raided,
  type RaidState,
  raidOnce,
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
  const results = map(resultsOf(diceWith(RAID_MODIFIER, figures)), ({ points, cu }) => ({
    points: Math.min(points, 1),
    cu,
  }));
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

/** What a choice is, by what follows from it: only a raid leaves the force where it is, and going on. */
function deedOf(state: RaidState, { to }: Option<RaidState>): 'raid' | 'move' | 'stop' {
  if (to.outcomes.some((next) => next.stopped)) return 'stop';
  return to.outcomes.some((next) => next.at !== state.at) ? 'move' : 'raid';
}

/** What the force did: a raid, or a move or halt under its name. */
export type Deed =
  | Raided
  | { readonly type: 'move' | 'stop'; readonly name: string; readonly rule: '9.2'; readonly after: RaidState };

/** How the raids went, as far as their dice have fallen. */
interface Pillaged {
  readonly end: RaidState;
  readonly deeds: readonly Deed[];
  readonly raids: number;
  /** The dice of the next raid have not fallen. */
  readonly waiting: boolean;
}

/** 14.2, 14.3: raid by raid and move by move, as far as the faces go. */
export function pillage(raid: Raid, { best }: RaidPlan, faces: Faces, figures: Figures): Pillaged {
  const deeds: Deed[] = [];
  let [state, raids] = [stateOf(raid), 0];
  for (let choice = best.choose(state); choice; choice = best.choose(state)) {
    const type = deedOf(state, choice);
    if (type === 'raid') {
      const fallen = faces[`raid${raids + 1}`];
      if (!fallen) return { end: state, deeds, raids, waiting: true };
      raids++;
      const raided = raidOnce(state, fallen, figures);
      deeds.push(raided);
      state = raided.after;
    } else {
      const [after = state] = choice.to.outcomes;
      deeds.push({ type, name: choice.name, rule: '9.2', after });
      state = after;
    }
  }
  return { end: state, deeds, raids, waiting: false };
}
