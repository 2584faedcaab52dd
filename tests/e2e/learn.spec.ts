/** The first ten minutes of each game: by keyboard and by finger, kept where one left off, on paper, and set-up pages. */
import { GAMES } from '../../src/games/index.ts';
import { violations } from './axe.ts';
import { expect, isAwake, open, sideways, test } from './site.ts';

const PHONE = { width: 360, height: 640 } as const;
test.use({ viewport: PHONE, hasTouch: true });

for (const game of GAMES) {
  test(`${game}: every screen can be tried by keyboard at 360 px, and the lesson goes on where it was left`, async ({
    page,
  }) => {
    await open(page, `/${game}/learn/`);
    const count = page.locator('.player-count b');
    const last = await page.locator('.lesson-screen').count();
    const ways = page.locator('.tries-ways button');
    const answer = page.locator('.tries-answer');
    for (let at = 1; at <= last; at++) {
      await expect(count).toHaveText(String(at));
      await expect(answer).toBeEmpty();
      await ways.last().focus();
      await page.keyboard.press('Enter');
      await expect(answer).not.toBeEmpty();
      await expect(ways.last()).toHaveAttribute('aria-pressed', 'true');
      if (at === 6) {
        expect(await sideways(page)).toBe(0);
        // One player draws them all.
        if (game === GAMES[0]) expect(await violations(page)).toEqual([]);
      }
      if (at < last) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('PageUp');
    await open(page, `/${game}/learn/`);
    await expect(count).toHaveText(String(last - 1));
    await open(page, `/${game}/learn/#step-2`);
    await expect(count).toHaveText('2');
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(4);
  });
}

test('a played battle on the board is two taps from home; without script every screen is there with its answers', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  await page.locator('.never').getByRole('link').first().tap();
  await isAwake(page);
  await page.getByRole('link', { name: 'Show me a battle first' }).tap();
  await expect(page.locator('.stage .counter').first()).toBeVisible();
  await expect(page.locator('.dice .die-face').first()).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const plain = await context.newPage();
  await plain.goto(page.url().replace(/games\/.*/, 'learn/'));
  await expect(plain.locator('.lesson-screen')).toHaveCount(10);
  await expect(plain.locator('.lesson-screen .board-drawing').nth(5)).toBeVisible();
  await expect(plain.locator('.lesson-screen').nth(1)).toContainText('Not allowed.');
  // The index of examples begins on the first screen.
  for (const game of GAMES) {
    await plain.goto(new URL(`/${game}/examples/`, page.url()).href);
    await expect(plain.locator('.example-item').nth(1)).toBeInViewport();
  }
  await context.close();
});
