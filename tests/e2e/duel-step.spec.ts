/** A duel of cards shown step by step: what to lead, what both sides expect, what they hold. */
import { expect, open, sideways, test } from './site.ts';

for (const width of [320, 1280])
  test(`at ${width} px a lead comes with its advice, both chances and both hands`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/hannibal/games/duel-of-cards/#step-3');
    const panel = page.locator('.player-panel');
    await expect(panel.locator('.chance-advice')).toContainText(/^Lead .* ± .* to win/);
    await expect(panel.locator('.chance-error')).toHaveCount(2);
    await expect(panel.locator('.chance-beside')).toContainText('Carthage');
    await expect(panel.locator('.party', { hasText: 'Holds' })).toHaveCount(2);
    expect(await sideways(page)).toBe(0);
  });
