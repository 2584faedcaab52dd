/** A table of the box row by row: a card, a leader, a space, a line of the reference card, with the entries we supplied. Pure. */
import { cellsOf, type Own, placeOf } from '../../calculator/own.ts';
import { entryAt, type Key, keyName, type Table } from '../../calculator/table.ts';

export interface BoxRow {
  readonly table: Table;
  readonly name: string;
  /** Entries that are ours as shipped. */
  readonly cells: readonly (readonly Key[])[];
}

/** Rows that hold something of ours. */
export function rowsOf(table: Table): BoxRow[] {
  const [axis] = table.axes;
  if (!axis) return [];
  const rows = new Map<Key, (readonly Key[])[]>();
  for (const at of cellsOf(table)) {
    const [first] = at;
    if (first === undefined || entryAt(table, at)?.standing !== 'stand-in') continue;
    rows.set(first, [...(rows.get(first) ?? []), at]);
  }
  return [...rows].map(([key, cells]) => ({
    table,
    name: axis.labels ? keyName(axis, key) : `${axis.label} ${keyName(axis, key)}`,
    cells,
  }));
}

/** What a cell of a row is called; nothing where the row is the cell. */
export const columnName = ({ axes }: Table, at: readonly Key[]): string =>
  at
    .slice(1)
    .map((key, i) => {
      const axis = axes[i + 1];
      return axis ? (axis.labels ? keyName(axis, key) : `${axis.label} ${keyName(axis, key)}`) : String(key);
    })
    .join(', ');

const isTold = (own: Own, { table }: BoxRow, at: readonly Key[]): boolean => own[table.id]?.[placeOf(at)] !== undefined;

export const isDone = (own: Own, row: BoxRow): boolean => row.cells.every((at) => isTold(own, row, at));

/** Seconds that a row takes with the box beside one, and each of its entries. */
const [ROW, ENTRY] = [4, 2];

/** Minutes that are left for these rows, told roughly. */
export function minutesFor(own: Own, rows: readonly BoxRow[]): number {
  const open = rows.filter((row) => !isDone(own, row));
  const entries = open.reduce((sum, row) => sum + row.cells.filter((at) => !isTold(own, row, at)).length, 0);
  return Math.ceil((open.length * ROW + entries * ENTRY) / 60);
}
