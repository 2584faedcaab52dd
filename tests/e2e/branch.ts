/** A branch as its reader sees it: what is asked, what may be done, what was done. */
import { expect, type Page, plain } from './site.ts';

export const LESSON = '/nero/games/battle-over-roma/';

export const branch = (page: Page) => {
  const sheet = page.locator('.branch-sheet');
  return {
    sheet,
    asks: sheet.locator('.asks'),
    rows: sheet.locator('.choices .choice'),
    play: page.locator('.branch-play'),
    undo: page.getByRole('button', { name: 'Undo' }),
    lane: page.locator('.branch-lane'),
    hands: page.locator('.player-side'),
    problem: sheet.locator('.player-problem'),
  };
};

export async function ask(page: Page, name: 'What if' | 'Play from here' = 'What if'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(branch(page).asks).toBeVisible();
}

/** Picks one of the choices, or lets chance fall, and plays it. */
export async function act(page: Page, nth: number): Promise<void> {
  const { rows, play, lane } = branch(page);
  const before = await lane.getAttribute('aria-label');
  const count = await rows.count();
  if (count > 0)
    await rows
      .nth(nth % count)
      .locator('input')
      .evaluate((e: HTMLElement) => e.click());
  else if (await play.isDisabled()) await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await play.click();
  await expect(lane).not.toHaveAttribute('aria-label', before!);
}

/** All that a branch shows: how long it is, what is asked, every choice, every hand. */
export async function standing(page: Page): Promise<string[]> {
  const { asks, lane, hands, rows } = branch(page);
  await expect(asks).toBeVisible();
  const texts = await Promise.all([asks.allTextContents(), hands.allTextContents(), rows.allTextContents()]);
  return [(await lane.getAttribute('aria-label'))!, ...texts.flat().map(plain)];
}

/** Opens the address of a branch in a second browser: it shows the same, as soon as the last action stands in it. */
export const expectSame = (page: Page, second: Page): Promise<void> =>
  expect(async () => {
    await second.goto(page.url());
    expect(await standing(second)).toEqual(await standing(page));
  }).toPass();
