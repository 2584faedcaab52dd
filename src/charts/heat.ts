/** Turns a joint result into a grid of shaded cells, and adds up the chance of any region. Knows no screen. */
import type { Calculator, Tone } from '../calculator/calculator.ts';
import type { Report } from '../calculator/report.ts';
import { Count } from '../engine/dist.ts';

export interface Cell {
  readonly chance: number;
  /** Chance by who wins. */
  readonly by: Readonly<Record<string, number>>;
  /** 0 where it cannot happen, else 1 to 8 by how likely it is. */
  readonly depth: number;
  /** Who wins there more often; absent where it cannot happen. */
  readonly leader?: Winner;
}

/** Who can win: its mark, and how it is told and drawn. */
export interface Winner {
  readonly who: string;
  readonly mark: string;
  readonly label: string;
  readonly tone: Tone;
}

export interface Heat {
  readonly rows: string;
  readonly columns: string;
  readonly winners: readonly Winner[];
  /** cells[row][column] */
  readonly cells: readonly (readonly Cell[])[];
}

export interface Region {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

const DEPTHS = 8;

export function heatOf(calculator: Calculator, report: Report): Heat | undefined {
  const { joint } = report;
  const axes = calculator.joint;
  if (!joint || !axes) return undefined;
  const size = (axis: string) => Math.max(...joint.map((row) => Number(row[axis]))) + 1;
  const by = Array.from({ length: size(axes.rows) }, () =>
    Array.from({ length: size(axes.columns) }, (): Record<string, number> => ({})),
  );
  for (const row of joint) {
    const cell = by[Number(row[axes.rows])]?.[Number(row[axes.columns])];
    if (!cell) continue;
    const who = String(row[axes.split]);
    cell[who] = (cell[who] ?? 0) + row.chance;
  }
  const winners = new Map(
    Object.entries(axes.wins).map(([who, chance]): [string, Winner] => [
      who,
      {
        who,
        mark: who.charAt(0).toUpperCase(),
        label: calculator.terms[chance] ?? chance,
        tone: calculator.tones[chance] ?? 'plain',
      },
    ]),
  );
  const sum = (cell: Record<string, number>) => Object.values(cell).reduce((a, b) => a + b, 0);
  const most = Math.max(...by.flat().map(sum));
  const cells = by.map((row) =>
    row.map((cell): Cell => {
      const chance = sum(cell);
      // Square root, so that unlikely cells can still be told from impossible ones.
      const depth = chance === 0 ? 0 : Math.max(1, Math.round(Math.sqrt(chance / most) * DEPTHS));
      const leader = winners.get(Object.entries(cell).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '');
      return { chance, by: cell, depth, ...(leader && { leader }) };
    }),
  );
  return { rows: axes.rows, columns: axes.columns, winners: [...winners.values()], cells };
}

/** A region from two corners, in any order. */
export const regionOf = (a: readonly [number, number], b: readonly [number, number]): Region => ({
  rows: [Math.min(a[0], b[0]), Math.max(a[0], b[0])],
  columns: [Math.min(a[1], b[1]), Math.max(a[1], b[1])],
});

export const isInside = ({ rows, columns }: Region, row: number, column: number): boolean =>
  row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];

/** The chance of a region, in all and by who wins. */
export function chanceOf({ cells }: Heat, region: Region): { chance: number; by: Record<string, number> } {
  const by: Record<string, number> = {};
  const count = new Count();
  for (const [r, row] of cells.entries()) {
    for (const [c, cell] of row.entries()) {
      count.add(cell.chance, isInside(region, r, c));
      if (!isInside(region, r, c)) continue;
      for (const [who, p] of Object.entries(cell.by)) by[who] = (by[who] ?? 0) + p;
    }
  }
  return { chance: count.chance, by };
}
