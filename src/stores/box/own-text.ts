/** A box in the address of a whole game: the entries that it began with, frozen, in letters that an address holds. */
import { type Own, sorted } from '../../calculator/own.ts';
import type { Tables } from '../../calculator/table.ts';
import { withPairs } from './pairs.ts';

export function writeBox(own: Own): string {
  const bytes = new TextEncoder().encode(JSON.stringify(own));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** What these tables can hold of it; nothing where the letters are cut. */
export function readBox(letters: string, tables: Tables): Own {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // Looked through cell by cell.
    const own = (typeof json === 'object' ? (json ?? {}) : {}) as Own;
    return sorted(withPairs(tables, own), own).own;
  } catch {
    return {};
  }
}
