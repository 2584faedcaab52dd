/** How much of a board's lower edge is covered, in px: that part is neither seen nor reached. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function coveredBy(frame: HTMLElement | null, over: string): number {
  const lids = [...document.querySelectorAll(over)];
  // Where nothing lies over it nothing is measured, which would lay out the page.
  if (!frame || lids.length === 0) return 0;
  const under = frame.getBoundingClientRect();
  const each = lids.map((lid) => {
    const box = lid.getBoundingClientRect();
    const meets = box.left < under.right && box.right > under.left && box.bottom > under.top;
    return meets ? Math.max(0, Math.round(under.bottom - box.top)) : 0;
  });
  return Math.max(...each);
}

/** `over` finds what lies over it; it is looked for anew with each `moment`. */
export function useCovered(frame: RefObject<HTMLElement>, over: string, moment: readonly unknown[]): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const measure = () => setCovered(coveredBy(frame.current, over));
    const lids = document.querySelectorAll(over);
    if (lids.length === 0) return setCovered(0);
    // It tells of each at once, in the frame that lays them out anyway: nothing is laid out for this alone.
    const watch = new ResizeObserver(measure);
    for (const lid of lids) watch.observe(lid);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', measure);
    };
  }, moment);
  return covered;
}
