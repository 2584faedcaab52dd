/** The entries for which we only have a stand-in: what a reader's own card must tell us, asked one at a time. */
import { cellsOf } from '../own.ts';
import { allowedAt } from '../own-cell.ts';
import { entryAt, type Key, keyName, type Table, type Value } from '../table.ts';

export interface Unknown {
  readonly table: Table;
  readonly at: readonly Key[];
}

/** Armies of more CU than this are rare: what a grid holds for them is not asked for. */
const LARGEST_ASKED = 10;

/** The entries of a shipped table that are asked for, in reading order. */
export const unknownIn = (table: Table): Unknown[] =>
  cellsOf(table)
    .filter((at) => entryAt(table, at)?.standing === 'stand-in')
    .filter(([first]) => !table.fill || Number(first) <= LARGEST_ASKED)
    .map((at) => ({ table, at }));

/** Larger army 8, smaller army 5; or Turn 3: VP. */
export function cellName({ axes }: Table, at: readonly Key[]): string {
  const names = axes.map((axis, i) => {
    const name = keyName(axis, at[i] ?? '');
    if (axis.labels) return name;
    return i === 0 ? `${axis.label} ${name}` : `${axis.label.charAt(0).toLowerCase()}${axis.label.slice(1)} ${name}`;
  });
  return names.join(', ');
}

/** So many keys fit under two thumbs. */
const MOST_KEYS = 8;

/** The values to offer for an entry: all that its column may hold, or those about what we use until then. */
export function keysFor(table: Table, at: readonly Key[]): Value[] {
  const { words, numbers } = allowedAt(table, at);
  if (!numbers) return [...words];
  const [least, most] = numbers;
  const room = MOST_KEYS - words.length;
  const now = Number(entryAt(table, at)?.value);
  const about = Number.isFinite(now) ? now : least;
  const first = Math.max(least, Math.min(about - Math.floor(room / 2), most - room + 1));
  const length = Math.min(room, most - first + 1);
  return [...Array.from({ length }, (_, i) => first + i), ...words];
}
