/**
 * A value that is kept on the reader's device, the same in all pages of the site. What cannot be read is set aside, not
 * overwritten; what cannot be written lasts for the visit.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { follow, NOT_KEPT, read, write } from '../device/storage.ts';

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

  function take(): string {
    const text = read(name);
    if (text === undefined) return NOT_KEPT;
    if (text === known) return '';
    known = text;
    const value = text === null ? empty : parsed(text);
    $value.set(value ?? empty);
    if (value !== undefined || text === null) return '';
    const aside = write(`${name}:aside`, text) && put(empty);
    return `What was stored here could not be read: it ${aside ? 'was set aside, and ' : ''}is not in use.`;
  }

  function parsed(text: string): T | undefined {
    try {
      return from(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  function put(value: T): boolean {
    known = JSON.stringify(to(value));
    $value.set(value);
    return write(name, known);
  }

  return {
    $value,
    open() {
      if (!opened) follow(name, take);
      opened = true;
      return take();
    },
    change(next) {
      take();
      return put(next($value.get())) ? '' : NOT_KEPT;
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
