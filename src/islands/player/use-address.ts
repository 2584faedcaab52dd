/** Keeps the step in the address bar: read when the page opens or the reader goes back, written at each step. */
import { useEffect, useState } from 'preact/hooks';
import { type Stepping, stepFrom } from '../../stores/stepping.ts';

/** Steps that follow each other faster than this are one entry of the history. */
const PAUSE = 700;
/** A step that is shown so long is where the reader is. */
const REST = 200;

/** What is kept on the device of where the reader is. */
export interface Keeping {
  readonly leave: (at: number) => void;
  /** Where an address without a step goes on; absent where it begins at the beginning. */
  readonly left?: () => number;
}

/**
 * What to say where the address names no step that is there; gone with the next step. `onRead` is told what was read.
 * An address without a step goes on where the reader left off, where that is kept.
 */
export function useAddress(
  stepping: Stepping,
  on: boolean,
  onRead: (at: number, hash: string) => void,
  keep?: Keeping,
): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!on) return;
    let reading = false;
    let written = 0;
    // Kept once the reader rests, or goes: a step that is only passed by costs nothing.
    let leaves: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (leaves === undefined) return;
      clearTimeout(leaves);
      leaves = undefined;
      keep?.leave(stepping.$at.get());
    };
    const read = () => {
      const found = stepFrom(location.hash, stepping);
      reading = true;
      stepping.go(found.at);
      reading = false;
      setProblem(found.problem);
      onRead(found.at, location.hash);
    };
    const write = (at: number) => {
      clearTimeout(leaves);
      if (keep) leaves = setTimeout(keepNow, REST);
      if (reading) return;
      setProblem(undefined);
      const address = at === 0 ? location.pathname + location.search : `#step-${at}`;
      const now = Date.now();
      if (now - written > PAUSE) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      written = now;
    };
    if (keep?.left && !location.hash) stepping.go(keep.left());
    else read();
    const leave = stepping.$at.listen(write);
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      leave();
      removeEventListener('pagehide', keepNow);
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [stepping, on]);
  return problem;
}
