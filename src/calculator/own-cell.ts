/** One cell of a table as a reader types it: what it may hold, and whether the sources prove otherwise. */
import { type Entry, entryAt, type Key, type Table, type Value } from './table.ts';

/** The numbers that a cell may hold: more than any table of these games needs. */
const [LEAST, MOST] = [-20, 40];

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
  return [...(holdsNumbers(table) ? [`a whole number from ${LEAST} to ${MOST}`] : []), ...words].join(', ');
}

/** A typed cell as a value; undefined where the table cannot hold it. */
export function readCell(table: Table, text: string): Value | undefined {
  const plain = text.trim().replace('−', '-').replace(/^–$/, '-');
  const word = wordsOf(table).find((w) => w.toLowerCase() === plain.toLowerCase());
  if (word !== undefined) return word;
  if (!holdsNumbers(table) || !/^[+-]?\d{1,2}$/.test(plain)) return undefined;
  const value = Number(plain) + 0;
  return value >= LEAST && value <= MOST ? value : undefined;
}

/** What the sources prove about this cell, where the value disagrees. */
export function contradiction(table: Table, at: readonly Key[], value: Value): Entry | undefined {
  const shipped = entryAt(table, at);
  const proven = shipped && (shipped.standing === 'example' || shipped.standing === 'printed');
  return proven && shipped.value !== value ? shipped : undefined;
}
