/** What a reader's own card says, laid over the tables we ship. */
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
  return all.filter((at) => entryAt(table, at));
}

/** The tables as this reader has them; entries of unknown tables or cells are left out. */
export function withOwn(tables: Tables, own: Own | undefined): Tables {
  if (!own) return tables;
  return Object.fromEntries(
    Object.entries(tables).map(([id, table]) => [id, own[id] ? overlaid(table, own[id]) : table]),
  );
}

function overlaid(table: Table, own: Readonly<Record<string, Value>>): Table {
  const yours = cellsOf(table).flatMap((at) => {
    const value = own[placeOf(at)];
    return value === undefined ? [] : [{ at, value, standing: 'yours' as const }];
  });
  const replaced = new Set(yours.map((e) => placeOf(e.at)));
  return { ...table, entries: [...yours, ...table.entries.filter((e) => !replaced.has(placeOf(e.at)))] };
}
