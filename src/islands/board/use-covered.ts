/** How much of a board's foot something lies over, in px: what is there is neither seen nor reached. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function coveredBy(frame: HTMLElement | null, over: string): number {
  const lid = document.querySelector(over);
  // Where nothing lies over it nothing is measured, which would lay out the page.
  if (!frame || !lid) return 0;
  const [under, box] = [frame.getBoundingClientRect(), lid.getBoundingClientRect()];
  const meets = box.left < under.right && box.right > under.left;
  return meets ? Math.max(0, Math.round(under.bottom - box.top)) : 0;
}

/** `over` finds what lies over it; it is looked for anew with each `moment`. */
export function useCovered(frame: RefObject<HTMLElement>, over: string, moment: readonly unknown[]): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const measure = () => setCovered(coveredBy(frame.current, over));
    measure();
    const lid = document.querySelector(over);
    if (!lid) return;
    const watch = new ResizeObserver(measure);
    watch.observe(lid);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', measure);
    };
  }, moment);
  return covered;
}
