/** Every page of the built site in both themes: no complaint, no axe violation, nothing that scrolls sideways; calculators keep their answer in sight. */
import { inBothThemes } from '../e2e/axe.ts';
import { expectInSight } from '../e2e/in-sight.ts';
import { everyPage, expect, isCalculator, open, sideways, test, unfold } from '../e2e/site.ts';

for (const path of everyPage())
  test(path, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await unfold(page);
    expect(await inBothThemes(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    if (isCalculator(path)) await expectInSight(page, path);
  });
