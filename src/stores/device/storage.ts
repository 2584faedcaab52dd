/** The device's storage: the only file that reads and writes it. Knows no store and no page. */

const PREFIX = 'tabularium:';

/** What the reader is told where something cannot be kept. Nothing is lost while the page is open. */
export const NOT_KEPT =
  'This device is full or does not let the site store anything, so your choices last only for this visit.';

/** What could not be written, by name: here it lasts for the visit, and counts more than what is kept. */
const unwritten = new Map<string, string>();

/** The text kept under a name, if any; undefined where the device forbids to look. */
export function read(name: string): string | null | undefined {
  try {
    return unwritten.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return undefined;
  }
}

/** Whether a reader has typed anything of a game's box: asked before anything is fetched to use it. */
export const hasBox = (game: string): boolean => (read('tables') ?? '').includes(`"${game}"`);

/** Whether it is kept now. */
export function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text);
    unwritten.delete(name);
    return true;
  } catch {
    unwritten.set(name, text);
    return false;
  }
}

/** Lets go of what is kept under a name. */
export function forget(name: string): void {
  unwritten.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // It cannot be read either.
  }
}

/** Acts when another page of this site may have written, or when the reader comes back to this one. */
export function follow(name: string, act: () => void): void {
  // A storage that was emptied names no key.
  addEventListener('storage', ({ key }) => (key === PREFIX + name || key === null) && act());
  addEventListener('pageshow', ({ persisted }) => persisted && act());
}
