/** Tables as they are sent: the figures in the order of the keys, so that none needs an address, and no word is sent twice. */
import type { Standing } from './standing.ts';
import type { Axis, Key, Table, Tables, Value } from './table.ts';

interface SentAxis extends Axis {
  /** Keys whose label is not among the others are called by their own words. */
  readonly called?: true;
}

/** Its id is the name that it is sent under. */
interface SentTable extends Omit<Table, 'id' | 'entries' | 'axes'> {
  readonly axes: readonly SentAxis[];
  /** Null where the table has no entry. */
  readonly values: readonly (Value | null)[];
  /** One for all where they are alike. */
  readonly standings: Standing | readonly (Standing | null)[];
}

export type SentTables = Readonly<Record<string, SentTable>>;

/** `new-carthage` is New Carthage. */
const calledBy = (key: Key): string =>
  String(key)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const cellsOf = (axes: readonly Axis[]): Key[][] =>
  axes.reduce<Key[][]>((cells, { keys }) => cells.flatMap((at) => keys.map((key) => [...at, key])), [[]]);

function sentAxis(axis: Axis): SentAxis {
  const { keys, labels } = axis;
  if (!labels || !keys.every((key) => Object.hasOwn(labels, key))) return axis;
  const others = Object.entries(labels).filter(([key, label]) => label !== calledBy(key));
  return { ...axis, labels: Object.fromEntries(others), called: true };
}

function receivedAxis({ called, ...axis }: SentAxis): Axis {
  if (!called) return axis;
  const labels = Object.fromEntries(axis.keys.map((key) => [key, axis.labels?.[key] ?? calledBy(key)]));
  return { ...axis, labels };
}

function sent({ id: _, entries, ...table }: Table): SentTable {
  const known = new Map(entries.map((entry) => [JSON.stringify(entry.at), entry]));
  const cells = cellsOf(table.axes).map((at) => known.get(JSON.stringify(at)));
  const [first] = entries;
  return {
    ...table,
    axes: table.axes.map(sentAxis),
    values: cells.map((entry) => entry?.value ?? null),
    standings:
      first && entries.every(({ standing }) => standing === first.standing)
        ? first.standing
        : cells.map((entry) => entry?.standing ?? null),
  };
}

function received(id: string, { values, standings, axes, ...table }: SentTable): Table {
  const entries = cellsOf(axes).flatMap((at, i) => {
    const [value, standing] = [values[i] ?? null, typeof standings === 'string' ? standings : standings[i]];
    return value === null || !standing ? [] : [{ at, value, standing }];
  });
  return { id, ...table, axes: axes.map(receivedAxis), entries };
}

export const sentTables = (tables: Tables): SentTables =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, sent(table)]));

export const receivedTables = (tables: SentTables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, received(id, table)]));
