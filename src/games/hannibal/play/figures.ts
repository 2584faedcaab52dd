/** The figures of a game: the tables that it began with, kept in its set-up as plain data, and how the rules read them. */
import { type Entry, entryAt, type Figures, type Key, type Tables } from '../../../calculator/table.ts';

/** What the rules of a game under way look into; map, Generals, deck and Provinces were read at the start. */
const READ = [
  'allies',
  'attrition',
  'attrition-elephants',
  'battle-deck',
  'battle-hand',
  'game-length',
  'limits',
  'mountain-pass',
  'naval',
  'naval-modifiers',
  'reinforcements',
  'retreat-large',
  'retreat-small',
  'siege',
  'siege-modifiers',
  'turn-track',
] as const;

/** The tables that a game keeps; a RangeError where one is missing. */
export const keptFrom = (tables: Tables): Tables =>
  Object.fromEntries(
    READ.map((id) => {
      const table = tables[id];
      if (!table) throw new RangeError(`table "${id}" is not among ${Object.keys(tables).join(', ') || 'none'}`);
      return [id, table];
    }),
  );

/** Finds each entry once, as a game asks for the same few all the time. */
class Kept implements Figures {
  readonly #tables: Tables;
  readonly #found = new Map<string, Entry>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  at(id: string, ...keys: Key[]): Entry {
    const name = `${id} ${keys.join(' ')}`;
    const known = this.#found.get(name);
    if (known) return known;
    const table = this.#tables[id];
    const entry = table && entryAt(table, keys);
    if (!entry) throw new RangeError(`the game keeps no entry "${name}"`);
    this.#found.set(name, entry);
    return entry;
  }
}

const readers = new WeakMap<Tables, Figures>();

/** The reader of a game's figures. */
export function figuresOf({ setup: { tables } }: { readonly setup: { readonly tables: Tables } }): Figures {
  const reader = readers.get(tables) ?? new Kept(tables);
  readers.set(tables, reader);
  return reader;
}

/** A limit in numbers: MPs, CUs, points. */
export const limitOf = (
  s: { readonly setup: { readonly tables: Tables } },
  limit: 'mp' | 'naval-mp' | 'pass-mp' | 'moving-cu' | 'siege-cu' | 'siege-points' | 'consul-cu' | 'retreat-mp',
): number => Number(figuresOf(s).at('limits', limit, 'number').value);
