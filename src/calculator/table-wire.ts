/** Tables as they are sent: figure after figure in the order of the keys, so that none has to say where it stands. */
import type { Standing } from './standing.ts';
import type { Axis, Key, Table, Tables, Value } from './table.ts';

interface SentTable extends Omit<Table, 'entries'> {
  /** Null where the table has no entry. */
  readonly values: readonly (Value | null)[];
  readonly standings: readonly (Standing | null)[];
}

export type SentTables = Readonly<Record<string, SentTable>>;

const cellsOf = (axes: readonly Axis[]): Key[][] =>
  axes.reduce<Key[][]>((cells, { keys }) => cells.flatMap((at) => keys.map((key) => [...at, key])), [[]]);

function sent({ entries, ...table }: Table): SentTable {
  const known = new Map(entries.map((entry) => [JSON.stringify(entry.at), entry]));
  const cells = cellsOf(table.axes).map((at) => known.get(JSON.stringify(at)));
  return {
    ...table,
    values: cells.map((entry) => entry?.value ?? null),
    standings: cells.map((entry) => entry?.standing ?? null),
  };
}

function received({ values, standings, ...table }: SentTable): Table {
  const entries = cellsOf(table.axes).flatMap((at, i) => {
    const [value, standing] = [values[i] ?? null, standings[i]];
    return value === null || !standing ? [] : [{ at, value, standing }];
  });
  return { ...table, entries };
}

export const sentTables = (tables: Tables): SentTables =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, sent(table)]));

export const receivedTables = (tables: SentTables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, received(table)]));
