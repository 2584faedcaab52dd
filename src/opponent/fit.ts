/**
 * Fits weights to games that were played: the chance to win by softmax over the sides, its correction, and a leaning by
 * softmax over the options.
 */
import type { Calibration } from '../play/worth.ts';
import { softmax } from './judge.ts';
import { above, evenOf } from './told.ts';

/** One position: features of each side, and the share of the win that each got. */
export interface Position {
  readonly sides: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/** How fast it follows, and how often it goes through all. */
const [PACE, TIMES] = [0.05, 300];

/**
 * Weights for features of unit spread, by steepest ascent with a pace of its own for each (Adam). They are held to what was
 * known before, the more firmly the greater `hold` is. Where a pair, early and what is added until the end, has a sign, it keeps
 * to it all the way.
 */
export function fitChances(
  positions: readonly Position[],
  before: readonly number[],
  hold: number,
  signs: readonly number[] = [],
): number[] {
  const size = before.length;
  const scale = spreads(positions, size);
  const known = before.map((weight, i) => weight * (scale[i] ?? 1));
  const rows = positions.map(({ sides, won }) => ({
    won,
    sides: sides.map((one) => Float64Array.from(one, (value, i) => value / (scale[i] ?? 1))),
  }));
  const weights = Float64Array.from(known);
  const ratios = signs.map((_, pair) => (scale[2 * pair] ?? 1) / (scale[2 * pair + 1] ?? 1));
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  for (let time = 1; time <= TIMES; time++) {
    const slope = new Float64Array(size);
    for (const { sides, won } of rows) {
      const chances = softmax(sides.map((one) => dot(weights, one)));
      sides.forEach((one, side) => {
        const off = (won[side] ?? 0) - (chances[side] ?? 0);
        if (off !== 0) for (let i = 0; i < size; i++) slope[i]! += off * one[i]!;
      });
    }
    for (let i = 0; i < size; i++) {
      const g = slope[i]! / rows.length - hold * (weights[i]! - known[i]!);
      mean[i] = 0.9 * mean[i]! + 0.1 * g;
      square[i] = 0.999 * square[i]! + 0.001 * g * g;
      const pace = PACE * (1 - time / TIMES) + 0.001;
      weights[i]! += (pace * (mean[i]! / (1 - 0.9 ** time))) / (Math.sqrt(square[i]! / (1 - 0.999 ** time)) + 1e-8);
    }
    signs.forEach((sign, pair) => {
      if (sign !== 0) keepTo(sign, weights, 2 * pair, ratios[pair] ?? 1);
    });
  }
  return Array.from(weights, (weight, i) => weight / (scale[i] ?? 1));
}

/** Neither at the beginning nor at the end against the sign; `ratio` is that of the two spreads. */
function keepTo(sign: number, weights: Float64Array, early: number, ratio: number): void {
  const begins = Math.max(0, sign * weights[early]!);
  weights[early] = sign * begins;
  weights[early + 1] = sign * Math.max(-begins / ratio, sign * weights[early + 1]!);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** What hardly ever differs must not weigh more for it. */
const LEAST = 0.1;

/** How far each feature strays from the mean of the sides: what all share cannot tell who wins. */
function spreads(positions: readonly Position[], size: number): number[] {
  const sums = new Float64Array(size);
  let many = 0;
  for (const { sides } of positions) {
    many += sides.length;
    for (let i = 0; i < size; i++) {
      const mean = sides.reduce((sum, one) => sum + (one[i] ?? 0), 0) / sides.length;
      for (const one of sides) sums[i]! += ((one[i] ?? 0) - mean) ** 2;
    }
  }
  return Array.from(sums, (sum) => Math.max(LEAST, Math.sqrt(sum / many)));
}

/** How well chances foretell who wins: the mean of the logarithm, the nearer to 0 the better. */
export function surprise(positions: readonly Position[], weights: readonly number[]): number {
  const w = Float64Array.from(weights);
  let sum = 0;
  for (const { sides, won } of positions) {
    const chances = softmax(sides.map((one) => dot(w, Float64Array.from(one))));
    won.forEach((share, side) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[side] ?? 0));
    });
  }
  return sum / positions.length;
}

/** The chance that was estimated, the share of the win that it came to, how far the game had come, and whose it was. */
export type Noted = readonly [chance: number, won: number, progress: number, seat: string];

/** As many estimates speak for telling chances as they are. */
const HELD = 10;

/** The calibration that makes what happened likeliest, held a little to estimates that are right as they are. */
export function fitCalibration(noted: readonly Noted[], sides: number, games: number): Calibration {
  const even = evenOf(sides);
  const seats = [...new Set(noted.map(([, , , seat]) => seat))].sort();
  const positions = noted.map(([chance, won, progress, seat]) => {
    const height = above(chance, sides);
    const own = seats.flatMap((one) => (one === seat ? [1, progress] : [0, 0]));
    const row = [height, height * progress, ...own];
    return { sides: [row, row.map(() => 0)], won: [won, 1 - won] };
  });
  const before = [1, 0, ...seats.flatMap(() => [even, 0])];
  // What is estimated higher must not be told lower.
  const found = fitChances(positions, before, HELD / (noted.length + HELD), [1]);
  const pair = (at: number, less = 0): [number, number] => [
    round((found[at] ?? 0) - less, 3),
    round(found[at + 1] ?? 0, 3),
  ];
  return { slope: pair(0), seats: Object.fromEntries(seats.map((seat, i) => [seat, pair(2 + 2 * i, even)])), games };
}

/** One decision: the traits of each option, and which was chosen. */
export interface Decision {
  readonly options: readonly (readonly string[])[];
  readonly chosen: number;
}

/** Decisions in which a trait must have stood, for its weight to be more than luck. */
const OFTEN = 30;
const [SWEEPS, STRIDE, SHRINK] = [12, 0.15, 1e-2];

/** Weights of traits, by going through the decisions again and again (AdaGrad); what says little is left out. */
export function fitLeaning(decisions: readonly Decision[], least = 0.25): Record<string, number> {
  const often = new Map<string, number>();
  for (const { options } of decisions)
    for (const trait of new Set(options.flat())) often.set(trait, (often.get(trait) ?? 0) + 1);
  const names = [...often].filter(([, times]) => times >= OFTEN).map(([name]) => name);
  const place = new Map(names.map((name, i) => [name, i]));
  const rows = decisions.map(({ options, chosen }) => ({
    chosen,
    options: options.map((traits) => traits.flatMap((trait) => place.get(trait) ?? [])),
  }));
  const [weights, squares] = [new Float64Array(names.length), new Float64Array(names.length).fill(1e-6)];
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const { options, chosen } of rows) {
      const chances = softmax(options.map((at) => at.reduce((sum, i) => sum + weights[i]!, 0)));
      options.forEach((at, option) => {
        const off = Number(option === chosen) - chances[option]!;
        for (const i of at) {
          const g = off - SHRINK * weights[i]!;
          squares[i]! += g * g;
          weights[i]! += (STRIDE * g) / Math.sqrt(squares[i]!);
        }
      });
    }
  const found = names.flatMap((name, i) =>
    Math.abs(weights[i]!) >= least ? [[name, round(weights[i]!)] as const] : [],
  );
  return Object.fromEntries(found.sort());
}

/** Two places after the point are as much as was measured. */
export const round = (value: number, places = 2): number => Number(value.toFixed(places));
