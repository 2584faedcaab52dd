/** A game of Nero by keyboard alone: each next question within three keys, the focus never lost, and nothing broken at any moment. */
import { bringAxe, brokenNow } from './axe.ts';
import { branch, sameChance } from './branch.ts';
import { expect, open, type Page } from './site.ts';

/** Presses keys until something is asked that was not; how many it took, the focus where the last question left it. */
async function answered(page: Page, keys: readonly string[]): Promise<number> {
  const asked = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('.branch-sheet');
      return `${sheet?.dataset['gestures']} ${sheet?.querySelector('.asks')?.textContent}`;
    });
  const before = await asked();
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    if ((await asked()) !== before) return i + 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** How axe looks at a moment: not at all, without contrast, which takes longest, or wholly. */
export type Look = 'none' | 'quick' | 'whole';

/** Thirty decisions, with a look at each of them. */
export async function playByKeys(page: Page, lookAt: (nth: number) => Look): Promise<void> {
  await sameChance(page, 3);
  await open(page, '/nero/games/new/');
  await page.getByRole('button', { name: 'Play from here' }).press('Enter');
  await expect(branch(page).asks).toBeVisible();
  const { sheet, asks } = branch(page);
  await page.locator('.asks-says').focus();
  const broken = new Set<string>();
  await bringAxe(page);
  for (let i = 0; i < 60 && Number(await sheet.getAttribute('data-gestures')) < 30; i++) {
    // The board, which has the answers, is drawn after the question.
    if ((await asks.textContent())?.endsWith('where to?') || (await page.locator('.movers').count()) > 0)
      await expect(page.locator('.touch-targets button:focus')).toHaveCount(1);
    const keys = await page.evaluate((nth) => {
      const has = (css: string) => document.querySelector(css) !== null;
      if (document.activeElement?.matches('.touch-targets button')) return ['Enter'];
      if (has('.branch-play.player-next')) return ['Enter'];
      if (has('.going') && has('.branch-play')) return ['0'];
      if (has('.branch-sheet .choice-tap')) return ['Tab', 'Enter'];
      return has('.branch-play') ? ['0'] : [String((nth % 3) + 1)];
    }, i);
    const before = await asks.textContent();
    expect(await answered(page, keys), `${i}: ${before}`).toBeLessThanOrEqual(3);
    // Never lost: what has the focus is on the page.
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    const look = lookAt(i);
    if (look === 'none') continue;
    for (const one of await brokenNow(page, '.player', look === 'whole')) broken.add(`${before}: ${one}`);
  }
  expect(Number(await sheet.getAttribute('data-gestures'))).toBeGreaterThanOrEqual(30);
  expect([...broken]).toEqual([]);
}
