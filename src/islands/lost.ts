/** What is said where code or data did not come: one note, in the place that lacks it or over the page. A press tries it all again. */

declare global {
  interface Window {
    /** What a press on "Try again" does; the page's first lines hold it, and reload the page where it does not help. */
    readonly again: (() => Promise<unknown>)[];
  }
}

/** The words stand once in every page, hidden until something is lost. */
function noteIn(place: Element): Element {
  const note = document.getElementById('lost')!.cloneNode(true) as Element;
  note.removeAttribute('id');
  return place.appendChild(note);
}

/** Without a place it is said over the page. `again` fails where it still does not come. Returns what takes the note away. */
export function sayLost(again: () => Promise<unknown>, place?: Element | null): () => void {
  const { dataset } = document.documentElement;
  const note = place && (place.querySelector(':scope > .lost') ?? noteIn(place));
  const wait = () => {
    window.again.push(retry);
    if (!place) dataset['lost'] = '';
  };
  const retry = async () => {
    try {
      await again();
    } catch (error) {
      wait();
      throw error;
    }
    note?.remove();
    if (!window.again.length) delete dataset['lost'];
  };
  wait();
  return () => {
    note?.remove();
    const at = window.again.indexOf(retry);
    if (at >= 0) window.again.splice(at, 1);
  };
}

/** Does what needs code or data of its own, and says where that did not come. */
export const attempt = (act: () => Promise<unknown>, place?: Element | null): Promise<unknown> =>
  act().catch(() => sayLost(act, place));
