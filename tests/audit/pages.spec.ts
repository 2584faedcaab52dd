/** Every page of the built site in both themes: no complaint, no axe violation, nothing that scrolls sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { everyPage, expect, open, sideways, test, unfold } from '../e2e/site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of everyPage())
  test(path, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await unfold(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
      const { violations } = await axe.withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.length} times, ${nodes[0]!.target.join(' ')}`),
        colorScheme,
      ).toEqual([]);
    }
    expect(await sideways(page)).toBe(0);
  });
