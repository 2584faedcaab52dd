/** What a reader's own card says, laid over the tables we ship, and checked against what the sources prove. */
import { type Entry, entryAt, type Key, type Table, type Tables, type Value } from './table.ts';

/** By table, then by the keys of the entry. */
export type Own = Readonly<Record<string, Readonly<Record<string, Value>>>>;

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

/** Words that stand in this table, such as AV or L2. */
function wordsOf(table: Table): string[] {
  const values = [...table.entries, ...(table.fill?.steps ?? [])].map((e) => e.value);
  return [...new Set(values.filter((v) => typeof v === 'string'))];
}

const holdsNumbers = (table: Table): boolean =>
  [...table.entries, ...(table.fill?.steps ?? [])].some((e) => typeof e.value === 'number');

/** What a cell of this table takes, in words. */
export function allowedIn(table: Table): string {
  const words = wordsOf(table).map((w) => (w === '-' ? '- for nothing' : w));
  return [...(holdsNumbers(table) ? ['a whole number from -20 to 40'] : []), ...words].join(', ');
}

/** A typed cell as a value; undefined where the table cannot hold it. */
export function readCell(table: Table, text: string): Value | undefined {
  const plain = text.trim().replace('−', '-').replace(/^–$/, '-');
  const word = wordsOf(table).find((w) => w.toLowerCase() === plain.toLowerCase());
  if (word !== undefined) return word;
  if (!holdsNumbers(table) || !/^[+-]?\d{1,2}$/.test(plain)) return undefined;
  const value = Number(plain) + 0;
  return value >= -20 && value <= 40 ? value : undefined;
}

/** What the sources prove about this cell, where the value disagrees. */
export function contradiction(table: Table, at: readonly Key[], value: Value): Entry | undefined {
  const shipped = entryAt(table, at);
  const proven = shipped && (shipped.standing === 'example' || shipped.standing === 'printed');
  return proven && shipped.value !== value ? shipped : undefined;
}
