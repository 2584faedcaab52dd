/** The figures of a whole game: the tables it began with, kept in its set-up as plain data, and how the rules read them. */
import { type Entry, entryAt, type Figures, type Key, type Tables } from '../calculator/table.ts';

/** The tables of these names; a RangeError where one is missing. */
export const keptFrom = (tables: Tables, ids: readonly string[]): Tables =>
  Object.fromEntries(
    ids.map((id) => {
      const table = tables[id];
      if (!table) throw new RangeError(`table "${id}" is not one of ${Object.keys(tables).join(', ') || 'none'}`);
      return [id, table];
    }),
  );

/** What was found under the keys so far, and under each key that may follow. */
interface Branch {
  entry?: Entry;
  readonly next: Map<Key, Branch>;
}

const branch = (): Branch => ({ next: new Map() });

function follow(from: Branch, key: Key): Branch {
  const known = from.next.get(key);
  if (known) return known;
  const made = branch();
  from.next.set(key, made);
  return made;
}

/** Finds each entry once, as a game asks for the same few all the time. */
class Kept implements Figures {
  readonly #tables: Tables;
  readonly #found = branch();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  at(id: string, ...keys: Key[]): Entry {
    let found = follow(this.#found, id);
    for (const key of keys) found = follow(found, key);
    if (found.entry) return found.entry;
    const table = this.#tables[id];
    const entry = table && entryAt(table, keys);
    if (!entry) throw new RangeError(`the game keeps no entry "${[id, ...keys].join(' ')}"`);
    found.entry = entry;
    return entry;
  }
}

const readers = new WeakMap<Tables, Figures>();

/** The figures of a game under way. */
export function figuresOf({ setup: { tables } }: { readonly setup: { readonly tables: Tables } }): Figures {
  const known = readers.get(tables);
  if (known) return known;
  const reader = new Kept(tables);
  readers.set(tables, reader);
  return reader;
}
