/** 16.4: blockade runs one after the other: Siege Points removed, Warships sunk. */
import type { SiegeResult } from '../../../mechanics/siege.ts';
import type { SiegeDie } from '../siege/rules.ts';
import type { Blockade } from './fields.ts';

export interface Harbour {
  readonly points: number;
  readonly warships: number;
  readonly runs: number;
}

export const startOf = ({ points, warships }: Blockade): Harbour => ({ points, warships, runs: 0 });

export const goesOn = ({ points, warships }: Harbour): boolean => points > 0 && warships > 0;

/** 16.4: the Siege Die of the runners. */
export const dieOf = ({ supremacy }: Blockade): SiegeDie => (supremacy ? 'red' : 'white');

/** 16.4: each point rolled lifts one, and a loss symbol sinks the Warship of the run. */
export const afterRun = ({ points, warships, runs }: Harbour, result: SiegeResult): Harbour => ({
  points: Math.max(0, points - result.points),
  warships: warships - (result.cu > 0 ? 1 : 0),
  runs: runs + 1,
});
