/** Where a force may withdraw (5.6) or retreat (6.5), and what closes the other Provinces. */
import type { Reader, Tables } from '../../calculator/table.ts';
import { neighboursOf } from './links.ts';
import type { Place } from './provinces.ts';

export const FLIGHTS = ['withdraws', 'beaten-defender', 'beaten-attacker'] as const;
export type Flight = (typeof FLIGHTS)[number];

export interface Flying {
  readonly how: Flight;
  readonly at: Place;
  /** The Province that the moving or attacking force has just come from. */
  readonly cameFrom: Place | 'none';
  readonly enemies: readonly { readonly at: Place }[];
  readonly tribe: Place | 'none';
  readonly goesBack: 'allowed' | 'forbidden';
}

export const BARS = ['straits', 'roma', 'enemies', 'tribe', 'came-from'] as const;
export type Bar = (typeof BARS)[number];

export interface WayOut {
  readonly to: Place;
  /** What closes it; undefined where it is open. */
  readonly bar: Bar | undefined;
}

/** 5.6, 6.5: what keeps a force out of a neighbouring place. */
function barOf(flying: Flying, to: Place, straits: boolean): Bar | undefined {
  if (to === 'roma') return 'roma';
  // A withdrawal may cross Straits, a retreat may not.
  if (straits && flying.how !== 'withdraws') return 'straits';
  if (flying.enemies.some((e) => e.at === to)) return 'enemies';
  if (flying.tribe === to) return 'tribe';
  const back = flying.how !== 'beaten-attacker' || flying.goesBack === 'forbidden';
  return flying.cameFrom === to && back ? 'came-from' : undefined;
}

/** 5.6, 6.5: every neighbouring place, open or closed. */
export const waysOut = (flying: Flying, tables: Tables, read: Reader): WayOut[] =>
  neighboursOf(flying.at, tables, read).map(({ to, way }) => ({ to, bar: barOf(flying, to, way === 'straits') }));

export interface Arrival {
  /** Legions that go. */
  readonly legions: number;
  /** Own Legions that are there already. */
  readonly joined: number;
}

/** 5.6, 6.5: they stack with own Legions there, and all of them come under the Retreat marker. */
export const arrived = ({ legions, joined }: Arrival) => ({ stack: legions + joined, marked: legions + joined });
