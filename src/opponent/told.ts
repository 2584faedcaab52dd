/**
 * Corrects an estimated chance by how such estimates turned out in earlier games: closer to an even share if they were
 * too confident, higher for a seat that won more often than estimated. The order of a seat's estimates stays the same,
 * and no decision depends on the correction.
 */
import type { Calibration } from '../play/worth.ts';

/** Nobody is surer than that of a game that is not over: a search does not look at every answer. */
const LEAST = 0.002;
/** However little estimates are worth, the higher is told higher. */
const LEAST_SLOPE = 0.05;

const logit = (p: number): number => Math.log(p / (1 - p));
const shareOf = (height: number): number => 1 / (1 + Math.exp(-height));

/** The logarithm of the odds of an even share among so many sides, and how far above that a chance is. */
export const evenOf = (sides: number): number => logit(1 / sides);
export const above = (chance: number, sides: number): number =>
  logit(Math.min(1 - LEAST, Math.max(LEAST, chance))) - evenOf(sides);

const at = ([early, late]: readonly [number, number], progress: number): number => early + late * progress;

/** Tells what was estimated. */
type Teller = (chance: number) => number;

/** How it is told of a seat, the first of its side, when the game has come so far. */
export function tellerOf(calibration: Calibration | undefined, sides: number, progress: number, seat: string): Teller {
  if (!calibration) return (chance) => chance;
  const slope = Math.max(LEAST_SLOPE, at(calibration.slope, progress));
  const base = evenOf(sides) + at(calibration.seats[seat] ?? [0, 0], progress);
  // By Laplace's rule of succession: who never won so many games may win the next.
  const least = 1 / (calibration.games + sides);
  return (chance) => least + (1 - sides * least) * shareOf(base + slope * above(chance, sides));
}
