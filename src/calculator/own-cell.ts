/** One table cell as a reader types it: what its column allows, and whether the sources prove otherwise. */
import { type Allowed, type Entry, entryAt, type Key, type Table, type Value } from './table.ts';

/** The values of a cell's column: of its last key where that names a property, else of the whole table. */
function columnOf(table: Table, at: readonly Key[]): Value[] {
  const named = table.axes.length > 1 && table.axes.at(-1)?.labels !== undefined;
  const own = table.entries.filter((e) => !named || e.at.at(-1) === at.at(-1));
  return [...own, ...(table.fill ? [table.fill.equal, ...table.fill.steps] : [])].map((e) => e.value);
}

/** A column of small numbers may be off by this much in another edition. */
const LEEWAY = 2;

/**
 * A word stays a word and a number a number, since rules tell them apart; only where a table is filled by ratio do both
 * stand in one column. Bounds reach to twice what the column holds, and below nothing only where it does.
 */
export function allowedAt(table: Table, at: readonly Key[]): Allowed {
  const told = table.allows?.[String(at.at(-1))];
  if (told) return told;
  const column = columnOf(table, at);
  const shipped = entryAt(table, at)?.value;
  const words = [...new Set(column.filter((v) => typeof v === 'string'))];
  const numbers = column.filter((v) => typeof v === 'number');
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const bounds = [
    least < 0 ? Math.min(2 * least, least - LEEWAY) : Math.min(least, 0),
    Math.max(2 * most, most + LEEWAY),
  ] as const;
  if (table.fill) return { words, numbers: bounds };
  return typeof shipped === 'number' ? { words: [], numbers: bounds } : { words };
}

/** What a cell takes, in words. */
export function allowedIn(table: Table, at: readonly Key[]): string {
  const { words, numbers } = allowedAt(table, at);
  const range = numbers ? [`a whole number from ${numbers[0]} to ${numbers[1]}`.replace('-', '−')] : [];
  const all = [...range, ...words.map((w) => (w === '-' ? '- for nothing' : w))];
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' or ');
}

/** A typed cell as a value; undefined where its column cannot hold it. */
export function readCell(table: Table, at: readonly Key[], text: string): Value | undefined {
  const plain = text.trim().replace('−', '-').replace(/^–$/, '-');
  const { words, numbers } = allowedAt(table, at);
  const word = words.find((w) => w.toLowerCase() === plain.toLowerCase());
  if (word !== undefined) return word;
  if (!numbers || !/^[+-]?\d{1,3}$/.test(plain)) return undefined;
  const value = Number(plain) + 0;
  return value >= numbers[0] && value <= numbers[1] ? value : undefined;
}

/** What the sources prove about this cell, where the value disagrees. */
export function contradiction(table: Table, at: readonly Key[], value: Value): Entry | undefined {
  const shipped = entryAt(table, at);
  const proven = shipped && (shipped.standing === 'example' || shipped.standing === 'printed');
  return proven && shipped.value !== value ? shipped : undefined;
}
