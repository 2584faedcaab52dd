/** Odds on every choice, advice when asked, the line of a game: as a reader meets them. */
import { ask, branch, LESSON } from './branch.ts';
import { figured } from './figured.ts';
import { expect, open, test } from './site.ts';

test('in a new game every option of every decision has its figure', async ({ page }) => {
  // The audit plays 60 actions of each game.
  const { missing, decisions, estimated } = await figured(page, 'nero', 5, 20_000);
  expect(missing).toEqual([]);
  expect(decisions).toBe(5);
  expect(estimated).toBeGreaterThan(10);
});

test('every option has its figure soon, advice comes only when asked and prepares a move, and one may look back', async ({
  page,
}) => {
  await open(page, `${LESSON}#step-4`);
  await ask(page);
  const { sheet, rows } = branch(page);
  await expect(rows.first()).toBeVisible();
  await expect(sheet.locator('[data-figure="counting"]')).toHaveCount(0);
  expect(await sheet.locator('.choice-tap .choice-figure').count()).toBe(await rows.count());
  const advice = sheet.getByRole('region', { name: 'Advice' });
  await expect(advice.locator('li')).toHaveCount(0);
  await advice.getByRole('button').click();
  await expect(advice.locator('li').first()).toContainText(/%\s*±\d/);
  expect(await advice.locator('li').count()).toBeLessThanOrEqual(3);
  const gestures = await sheet.getAttribute('data-gestures');
  await advice.locator('li button').first().click();
  // Prepared, not played.
  await expect(sheet).toHaveAttribute('data-gestures', gestures!);
});

test('a whole sample says who is ahead at every step: to see, to go to its swings, and to read', async ({ page }) => {
  await open(page, '/nero/games/four-emperors/');
  const graph = page.getByRole('img', { name: /^Who leads/ });
  await expect(graph).toHaveAccessibleName(/after step 0: .*\d%/);
  // The key leads to the next swing once the swings are there.
  await expect(page.locator('.line-swings button').first()).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(graph).not.toHaveAccessibleName(/after step 0:/);
  await expect(page.locator('.line-swings [data-is]').first()).toBeVisible();
  await expect(page.locator('.transcript')).toContainText('Who led, and what decided it');
  await expect(page.locator('.transcript')).toContainText(/Decision, .*: .* points/);
});
