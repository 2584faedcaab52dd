/** Mountains as rows of small carets along their ridges, about the same size on the screen at any zoom. Pure. */
import type { Ground, Point } from './ground.ts';

/** From one to the next, how far they stand aside of the ridge, half of what one takes, and what stays free around a sign: in px. */
const APART = 15;
const ASIDE = [0, 5, -4, 7, -7];
const HALF = { across: 4, up: 2.8 } as const;
const FREE = 20;

/** They grow a little with the scale, and are laid anew at every second doubling of it: so none creeps while a finger zooms. */
export const steppedTo = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * 2) / 2);

/** Evenly along a line of points. */
function spaced(line: readonly Point[], apart: number): { readonly at: Point; readonly across: Point }[] {
  const found: { at: Point; across: Point }[] = [];
  let left = apart / 2;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    for (; left < long; left += apart)
      found.push({ at: [from[0] + (dx * left) / long, from[1] + (dy * left) / long], across: [-dy / long, dx / long] });
    left -= long;
  }
  return found;
}

/** One path in units of the ground, for a scale that was stepped. */
export function caretsOf({ relief, spots }: Pick<Ground, 'relief' | 'spots'>, scale: number): string {
  const unit = 1 / scale;
  const [w, h] = [Math.round(HALF.across * unit), Math.round(2 * HALF.up * unit)];
  const stroke = `l${w}-${h} ${w} ${h}`;
  return relief
    .flatMap((ridge) =>
      spaced(ridge, APART * unit).map(({ at: [x, y], across: [ax, ay] }, i): Point => {
        const off = (ASIDE[i % ASIDE.length] ?? 0) * unit;
        return [x + ax * off, y + ay * off];
      }),
    )
    .filter(([x, y]) => !spots.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < FREE * unit))
    .map(([x, y]) => `M${Math.round(x - w)} ${Math.round(y + h / 2)}${stroke}`)
    .join('');
}
