/** A reader's own entries in a link: only those that a result used, short, with a version and a checksum; read back cell by cell. */
import type { Fields } from '../fields.ts';
import { cellsOf, type Own, placeOf } from '../own.ts';
import { readCell } from '../own-cell.ts';
import type { Report } from '../report.ts';
import type { Table, Tables, Value } from '../table.ts';

/** The key of the address under which they stand; no field has it. */
export const OWN_KEY = 'own';
/** The key of links made before, which is a field's own in some calculators. */
const OLD_KEY = 't';

/** Raised when the form changes; a link of another version is not read, and says so. */
const VERSION = '1';
/** More would make an address that messengers cut off: such tables travel as a file. */
export const MOST_LINKED = 60;
const MANY = 'many';

export type Linked =
  | { readonly type: 'none' }
  | { readonly type: 'own'; readonly own: Own }
  /** The sender had more than a link holds. */
  | { readonly type: 'many' }
  | { readonly type: 'unreadable' };

/** `*`, `.`, `_` part the pieces and stand plainly in an address; inside a piece they are written as `!` and a figure. */
const PARTING = ['!', '*', '.', '_'];
const sealed = (text: string): string => text.replace(/[!*._]/g, (sign) => `!${PARTING.indexOf(sign)}`);
const opened = (text: string): string => text.replace(/!(\d)/g, (_, i) => PARTING[Number(i)] ?? '');

/** Three letters that a cut or mangled text will not have. */
function checkOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return sum.toString(36).padStart(3, '0');
}

/** The own entries that a result looked up, by table. */
export function ownIn({ tables }: Report): Own {
  return Object.fromEntries(
    tables.flatMap(({ table, entries }) => {
      const own = entries.filter((e) => e.standing === 'yours');
      return own.length ? [[table, Object.fromEntries(own.map((e) => [placeOf(e.at), e.value]))]] : [];
    }),
  );
}

export const entriesIn = (own: Own): number =>
  Object.values(own).reduce((n, cells) => n + Object.keys(cells).length, 0);

/** For the address; empty where nothing of the reader's own was used. */
export function writeLinked(own: Own): string {
  const entries = entriesIn(own);
  if (entries === 0) return '';
  if (entries > MOST_LINKED) return `${VERSION}${MANY}`;
  const text = Object.entries(own)
    .map(([id, cells]) =>
      [
        sealed(id),
        ...Object.entries(cells).map(
          ([place, value]) => `${place.split(' ').map(sealed).join('_')}*${sealed(String(value))}`,
        ),
      ].join('*'),
    )
    .join('.');
  return `${VERSION}${checkOf(text)}${text}`;
}

/** The text of an address that holds own entries; none where it has none. */
export function linkedIn(query: string, fields: Fields): string | null {
  const params = new URLSearchParams(query);
  const isField = Object.values(fields).some(({ key }) => key === OLD_KEY);
  return params.get(OWN_KEY) ?? (isField ? null : params.get(OLD_KEY));
}

/** What a link carries for these tables; one entry that does not fit makes the whole unreadable. */
export function readLinked(text: string | null, tables: Tables): Linked {
  if (!text) return { type: 'none' };
  if (text === `${VERSION}${MANY}`) return { type: 'many' };
  const body = text.slice(4);
  if (text[0] !== VERSION || text.slice(1, 4) !== checkOf(body)) return { type: 'unreadable' };
  const own: Record<string, Record<string, Value>> = {};
  for (const part of body.split('.')) {
    const [id = '', ...cells] = part.split('*');
    const table = Object.hasOwn(tables, opened(id)) ? tables[opened(id)] : undefined;
    const read = table && readCells(table, cells);
    if (!read) return { type: 'unreadable' };
    own[opened(id)] = read;
  }
  return { type: 'own', own };
}

function readCells(table: Table, pieces: readonly string[]): Record<string, Value> | undefined {
  const places = new Map(cellsOf(table).map((at) => [placeOf(at), at]));
  const cells: Record<string, Value> = {};
  for (let i = 0; i < pieces.length; i += 2) {
    const [name = '', written = ''] = pieces.slice(i);
    const place = name.split('_').map(opened).join(' ');
    const at = places.get(place);
    const value = at && readCell(table, at, opened(written));
    if (value === undefined) return undefined;
    cells[place] = value;
  }
  return cells;
}
