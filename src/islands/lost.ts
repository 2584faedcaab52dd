/** The note shown when code or data did not load, where it is missing or over the page; a press tries all of it again. */

declare global {
  interface Window {
    /** Stands in the page's first lines, which are never lost. `act` fails where it still does not come; what is returned takes the note away. */
    readonly lose: (act: () => Promise<unknown>, place?: Element | null) => () => void;
  }
}

/** Does what needs code or data of its own, and says where that did not come. */
export const attempt = (act: () => Promise<unknown>, place?: Element | null): Promise<unknown> =>
  act().catch(() => window.lose(act, place));
