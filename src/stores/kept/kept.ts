/**
 * A value kept on the reader's device, the same on all pages of the site. If it cannot be read, it is copied aside and
 * left in place, since a page of a later version may be able to read it; if it cannot be written, it lasts for the visit.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { follow, forget, NOT_KEPT, read, write } from '../device/storage.ts';

export interface Kept<T> {
  readonly $value: ReadableAtom<T>;
  /** Reads what is kept and follows other pages; until then it is empty, as the build drew it. Returns what to tell the reader. */
  readonly open: () => string;
  /** Changes what is kept by now, whoever wrote it. Returns what to tell the reader. */
  readonly change: (to: (now: T) => T) => string;
}

/** How a value is written down, where it is not just its JSON; `from` gives undefined for what it cannot be. */
interface Form<T> {
  readonly from: (json: unknown) => T | undefined;
  readonly to?: (value: T) => unknown;
}

export function kept<T>(name: string, empty: T, { from, to = (value) => value }: Form<T>): Kept<T> {
  const $value = atom(empty);
  let known: string | null = null;
  let opened = false;
  /** What to say of the text that is known; empty where it was read. */
  let unread = '';

  function take(): string {
    const text = read(name);
    if (text === undefined) return NOT_KEPT;
    if (text === known) return unread;
    known = text;
    const value = text === null ? empty : parsed(text);
    $value.set(value ?? empty);
    unread = value === undefined && text !== null ? unreadable(text) : '';
    return unread;
  }

  function unreadable(text: string): string {
    const aside = setAside(text) ? 'was set aside and ' : '';
    return `What was stored here could not be read, so it ${aside}is not being used.`;
  }

  function parsed(text: string): T | undefined {
    try {
      return from(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  /** Whether a copy of it is kept, beside those of earlier times. */
  function setAside(text: string): boolean {
    const copies = asides();
    const next = asideName(copies.length);
    if (copies.some((copy) => read(copy) === text) || write(next, text)) return true;
    // For the visit alone it is no copy.
    forget(next);
    return false;
  }

  /** In the order in which they were set aside. */
  function asides(): string[] {
    const names: string[] = [];
    while (typeof read(asideName(names.length)) === 'string') names.push(asideName(names.length));
    return names;
  }

  const asideName = (before: number): string => `${name}:aside${before ? `-${before + 1}` : ''}`;

  /** What an older page set aside and this one can read, the latest first, where nothing else was kept since. */
  function bringBack(): void {
    if (unread || JSON.stringify(to($value.get())) !== JSON.stringify(to(empty))) return;
    for (const aside of asides().reverse()) {
      const value = parsed(read(aside) ?? '');
      // An empty text keeps the places of those behind it.
      if (value !== undefined && put(value)) return void write(aside, '');
    }
  }

  function put(value: T): boolean {
    known = JSON.stringify(to(value));
    unread = '';
    $value.set(value);
    return write(name, known);
  }

  return {
    $value,
    open() {
      if (!opened) follow(name, take);
      const said = take();
      if (!opened) bringBack();
      opened = true;
      return said;
    },
    change(next) {
      take();
      const value = next($value.get());
      // What nobody could read and nothing has a copy of is not written over.
      if (unread && known !== null && !setAside(known)) {
        $value.set(value);
        return NOT_KEPT;
      }
      return put(value) ? '' : NOT_KEPT;
    },
  };
}

/** Lists whose items are objects with these parts, all of them text. */
export const listOf = <T>(keys: readonly (keyof T & string)[]): Form<readonly T[]> => ({
  from: (json) =>
    Array.isArray(json) &&
    json.every((item) => typeof item === 'object' && item && keys.every((key) => typeof item[key] === 'string'))
      ? json
      : undefined,
});
