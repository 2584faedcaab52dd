/** Tables whose every entry carries its standing, and a reader that remembers what was looked up. */
import { recall } from '../engine/recall.ts';
import { type Standing, weakest } from './standing.ts';

export type Key = number | string;
export type Value = number | string;

export interface Entry {
  readonly value: Value;
  readonly standing: Standing;
  /** The clause, example or text behind it. */
  readonly source?: string | undefined;
}

export interface Axis {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly Key[];
  /** Words for keys that are not words already. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** A key as the table prints it. */
export const keyName = ({ labels }: Axis, key: Key): string => labels?.[String(key)] ?? String(key);

/** Fills the cells of a two-sided grid that nothing proves: by the ratio of the larger key to the smaller. */
export interface RatioFill {
  readonly equal: Entry;
  /** From this ratio on, this value; highest ratio first. */
  readonly steps: readonly { readonly from: number; readonly value: Value }[];
  readonly standing: Standing;
  readonly source?: string | undefined;
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly note?: string | undefined;
  readonly axes: readonly Axis[];
  readonly entries: readonly (Entry & { readonly at: readonly Key[] })[];
  readonly fill?: RatioFill | undefined;
  /** What a column may hold, by its last key, where what it holds now does not tell. */
  readonly allows?: Readonly<Record<string, Allowed>> | undefined;
  /** What its words are called, where they are ids. */
  readonly called?: Readonly<Record<string, string>> | undefined;
}

/** What a cell takes: these words, and whole numbers between these bounds. */
export interface Allowed {
  readonly words: readonly string[];
  readonly numbers?: readonly [least: number, most: number] | undefined;
}

export type Tables = Readonly<Record<string, Table>>;

export interface TableUse {
  readonly table: string;
  readonly title: string;
  readonly standing: Standing;
  readonly entries: readonly (Entry & { readonly at: readonly Key[] })[];
}

/** Uses of several readers as one: each table once, with every entry that any of them looked up. */
function joined(uses: readonly TableUse[]): TableUse[] {
  const tables = new Map<string, TableUse>();
  for (const use of uses) {
    const before = tables.get(use.table)?.entries ?? [];
    const entries = [...before, ...use.entries.filter(({ at }) => !before.some((e) => sameKeys(e.at, at)))];
    tables.set(use.table, { ...use, entries, standing: weakest(entries.map((e) => e.standing)) });
  }
  return [...tables.values()];
}

function sameKeys(a: readonly Key[], b: readonly Key[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The table of this name; a RangeError where there is none. */
export function tableIn(tables: Tables, id: string): Table {
  const table = tables[id];
  if (!table) throw new RangeError(`table "${id}" is not one of ${Object.keys(tables).join(', ') || 'none'}`);
  return table;
}

/** The entry at these keys, or undefined where the table has none. */
export function entryAt(table: Table, at: readonly Key[]): Entry | undefined {
  for (const entry of table.entries) if (sameKeys(entry.at, at)) return entry;
  const [larger, smaller] = at;
  if (!table.fill || typeof larger !== 'number' || typeof smaller !== 'number' || larger < smaller) return undefined;
  const { equal, steps, standing, source } = table.fill;
  if (larger === smaller) return equal;
  const step = steps.find((s) => larger >= s.from * smaller);
  return step && { value: step.value, standing, source };
}

/** Where a rule finds its figures: a calculator gives the reader's tables, a whole game those frozen at its start. */
export interface Figures<T extends TableKeys = TableKeys> {
  at<Id extends keyof T & string>(table: Id, ...keys: T[Id]): Entry;
}

/** By table what its axes may be asked for: each game knows its own, see `tables.ts` there. */
export type TableKeys = Readonly<Record<string, readonly Key[]>>;

/** Looks entries up and remembers them, so that a report can name what it stood on. */
export class Reader<T extends TableKeys = TableKeys> implements Figures<T> {
  /** For rules that go through all keys of a table. */
  readonly tables: Tables;
  readonly #used = new Map<string, Map<string, Entry & { at: readonly Key[] }>>();
  readonly #others: Reader[] = [];

  constructor(tables: Tables) {
    this.tables = tables;
  }

  at<Id extends keyof T & string>(id: Id, ...at: T[Id]): Entry {
    const used = this.#used.get(id) ?? new Map();
    const word = at.join(' ');
    const before = used.get(word);
    // Rules look up the same entries again and again.
    if (before && sameKeys(before.at, at)) return before;
    const table = tableIn(this.tables, id);
    const entry = entryAt(table, at);
    if (!entry) throw new RangeError(`table "${id}" has no entry at ${at.join(', ')}`);
    used.set(word, { at, ...entry });
    this.#used.set(id, used);
    return entry;
  }

  /** Another reader of the same tables: what is only browsed is not what a result stands on. */
  aside(): Reader<T> {
    return new Reader(this.tables);
  }

  /** What is kept under these tables stands on another reader, and so does whoever uses it: now and later. */
  kept<M extends NonNullable<unknown>>(
    known: WeakMap<Tables, { made: M; read: Reader }>,
    make: (read: Reader<T>) => M,
  ): M {
    const { made, read } = recall(known, this.tables, () => {
      const read = this.aside();
      return { made: make(read), read };
    });
    if (!this.#others.includes(read)) this.#others.push(read);
    return made;
  }

  get uses(): TableUse[] {
    const own = this.#own;
    return this.#others.length ? joined([...own, ...this.#others.flatMap(({ uses }) => uses)]) : own;
  }

  get #own(): TableUse[] {
    return [...this.#used].map(([id, used]) => {
      const entries = [...used.values()];
      return {
        table: id,
        title: tableIn(this.tables, id).title,
        standing: weakest(entries.map((e) => e.standing)),
        entries,
      };
    });
  }
}
