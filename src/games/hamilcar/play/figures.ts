/** The figures of a game: the tables that it began with, kept in its set-up as plain data, and how the rules read them. */
import { type Entry, entryAt, type Figures, type Key, type Tables } from '../../../calculator/table.ts';

/** What the rules of a game under way look into; its deck and its map were read at the start. */
const READ = [
  'attrition',
  'attrition-elephants',
  'attrition-row-six',
  'battle-dice',
  'change-of-command',
  'charge-modifiers',
  'fleet-limits',
  'hire-cost',
  'large-battle-die',
  'limits',
  'miat',
  'naval-columns',
  'naval-die',
  'red-siege-die',
  'reinforcements',
  'rome-in-africa',
  'sea-costs',
  'seamanship',
  'siege-needs',
  'small-battle-die',
  'storm-column',
  'storm-rolls',
  'white-siege-die',
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

/** The figures of a game under way. */
export function figuresOf({ setup: { tables } }: { readonly setup: { readonly tables: Tables } }): Figures {
  const known = readers.get(tables);
  if (known) return known;
  const reader = new Kept(tables);
  readers.set(tables, reader);
  return reader;
}
