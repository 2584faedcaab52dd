/** The part of a box that a game can start with: entries it cannot use are left out, and the others are kept. Pure. */
import type { Own } from '../../calculator/own.ts';
import type { Value } from '../../calculator/table.ts';

type Cell = readonly [table: string, place: string, value: Value];

export interface FittingBox {
  readonly own: Own;
  /** By table and place. */
  readonly leftOut: readonly string[];
}

const cellsIn = (own: Own): Cell[] =>
  Object.entries(own).flatMap(([table, cells]) =>
    Object.entries(cells).map(([place, value]): Cell => [table, place, value]),
  );

function ownOf(cells: readonly Cell[]): Own {
  const own: Record<string, Record<string, Value>> = {};
  for (const [table, place, value] of cells) own[table] = { ...own[table], [place]: value };
  return own;
}

/** Halves what does not fit, until single entries are left: few tries where few entries are wrong. */
export function fittingBox(own: Own, fits: (own: Own) => boolean): FittingBox {
  const kept: Cell[] = [];
  const leftOut: string[] = [];
  const take = (cells: readonly Cell[]): void => {
    if (!cells.length) return;
    if (fits(ownOf([...kept, ...cells]))) kept.push(...cells);
    else if (cells.length === 1) leftOut.push(cells.map(([table, place]) => `${table}, ${place}`).join());
    else {
      const middle = Math.ceil(cells.length / 2);
      take(cells.slice(0, middle));
      take(cells.slice(middle));
    }
  };
  take(cellsIn(own));
  return { own: ownOf(kept), leftOut };
}
