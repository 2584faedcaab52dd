/** The figures of a game: the tables that it began with, each entry found once. */
import { type Entry, type Figures, type Key, Reader, type Tables } from '../../../calculator/table.ts';

class Kept extends Reader implements Figures {
  readonly #found = new Map<string, Map<Key, Map<Key | undefined, Entry>>>();

  /** By its first two keys, without joining them: most tables have no more. */
  override at(id: string, ...keys: Key[]): Entry {
    const [one, two] = keys;
    if (one === undefined || keys.length > 2) return super.at(id, ...keys);
    const known = this.#found.get(id)?.get(one)?.get(two);
    if (known) return known;
    const entry = super.at(id, ...keys);
    const table = this.#found.get(id) ?? new Map<Key, Map<Key | undefined, Entry>>();
    this.#found.set(id, table.set(one, (table.get(one) ?? new Map()).set(two, entry)));
    return entry;
  }
}

const readers = new WeakMap<Tables, Reader>();

export function figuresOf({ setup: { tables } }: { readonly setup: { readonly tables: Tables } }): Reader {
  const known = readers.get(tables);
  if (known) return known;
  const made = new Kept(tables);
  readers.set(tables, made);
  return made;
}

/** A limit in numbers. */
export const limitOf = (s: { readonly setup: { readonly tables: Tables } }, limit: string): number =>
  Number(figuresOf(s).at('limits', limit, 'number').value);
