/** How far a page shifts by itself, as browsers measure it. */
import type { Page } from './site.ts';

type Told = Window & { shift: number };

/** From the next page on; what follows a press of its reader is left out, as browsers leave it out. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told = window as unknown as Told;
    told.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) told.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What is drawn now is counted too. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return (window as unknown as Told).shift;
  });
