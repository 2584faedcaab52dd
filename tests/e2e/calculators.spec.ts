/** Every calculator of every game: light to load, fits the narrowest phone, keeps a change in its address. */
import { calculators, GAMES } from '../../src/games/index.ts';
import { expectAtMost } from './scripts.ts';
import { calculator, expect, isAwake, type Page, sideways, test, unfold } from './site.ts';

/** Changes the first control that stands open, as a reader would, and tells how to read it. */
async function changeSomething(page: Page): Promise<() => Promise<string | boolean>> {
  const control = page
    .locator('.controls')
    .locator('.stepper input, select[name], .switch')
    .filter({ visible: true })
    .first();
  const name = await control.getAttribute('name');
  const value = () =>
    page.locator(`[name="${name}"]`).evaluate((e) => (e as HTMLInputElement).checked || (e as HTMLInputElement).value);
  const before = await value();
  const others = control.locator('option:not(:checked)');
  if (await others.count()) await control.selectOption((await others.first().getAttribute('value'))!);
  else if (await control.and(page.locator('.switch')).count()) await control.check();
  else await control.locator('xpath=../button[not(@disabled)]').last().click();
  expect(await value()).not.toBe(before);
  return value;
}

for (const game of GAMES) {
  for (const id of Object.keys(calculators[game])) {
    test(`${game} ${id}: at most 40 kB before its chart, fits 320 px, keeps a change in its address`, async ({
      page,
    }) => {
      await expectAtMost(page, `/${game}/odds/${id}/`, 40_000);
      const value = await changeSomething(page);
      await expect(page).toHaveURL(/\?v=1&/);
      const after = await value();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      await isAwake(page);
      await expect.poll(value).toBe(after);
      await expect(calculator(page).problem).toHaveCount(0);
      await unfold(page);
      expect(await sideways(page)).toBe(0);
    });
  }
}
