/** A reader's own tables as one file, and back again; an unusable file changes nothing and the reader is told why. */
import { isRecord } from '../keys.ts';
import { cellsOf, FILE_VERSION, filed, type OwnByGame, placeOf } from '../own.ts';
import { readCell } from '../own-cell.ts';
import { quoted, quotedName } from '../quoted.ts';
import type { Tables } from '../table.ts';

export const MOST_LETTERS = 200_000;

export type ReadOwn =
  | { readonly type: 'own'; readonly own: OwnByGame; readonly entries: number; readonly leftOut: readonly string[] }
  | { readonly type: 'problem'; readonly sentence: string };

export const writeOwn = (own: OwnByGame): string => `${JSON.stringify(filed(own), null, 2)}\n`;

export function readOwn(text: string, tables: Readonly<Record<string, Tables>>): ReadOwn {
  const problem = (sentence: string): ReadOwn => ({ type: 'problem', sentence });
  if (text.length > MOST_LETTERS)
    return problem(`The file has ${text.length} characters; the limit is ${MOST_LETTERS}. Nothing was changed.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return problem('The file is not JSON. Choose a file exported from this site. Nothing was changed.');
  }
  const games = upToDate(json, Object.keys(tables));
  if (typeof games === 'string') return problem(`${games} Nothing was changed.`);
  const own: Record<string, Record<string, Record<string, string | number>>> = {};
  const leftOut: string[] = [];
  let entries = 0;
  for (const [game, byTable] of Object.entries(games)) {
    for (const [id, cells] of Object.entries(record(byTable))) {
      const known = Object.hasOwn(tables, game) ? tables[game] : undefined;
      const table = known && Object.hasOwn(known, id) ? known[id] : undefined;
      if (!table) {
        leftOut.push(`${quotedName(game)} has no table ${quotedName(id)}`);
        continue;
      }
      const places = new Map(cellsOf(table).map((at) => [placeOf(at), at]));
      for (const [place, found] of Object.entries(record(cells))) {
        const at = places.get(place);
        const plain = typeof found === 'string' || typeof found === 'number';
        const value = plain && at ? readCell(table, at, String(found)) : undefined;
        if (value === undefined) {
          leftOut.push(`${table.title}, ${quotedName(place)}: ${quoted(found)} does not fit`);
          continue;
        }
        const mine = own[game] ?? {};
        own[game] = { ...mine, [id]: { ...mine[id], [place]: value } };
        entries++;
      }
    }
  }
  if (!entries && leftOut.length)
    return problem(`No entry in the file fits our tables (first problem: ${leftOut[0]}). Nothing was changed.`);
  return { type: 'own', own, entries, leftOut };
}

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The games of a file of any version, or what is wrong with it. Before versions a file was just its games. */
function upToDate(json: unknown, known: readonly string[]): Readonly<Record<string, unknown>> | string {
  const file = record(json);
  if (
    file['tabularium'] === undefined &&
    Object.keys(file).length > 0 &&
    Object.keys(file).every((key) => known.includes(key))
  )
    return file;
  if (file['tabularium'] !== 'tables') return 'The file was not exported from this site.';
  if (typeof file['version'] !== 'number' || file['version'] > FILE_VERSION) {
    return `The file has version ${quoted(file['version'])}; this site reads versions up to ${FILE_VERSION}.`;
  }
  return record(file['games']);
}
