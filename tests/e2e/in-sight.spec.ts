/** Answer and the control in hand are seen together, upright, sideways and at 400% zoom, on calculators of every make. */
import { expect, open, type Page, test } from './site.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

/** Numbers and choices, lists, drawn results, many parts, and answers without a chance. */
const PATHS = [
  '/sword-of-rome/odds/battle/',
  '/sword-of-rome/odds/march-past/',
  '/sword-of-rome/odds/hand-size/',
  '/hamilcar/odds/reactions/',
  '/hannibal/odds/duel/',
  '/nero/odds/scoring/',
];

/** Of the control that has the focus and of the answer: which cannot be seen, and how much height is left for controls. */
const look = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (e: Element | null): boolean => {
      const { x, y, width, height } = e?.getBoundingClientRect() ?? new DOMRect();
      const top =
        width > 0 && y >= 0 && y + height <= innerHeight + 1
          ? document.elementFromPoint(x + width / 2, y + height / 2)
          : null;
      return top !== null && (e!.contains(top) || top.contains(e));
    };
    const fold = document.querySelector('.fold-line');
    const said = document.querySelector('.answer .figure strong, .answer .sentence')!;
    const hidden = [
      ...(isSeen(document.activeElement) ? [] : [document.activeElement?.id ?? 'control']),
      ...(isSeen(fold) || isSeen(said) ? [] : ['answer']),
    ];
    return { hidden, taken: fold?.getBoundingClientRect().height ?? 0 };
  });

for (const path of PATHS) {
  test(`${path}: every control in hand has the answer in sight`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, path);
      const controls = page.locator('.controls').locator('.stepper input, select, .switch').filter({ visible: true });
      const count = await controls.count();
      for (const place of new Set([0, Math.floor(count / 2), count - 1])) {
        await controls.nth(place).focus();
        await expect.poll(async () => (await look(page)).hidden, `${size.width}x${size.height}, ${place}`).toEqual([]);
        expect((await look(page)).taken).toBeLessThan(size.height / 4);
      }
    }
  });
}
