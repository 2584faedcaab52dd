/** A box in the address of a whole game: the entries it began with, frozen, in characters that an address can hold. */
import { type Own, sorted } from '../../calculator/own.ts';
import type { Tables } from '../../calculator/table.ts';
import { bytesOf, lettersOf } from '../letters.ts';
import { withPairs } from './pairs.ts';

export const writeBox = (own: Own): string => lettersOf(new TextEncoder().encode(JSON.stringify(own)));

/** What these tables can hold of it; nothing where the letters are cut. */
export function readBox(letters: string, tables: Tables): Own {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytesOf(letters)));
    // Looked through cell by cell.
    const own = (typeof json === 'object' ? (json ?? {}) : {}) as Own;
    return sorted(withPairs(tables, own), own).own;
  } catch {
    return {};
  }
}
