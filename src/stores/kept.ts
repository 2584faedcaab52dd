/** A list kept on the reader's device. What cannot be read is set aside, not overwritten; without storage it lasts for the visit. */
import { atom, type ReadableAtom } from 'nanostores';

export interface Kept<T> {
  readonly $list: ReadableAtom<readonly T[]>;
  /** Reads what was saved; until then the list is empty, as the build drew it. */
  readonly open: () => void;
  readonly set: (list: readonly T[]) => void;
}

export function kept<T>(name: string, isItem: (value: unknown) => value is T): Kept<T> {
  const place = `tabularium:${name}`;
  const $list = atom<readonly T[]>([]);
  return {
    $list,
    open() {
      let text: string | null = null;
      try {
        text = localStorage.getItem(place);
        const saved: unknown = JSON.parse(text ?? '[]');
        if (!Array.isArray(saved) || !saved.every(isItem)) throw new TypeError(`${place}: not a list of its kind`);
        $list.set(saved);
      } catch {
        try {
          if (text) localStorage.setItem(`${place}:aside`, text);
        } catch {
          // Storage is full or forbidden: the page works without it.
        }
      }
    },
    set(list) {
      $list.set(list);
      try {
        localStorage.setItem(place, JSON.stringify(list));
      } catch {
        // Kept for this visit only.
      }
    },
  };
}

/** Whether a value is an object whose named parts are all text. */
export const hasTexts = <K extends string>(value: unknown, keys: readonly K[]): value is Record<K, string> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
