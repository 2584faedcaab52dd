/** The entries of a reader's own card, laid over the tables we ship. */
import { readCell } from './own-cell.ts';
import { entryAt, type Key, type Table, type Tables, type Value } from './table.ts';

/** By table, then by the keys of the entry. */
export type Own = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export type OwnByGame = Readonly<Record<string, Own>>;

/** Raised when what is written down changes its shape; what older versions wrote is brought up to date when read. */
export const FILE_VERSION = 1;

/** Entries as they are kept on the device and exported. */
export const filed = (games: OwnByGame) => ({ tabularium: 'tables', version: FILE_VERSION, games });

/** Entries as they were kept; undefined for anything else, and for what a later version kept. */
export function unfiled(json: unknown): OwnByGame | undefined {
  const eachOf = (value: unknown, test: (part: unknown) => boolean): boolean =>
    typeof value === 'object' && value !== null && Object.values(value).every(test);
  const isValue = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';
  // Looked through below before it is handed back.
  const { version = FILE_VERSION, games } = json as { version?: unknown; games: OwnByGame };
  const known = typeof version === 'number' && version <= FILE_VERSION;
  return known && eachOf(games, (own) => eachOf(own, (cells) => eachOf(cells, isValue))) ? games : undefined;
}

export const placeOf = (at: readonly Key[]): string => at.join(' ');

/** All cells of a table that hold something, in reading order. */
export function cellsOf(table: Table): (readonly Key[])[] {
  const all = table.axes.reduce<Key[][]>(
    (lists, axis) => lists.flatMap((list) => axis.keys.map((key) => [...list, key])),
    [[]],
  );
  const written = new Set(table.entries.map(({ at }) => JSON.stringify(at)));
  return all.filter((at) => written.has(JSON.stringify(at)) || (table.fill && entryAt(table, at)));
}

/** The tables with own entries laid over, and whose they are if not the reader's; unknown tables or cells are left out. */
export function withOwn(tables: Tables, own: Own | undefined, source?: string): Tables {
  if (!own) return tables;
  return Object.fromEntries(
    Object.entries(tables).map(([id, table]) => [id, own[id] ? overlaid(table, own[id], source) : table]),
  );
}

function overlaid(table: Table, own: Own[string], source: string | undefined): Table {
  const yours = cellsOf(table).flatMap((at) => {
    const value = own[placeOf(at)];
    return value === undefined ? [] : [{ at, value, standing: 'yours' as const, ...(source && { source }) }];
  });
  const replaced = new Set(yours.map((e) => placeOf(e.at)));
  return { ...table, entries: [...yours, ...table.entries.filter((e) => !replaced.has(placeOf(e.at)))] };
}

export interface Misfit {
  readonly table: Table;
  readonly place: string;
  readonly value: Value;
}

export interface Sorted {
  readonly own: Own;
  /** Set aside, not used: what the column cannot hold, and cells that the table does not have. */
  readonly misfits: readonly Misfit[];
}

/** Kept entries as these tables can take them; entries of other tables are passed over. */
export function sorted(tables: Tables, kept: Own | undefined): Sorted {
  const own: Record<string, Record<string, Value>> = {};
  const misfits: Misfit[] = [];
  for (const [id, cells] of Object.entries(kept ?? {})) {
    const table = Object.hasOwn(tables, id) ? tables[id] : undefined;
    if (!table) continue;
    const places = new Map(cellsOf(table).map((at) => [placeOf(at), at]));
    for (const [place, found] of Object.entries(cells)) {
      const at = places.get(place);
      const value = at && readCell(table, at, String(found));
      if (value === undefined) misfits.push({ table, place, value: found });
      else own[id] = { ...own[id], [place]: value };
    }
  }
  return { own, misfits };
}

/** The entries that these tables do not hold already. */
export function differing(own: Own, tables: Tables): Own | undefined {
  const some = Object.entries(own).flatMap(([id, cells]) => {
    const table = tables[id];
    const held = new Map(table && cellsOf(table).map((at) => [placeOf(at), entryAt(table, at)?.value]));
    const other = Object.entries(cells).filter(([place, value]) => held.get(place) !== value);
    return other.length ? [[id, Object.fromEntries(other)] as const] : [];
  });
  return some.length ? Object.fromEntries(some) : undefined;
}
