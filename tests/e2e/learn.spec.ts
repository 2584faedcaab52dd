/** The lesson of a game: played by finger and by keys, kept where one left off, refused and taken back, on paper. */
import { GAMES } from '../../src/games/index.ts';
import { violations } from './axe.ts';
import { byKeys, byTouch, inSight, playScreen, walk } from './lesson.ts';
import { LOST } from './lost.ts';
import { shiftOf, watchShift } from './shift.ts';
import { expect, isAwake, open, sideways, test } from './site.ts';

const SMALL = { width: 360, height: 640 } as const;
const PHONE = { width: 390, height: 844 } as const;

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a lesson is played to its end with fingers, and ends at a game against the computer', async ({ page }) => {
    await open(page, '/nero/learn/');
    const last = await walk(page, byTouch);
    await expect(page.locator('.lesson-progress [data-tick="helped"]')).toHaveCount(last);
    const game = page.locator('.step-links a').first();
    await expect(game).toHaveAttribute('href', /seats=.*easy/);
    await byTouch(page, game);
    await expect(page.locator('.branch-sheet')).toBeVisible();
    await expect(page.locator('.branch-sheet')).not.toContainText('cannot be');
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: SMALL, hasTouch: true });

  test('what is forbidden is refused with its clause, what is not meant is taken back, and both are told', async ({
    page,
  }) => {
    await open(page, '/nero/learn/');
    await page.locator('.lesson-player[data-ready]').waitFor();
    const sheet = page.locator('.lesson-sheet');
    // Allowed, but not what the screen is about.
    await byTouch(page, page.locator('.touch-targets [data-touch="britannia"]'));
    await expect(sheet).toHaveAttribute('data-verdict', 'astray');
    await expect(sheet).toContainText('Britannia is the far end');
    await byTouch(page, page.getByRole('button', { name: 'Take it back' }));
    await expect(sheet).toHaveAttribute('data-verdict', 'open');
    // Forbidden: a Province of somebody else.
    await byTouch(page, page.locator('.stage .counter[data-look="central"], .stage [data-side="central"]').first());
    await expect(sheet).toContainText('Not allowed.');
    await expect(sheet.locator('.lesson-verdict .clause')).toHaveText('3.0.2');
    await byTouch(page, page.locator('.touch-targets [data-touch="gallia-narbonensis"]'));
    await expect(sheet).toHaveAttribute('data-verdict', 'done');
    await expect(page.locator('.lesson-progress [data-tick="helped"]')).toHaveCount(1);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // It goes on where it was left.
    await byTouch(page, page.locator('.lesson-next'));
    await open(page, '/nero/learn/');
    await expect(page.locator('.lesson-progress [aria-current]')).toHaveText('2');
  });

  for (const game of GAMES)
    test(`${game}: text and task of every screen are in sight at 360 x 640`, async ({ page }) => {
      await open(page, `/${game}/learn/#step-1`);
      await page.locator('.lesson-player[data-ready]').waitFor();
      const last = await page.locator('.lesson-progress li').count();
      for (let at = 1; at <= last; at++)
        expect(await inSight(page, at), `screen ${at}`).toEqual({ seen: true, top: 0 });
    });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  for (const game of GAMES)
    test(`${game}: nothing shifts while a lesson opens, and its first screen is in sight`, async ({ page }) => {
      await watchShift(page);
      await open(page, `/${game}/learn/`);
      await page.locator('.lesson-player[data-ready]').waitFor();
      expect(await inSight(page)).toEqual({ seen: true, top: 0 });
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
});

test('a lesson goes by the figures of the reader’s box, but for those with which its story cannot be played', async ({
  page,
}) => {
  // The first card moves the army of the third screen; of the second the story needs nothing.
  const games = { nero: { 'card-values': { 'traitor-4 mp': 0, 'bribe-5 mp': 9 } } };
  await page.addInitScript(
    (text) => localStorage.setItem('tabularium:tables', text),
    JSON.stringify({ tabularium: 'tables', version: 1, games }),
  );
  await open(page, '/nero/learn/#step-3');
  await page.locator('.lesson-player[data-ready]').waitFor();
  await expect(page.locator('.hand-card', { hasText: 'Bribe' }).locator('.hand-values')).toContainText('9');
  await playScreen(page, byKeys);
});

test('a lesson is gone on with in the middle, and played to its end by keys', async ({ page }) => {
  // The audit plays every lesson from its first screen.
  await open(page, '/nero/learn/#step-9');
  await walk(page, byKeys, 9);
});

test('without script and on paper every screen is there with its picture, its task and what comes of it', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  await page.locator('.never').getByRole('link').first().click();
  await isAwake(page);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SMALL });
  const plain = await context.newPage();
  await plain.goto(page.url().replace(/#.*/, ''));
  expect(await plain.locator('.lesson-screen').count()).toBeGreaterThanOrEqual(12);
  await expect(plain.locator('.lesson-screen .board-drawing').nth(5)).toBeVisible();
  await expect(plain.locator('.lesson-screen').nth(1).locator('.lesson-ask')).toBeVisible();
  // With script they are drawn for a print alone.
  const screens = page.locator('.lesson-screen');
  await expect(screens).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(screens.nth(11).locator('.board-drawing')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(screens.first()).toBeHidden();
  // The index of examples begins on the first screen.
  for (const game of GAMES) {
    await plain.goto(new URL(`/${game}/examples/`, page.url()).href);
    await expect(plain.locator('.example-item').nth(1)).toBeInViewport();
  }
  await context.close();
});

test('where the code of a lesson is lost its screens are there as on paper, and the one asked for is in sight', async ({
  page,
  allowed,
}) => {
  allowed.push(...LOST);
  await page.route(/\/lesson\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/nero/learn/#step-3');
  await expect(page.locator('#step-3 .board-drawing')).toBeInViewport();
  await expect(page.locator('.lesson-screen').first()).toContainText('1.');
});
