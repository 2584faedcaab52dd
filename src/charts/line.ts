/** Turns the line of a game into bands that fill the height, the marks of its swings, and both in words. Knows no screen. */
import { listed } from '../calculator/words.ts';
import type { Line, Swing } from '../play/line.ts';
import { UNCLEAR } from '../play/line.ts';
import type { Side } from '../play/shown.ts';

export interface Band {
  readonly side: Side | undefined;
  /** Its outline in a picture of this width and height, as the path of a drawing. */
  readonly path: string;
  /** Where its letters stand: the middle of its left end, where there is room for them. */
  readonly label?: number;
}

/** The side that a seat plays, as it is drawn. */
export const sideOfSeats = (sides: readonly Side[], seats: readonly string[]): Side | undefined =>
  sides.find(({ id }) => id === seats[0]);

/** Letters need so much of the picture's height. */
const ROOM = 14;

export function bandsOf({ sides, steps }: Line, names: readonly Side[], width: number, height: number): Band[] {
  const across = (step: number): number => (step / Math.max(1, steps.length - 1)) * width;
  const down = (nth: number, step: number): number =>
    height * (steps[step]?.chances.slice(0, nth).reduce((sum, one) => sum + one, 0) ?? 0);
  const point = (nth: number, step: number): string => `${across(step).toFixed(1)} ${down(nth, step).toFixed(1)}`;
  const all = steps.map((_, i) => i);
  return sides.map((seats, nth) => {
    const above = all.map((step) => point(nth, step));
    const below = all.toReversed().map((step) => point(nth + 1, step));
    const [top, bottom] = [down(nth, 0), down(nth + 1, 0)];
    const side = sideOfSeats(names, seats);
    return {
      side,
      path: `M${[...above, ...below].join('L')}Z`,
      ...(bottom - top >= ROOM && { label: (top + bottom) / 2 }),
    };
  });
}

/** Whole points with their sign; nothing is neither more nor less. */
export function signedPoints(by: number): string {
  const points = Math.round(by * 100);
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}

const nameOf = (sides: readonly Side[], seat: string): string => sides.find(({ id }) => id === seat)?.name ?? seat;

const namesOf = (sides: readonly Side[], seats: readonly string[]): string =>
  seats.map((seat) => nameOf(sides, seat)).join(' and ');

/** Who is ahead after a step, in words: each side with its chance, or that it is unclear. */
export function standingWords({ sides, steps }: Line, names: readonly Side[], step: number): string {
  const found = steps[step];
  if (!found) return '';
  if (found.error > UNCLEAR) return 'unclear';
  return listed(sides.map((seats, i) => `${namesOf(names, seats)} ${Math.round((found.chances[i] ?? 0) * 100)}%`));
}

/** A swing in words: whom it hit, by how much, and what would have been better. */
export function swingWords({ type, seat, by, error, better }: Swing, names: readonly Side[]): string {
  const much =
    error > UNCLEAR ? 'unclear' : `${signedPoints(by)} ${Math.abs(Math.round(by * 100)) === 1 ? 'point' : 'points'}`;
  if (type === 'luck') return `Luck, ${nameOf(names, seat)}: ${much}.`;
  return `Decision, ${nameOf(names, seat)}: ${much}${better ? `. Better: ${better}` : ''}.`;
}

/** How the dice and cards fell for each side, in one sentence. */
export function luckWords({ sides, totals }: Line, names: readonly Side[]): string {
  const told = sides.map((seats, i) => `${namesOf(names, seats)} ${signedPoints(totals[i]?.luck ?? 0)}`);
  if (told.every((one) => one.endsWith(' 0'))) return 'Luck favoured nobody.';
  return `Effect of luck on the chance to win, in points: ${listed(told)}.`;
}
