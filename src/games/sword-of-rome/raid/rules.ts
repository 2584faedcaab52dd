/** 14.1 to 14.3: what one raid brings, along a route of spaces, and how it moves the plunder track. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Standing } from '../../../calculator/standing.ts';
import type { SiegeResult } from '../../../mechanics/siege.ts';
import { sumOf } from '../dice.ts';
import { siegeResult } from '../siege/rules.ts';
import type { Figures } from '../tables.ts';
import type { Raid } from './fields.ts';

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

interface Track {
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
export function lengthOf({ trackLength }: Raid, figures: Figures): { length: number; standing: Standing } {
  if (trackLength !== 'table') return { length: trackLength, standing: 'yours' };
  const { value, standing } = figures.at('plunder-track-length', 'length', 'spaces');
  return { length: Number(value), standing };
}

/** The space that this one is entered from, and left to; a number that is no earlier space means the one before. */
const neighbourOf = ({ spaces }: Raid, space: number): number => {
  const nextTo = spaces[space]?.nextTo ?? 'before';
  return nextTo === 'before' || nextTo > space ? space - 1 : nextTo - 1;
};

/** 9.2: every space next to this one, with the MP that it costs to go there. */
export function waysFrom(raid: Raid, space: number): { to: number; cost: number }[] {
  const here = raid.spaces[space];
  const back = here && space > 0 ? [{ to: neighbourOf(raid, space), cost: here.cost }] : [];
  const onward = raid.spaces.flatMap(({ cost }, to) =>
    to > 0 && neighbourOf(raid, to) === space ? [{ to, cost }] : [],
  );
  return [...onward, ...back];
}

/** What one end of the raids amounts to. */
export function tally(raid: Raid, end: RaidState, length: number) {
  const successes = successesOf(raid, end);
  const { plunder, fills } = trackAfter(raid, successes, length);
  return {
    plunders: successes > 0,
    noSuccess: successes === 0,
    allRaided: end.markers === 0,
    fills: fills > 0,
    outOfCu: end.cu === 0,
    successes,
    cuLost: raid.cu - end.cu,
    plunder: Math.max(0, plunder),
    otherPlunder: Math.max(0, -plunder),
  };
}

/** 14.1: the markers that are missing for a full track. */
export function raidLedger({ plunder }: Raid, length: number, standing: Standing): Line[] {
  return [
    line('track', length, 'Spaces on the plunder track', '14.1', standing),
    ...(plunder > 0 ? [line('track', -plunder, 'The raiders’ plunder already on it', '14.1')] : []),
    ...(plunder < 0 ? [line('track', -plunder, 'The other Gauls’ plunder, cancelled first', '14.1')] : []),
  ];
}

/** One raid. */
export interface Raided {
  readonly type: 'raid';
  readonly faces: readonly number[];
  readonly result: SiegeResult;
  readonly succeeds: boolean;
  readonly rule: '14.2' | '14.3';
  readonly after: RaidState;
}

/** 14.2, 14.3: what two dice bring the raiders in the space where they are. */
export function raidOnce(state: RaidState, faces: readonly number[], figures: Figures): Raided {
  const result = siegeResult(sumOf(faces) + RAID_MODIFIER, figures);
  const succeeds = result.points > 0;
  return { type: 'raid', faces, result, succeeds, rule: succeeds ? '14.3' : '14.2', after: afterRaid(state, result) };
}
