/** Whether answer and the control in hand are seen together, every focus stop is seen, and controls keep their half. */
import { expect, type Page } from './site.ts';

export const UPRIGHT = { width: 360, height: 640 } as const;
/** Upright, sideways, and last the narrowest: 1280 by 1024 at 400% zoom. */
const SIZES = [UPRIGHT, { width: 740, height: 360 }, { width: 320, height: 256 }] as const;

/** Focuses every stop of the page in turn, and tells what could not be seen. */
async function unseen(): Promise<string[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isOver = (x: number, y: number, e: Element): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (e.contains(top) || top.contains(e));
  };
  /** Some of it where it is taller than the screen, its middle where it is not. */
  const isSeen = (e: Element | null): boolean => {
    // Words that go on in the next line are seen where they begin.
    const { left, right, top, bottom, width, height } = e?.getClientRects()[0] ?? new DOMRect();
    if (!e || width === 0 || height === 0) return false;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    if (height < innerHeight / 2) return isOver(x, (top + bottom) / 2, e);
    return [0.2, 0.5, 0.8].some((part) => isOver(x, innerHeight * part, e));
  };
  const isAnswered = (): boolean =>
    isSeen(document.querySelector('.fold-line')) ||
    isSeen(document.querySelector('.answer .figure strong, .answer .sentence'));
  /** How much of the screen's height is left to the page itself above and below this control by what sticks to its edges. */
  const shareAt = (control: Element): number => {
    const { left, width } = control.getBoundingClientRect();
    const middle = left + width / 2;
    const taken = [...document.querySelectorAll('.fold > *, .parts, .top, .tray-bar')]
      .map((e) => e.getBoundingClientRect())
      .filter((box) => box.left <= middle && middle <= box.right && box.height > 0)
      .sort((one, other) => one.top - other.top);
    let from = 0;
    let free = 0;
    for (const { top, bottom } of taken) {
      free += Math.max(0, Math.min(top, innerHeight) - from);
      from = Math.max(from, bottom);
    }
    return (free + Math.max(0, innerHeight - from)) / innerHeight;
  };
  // A page that just changed its size still moves: it is walked from its top, once it stands.
  scrollTo(0, 0);
  await drawn();
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
    for (let tries = 0; tries < 20 && faultsNow().length; tries++) await drawn();
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
