/** Whether answer and the control in hand are seen together, every focus stop is seen, and controls keep their half. */
import { expect, type Page } from './site.ts';

/** Upright, sideways, and 1280 by 1024 at 400% zoom. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
] as const;

/** Focuses every stop of the page in turn, and tells what could not be seen. */
async function unseen(): Promise<string[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isOver = (x: number, y: number, e: Element): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (e.contains(top) || top.contains(e));
  };
  /** Some of it where it is taller than the screen, its middle where it is not. */
  const isSeen = (e: Element | null): boolean => {
    const { left, right, top, bottom, width, height } = e?.getBoundingClientRect() ?? new DOMRect();
    if (!e || width === 0 || height === 0) return false;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    if (height < innerHeight / 2) return isOver(x, (top + bottom) / 2, e);
    return [0.2, 0.5, 0.8].some((part) => isOver(x, innerHeight * part, e));
  };
  const isAnswered = (): boolean =>
    isSeen(document.querySelector('.fold-line')) ||
    isSeen(document.querySelector('.answer .figure strong, .answer .sentence'));
  /** How much of the screen's height shows the page itself under this control, not what sticks to its edges. */
  const shareAt = (control: Element): number => {
    const { left, width } = control.getBoundingClientRect();
    const rows = Array.from({ length: 40 }, (_, i) => ((i + 0.5) * innerHeight) / 40);
    const free = rows.filter((y) => {
      const top = document.elementFromPoint(left + width / 2, y);
      return top !== null && !top.closest('.fold, .parts, .top, .tray-bar');
    });
    return free.length / rows.length;
  };
  const faults: string[] = [];
  const stops = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary, [tabindex="0"])'),
  ];
  for (const stop of stops) {
    if (stop.closest('.fold') || !stop.checkVisibility({ visibilityProperty: true }) || stop.matches(':disabled'))
      continue;
    const isControl = stop.closest('.controls') !== null && stop.matches('input, select, .stepper button');
    const faultsNow = (): string[] => [
      ...(isSeen(stop) ? [] : ['hidden']),
      ...(isControl && !isAnswered() ? ['without the answer'] : []),
      ...(isControl && shareAt(stop) < 0.5 ? ['controls have less than half of the height'] : []),
    ];
    stop.focus();
    // The fold comes once the browser has told that the card is gone.
    for (let tries = 0; tries < 10 && faultsNow().length; tries++) await drawn();
    const name = stop.getAttribute('aria-label') ?? stop.id ?? '';
    faults.push(...faultsNow().map((fault) => `${stop.tagName} ${name || stop.textContent.slice(0, 40)}: ${fault}`));
  }
  return faults;
}

export async function expectInSight(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.evaluate(unseen), `${path} at ${size.width}x${size.height}`).toEqual([]);
  }
}
