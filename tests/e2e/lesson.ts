/** Goes through a lesson as a learner who asks to be shown: what is left to tap is tapped, by finger or by key. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How something is meant: a finger on it, or the focus on it and Enter. */
export type Means = (page: Page, target: Locator) => Promise<void>;

export const byTouch: Means = async (page, target) => {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

export const byKeys: Means = async (page, target) => {
  // What is gone before it can be reached is looked for anew; so is what loses the focus to a screen that has just opened.
  const reached = await target.focus({ timeout: 2000 }).then(
    () => target.evaluate((one) => one === document.activeElement, undefined, { timeout: 500 }),
    () => false,
  );
  if (reached) await page.keyboard.press('Enter');
};

/** More taps than a screen takes. */
const MANY = 16;

/** What a learner would tap next; nothing once the screen is done. */
async function nextOf(page: Page): Promise<Locator | undefined> {
  const shown = async (css: string): Promise<Locator | undefined> => {
    // What lies in a list that is closed cannot be tapped.
    const found = page.locator(css).filter({ visible: true }).first();
    return (await found.count()) > 0 ? found : undefined;
  };
  const raised = (await page.locator('.hand-card[aria-pressed="true"]').count()) > 0;
  return (
    (await shown('.branch-play.player-next')) ??
    (await shown('.touch-targets [aria-pressed="false"]')) ??
    (raised ? undefined : await shown('.hand-card:not(:disabled)')) ??
    (await shown('.lesson-sheet .choice-tap')) ??
    (await shown('.branch-play'))
  );
}

/** Plays the screen that is open. */
export async function playScreen(page: Page, means: Means): Promise<void> {
  const sheet = page.locator('.lesson-sheet[data-verdict]');
  const title = await page.locator('.player-title').textContent();
  const show = page.locator('.lesson-show');
  // Dice that wait need no showing.
  await expect(async () => {
    if ((await show.count()) > 0) await means(page, show);
    await expect(show).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 5000 });
  for (let i = 0; i < MANY; i++) {
    const verdict = await sheet.getAttribute('data-verdict');
    expect(verdict, title ?? '').not.toBe('astray');
    if (verdict === 'done') return;
    let next: Locator | undefined;
    // What is fetched when it is wanted takes a moment.
    await expect(async () => {
      next = await nextOf(page);
      expect(next, `${title}: something to tap`).toBeDefined();
    }).toPass({ timeout: 5000 });
    await means(page, next!);
    await page.waitForTimeout(30);
  }
  expect(await sheet.getAttribute('data-verdict'), title ?? '').toBe('done');
}

export interface InSight {
  /** Text and band end above the foot, and begin under the board. */
  readonly seen: boolean;
  readonly top: number;
}

/** In the page: goes to a screen by its tick, if it is to, and looks once it is drawn and open. */
async function lookIn(at: number): Promise<InSight> {
  const drawn = () => new Promise(requestAnimationFrame);
  const isThere = () =>
    document.querySelector('.lesson-progress [aria-current]')?.textContent === String(at) &&
    document.querySelector('.lesson-sheet[data-verdict="open"]') !== null;
  if (at > 0) {
    document.querySelector<HTMLElement>(`.lesson-progress li:nth-child(${at}) button`)!.click();
    for (let frames = 0; frames < 300 && !isThere(); frames++) await drawn();
    if (!isThere()) throw new Error(`screen ${at} did not open`);
    await drawn();
  }
  const sheet = document.querySelector('.lesson-sheet')!;
  const [box, band] = [sheet, document.querySelector('.lesson-do')!].map((one) => one.getBoundingClientRect());
  const says = document.querySelector('.step-says')!.getBoundingClientRect();
  return { seen: says.top >= box!.top && band!.bottom <= box!.bottom + 1, top: sheet.scrollTop };
}

/** On the screen that is open, or on another, which is gone to first. */
export const inSight = (page: Page, at = 0): Promise<InSight> => page.evaluate(lookIn, at);

/** Through all screens from this one on; how many there are. */
export async function walk(page: Page, means: Means, from = 1): Promise<number> {
  const next = page.locator('.lesson-next');
  for (let at = from; ; at++) {
    await expect(page.locator('.lesson-progress [aria-current]')).toHaveText(String(at));
    await page.locator('.lesson-player[data-ready]').waitFor();
    expect(await inSight(page), (await page.locator('.player-title').textContent()) as string).toEqual({
      seen: true,
      top: 0,
    });
    await playScreen(page, means);
    if ((await next.count()) === 0) return at;
    await means(page, next);
  }
}
