/** How one cell of the matrix looks: its short figure, its shade, and the sides along which the goal's line runs. */
import { reaches } from '../../../calculator/search/goal.ts';
import type { MatrixRow } from '../../../calculator/search/matrix.ts';
import type { Asked } from './asked.ts';

const DEEPEST = 8;

/** Whole per cent, never a false 0 or 100; other figures with one place. */
export function shortly({ form }: Pick<Asked, 'form'>, worth: number): string {
  if (form === 'number') return worth.toFixed(1).replace('-', '−');
  const whole = Math.round(worth * 100);
  if (whole === 100 && worth < 1) return '>99';
  return whole === 0 && worth > 0 ? '<1' : String(whole);
}

/** From 0, even, to 8, sure one way or the other; figures by how far they are from now. */
export const depthOf = ({ form, now }: Pick<Asked, 'form' | 'now'>, worth: number): number =>
  form === 'chance'
    ? Math.round(Math.abs(worth - 0.5) * 2 * DEEPEST)
    : Math.min(DEEPEST, Math.round(Math.abs(worth - now) * 2));

const SIDES = [
  ['top', -1, 0],
  ['bottom', 1, 0],
  ['left', 0, -1],
  ['right', 0, 1],
] as const;

/** The sides on which a cell that reaches the goal has a neighbour that does not. */
export function lineOf(
  rows: readonly (MatrixRow | undefined)[],
  r: number,
  c: number,
  goal: number,
): string | undefined {
  const reachedAt = (row: number, column: number): boolean | undefined => {
    const cell = rows[row]?.cells[column];
    return cell && reaches(cell.worth, goal);
  };
  if (!reachedAt(r, c)) return undefined;
  return (
    SIDES.flatMap(([side, down, right]) => (reachedAt(r + down, c + right) === false ? [side] : [])).join(' ') ||
    undefined
  );
}
