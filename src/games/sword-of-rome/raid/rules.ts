/** 14.1 to 14.3: raids along a way of spaces, the plunder track, and the best order of raiding and moving. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Standing } from '../../../calculator/standing.ts';
import type { Reader } from '../../../calculator/table.ts';
import { certain, type Dist, map } from '../../../engine/dist.ts';
import { type Option, type Policy, policy } from '../../../engine/policy.ts';
import type { SiegeResult } from '../../../mechanics/siege-chain.ts';
import { siegeResults } from '../siege/rules.ts';

export interface RaidSpace {
  /** 14.2: only a PC marker of another power can be raided. */
  readonly holds: 'marker' | 'nothing';
  /** MP to enter it from the space it is next to. */
  readonly cost: number;
  /** The space it is next to, counted from 1; a number that is no earlier space means the one before. */
  readonly nextTo: number | 'before';
}

export interface Raid {
  readonly raiders: 'gauls' | 'transalpine';
  readonly mp: number;
  readonly cu: number;
  /** The first is where the force stands. */
  readonly spaces: readonly RaidSpace[];
  /** Markers of the raiders' kind on the track; below 0: of the other kind. */
  readonly plunder: number;
  readonly trackLength: number | 'table';
  readonly aim: 'plunder' | 'fills' | 'swing';
}

export interface RaidState {
  readonly at: number;
  readonly mp: number;
  readonly cu: number;
  /** PC markers that can still be raided, a bit a space. */
  readonly markers: number;
  readonly stopped: boolean;
}

/** 14.2: what a raid costs. */
export const RAID_MP = 1;

export const stateOf = ({ mp, cu, spaces }: Raid): RaidState => ({
  at: 0,
  mp,
  cu,
  markers: spaces.reduce((set, { holds }, i) => (holds === 'marker' ? set | (1 << i) : set), 0),
  stopped: false,
});

export const hasMarker = ({ markers }: RaidState, space: number): boolean => (markers & (1 << space)) !== 0;

/** 14.2: the siege table without the Gallic -1. */
export const RAID_MODIFIER = 0;

/** 14.2, 14.3: a CU is removed where the roll says so, and one point or more makes the raid succeed. */
export const afterRaid = (state: RaidState, { points, cu }: SiegeResult): RaidState => ({
  ...state,
  mp: state.mp - RAID_MP,
  cu: Math.max(0, state.cu - cu),
  markers: points > 0 ? state.markers & ~(1 << state.at) : state.markers,
});

const bits = (markers: number): number => (markers === 0 ? 0 : (markers & 1) + bits(markers >> 1));

export const successesOf = (raid: Raid, { markers }: RaidState): number => bits(stateOf(raid).markers) - bits(markers);

export interface Track {
  /** Markers of the raiders' kind; below 0: of the other kind. */
  readonly plunder: number;
  readonly fills: number;
}

/** 14.1: markers of the two kinds cancel out; a full track pays at once and is cleared. */
export function trackAfter(raid: Pick<Raid, 'plunder'>, successes: number, length: number): Track {
  let [plunder, fills] = [raid.plunder, 0];
  for (let i = 0; i < successes; i++) {
    plunder++;
    if (plunder >= length) [plunder, fills] = [0, fills + 1];
  }
  return { plunder, fills };
}

/** 14.1: the spaces of the plunder track. */
export function lengthOf({ trackLength }: Raid, read: Reader): { length: number; standing: Standing } {
  if (trackLength !== 'table') return { length: trackLength, standing: 'yours' };
  const { value, standing } = read.at('plunder-track-length', 'length', 'spaces');
  return { length: Number(value), standing };
}

/** The space that this one is entered from, and left to. */
export const neighbourOf = ({ spaces }: Raid, space: number): number => {
  const { nextTo } = spaces[space]!;
  return nextTo === 'before' || nextTo > space ? space - 1 : nextTo - 1;
};

/** 9.2: every space next to this one, with the MP that it costs to go there. */
function waysFrom(raid: Raid, space: number): { to: number; cost: number }[] {
  const back = space > 0 ? [{ to: neighbourOf(raid, space), cost: raid.spaces[space]!.cost }] : [];
  const onward = raid.spaces.flatMap(({ cost }, to) =>
    to > 0 && neighbourOf(raid, to) === space ? [{ to, cost }] : [],
  );
  return [...onward, ...back];
}

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
export function bestRaids(raid: Raid, length: number, read: Reader): Policy<RaidState> {
  const results = map(siegeResults(RAID_MODIFIER, read), ({ points, cu }) => ({ points: Math.min(points, 1), cu }));
  return policy(
    (state) => optionsOf(raid, results, state),
    (end) => {
      const successes = successesOf(raid, end);
      if (raid.aim === 'plunder') return successes;
      if (raid.aim === 'swing') return successes - (raid.cu - end.cu);
      return trackAfter(raid, successes, length).fills * FILL_OVER_MARKER + successes;
    },
  );
}

/** 14.1: the markers that are missing for a full track. */
export function raidLedger({ plunder }: Raid, length: number, standing: Standing): Line[] {
  const line = (amount: number, why: string, of: Standing): Line => ({
    who: 'track',
    amount,
    why,
    rule: '14.1',
    standing: of,
  });
  return [
    line(length, 'Spaces of the plunder track', standing),
    ...(plunder > 0 ? [line(-plunder, 'Plunder of the raiders on it', 'printed')] : []),
    ...(plunder < 0 ? [line(-plunder, 'Plunder of the other Gauls, to be cancelled first', 'printed')] : []),
  ];
}

export const RAID_READINGS: readonly Assumption[] = [
  { ruling: 'raid-roll-modifier', rule: '14.2', reading: 'Raids are rolled without the −1 of Gallic sieges.' },
];
