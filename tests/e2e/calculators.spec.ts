/** Every calculator of every game is light once it is touched and fits the narrowest phone; some of each make keep a change in their address and their answer in sight (`npm run audit` walks through all). */
import { calculatorsOf, GAMES, type GameId } from '../../src/games/index.ts';
import { expectInSight, UPRIGHT } from './in-sight.ts';
import { expectAtMost } from './scripts.ts';
import { calculator, expect, type Page, sideways, test, unfold } from './site.ts';

/** Changes the first control that stands open, as a reader would. */
async function changeSomething(page: Page, path: string): Promise<void> {
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
  // Where a list names each place once, its other rows hold the first ones.
  if (await others.count()) await control.selectOption((await others.last().getAttribute('value'))!);
  else if (await control.and(page.locator('.switch')).count()) await control.click();
  else await control.locator('xpath=../button[not(@disabled)]').last().click();
  expect(await value(), path).not.toBe(before);
}

/** One of each make: numbers, choices, switches, lists, drawn results. All addresses are tried without a browser. */
const CHANGED = ['battle', 'march-past', 'truce', 'naval-battle', 'duel', 'move', 'control', 'scoring'];
/** So many in one test: a browser that stays open is quicker, and two of them can share the work. */
const BUNCH = 12;
const bunchesOf = async (game: GameId) => {
  const ids = Object.keys(await calculatorsOf(game));
  return Array.from({ length: Math.ceil(ids.length / BUNCH) }, (_, i) => ({
    game,
    ids: ids.slice(i * BUNCH, (i + 1) * BUNCH),
  }));
};

const NARROW = { width: 320, height: 640 };
test.describe.configure({ timeout: 120_000 });

for (const { game, ids } of (await Promise.all(GAMES.map(bunchesOf))).flat()) {
  test(`${game}: ${ids.join(', ')}: at most 69 kB of script, fit 320 px`, async ({ page }) => {
    for (const id of ids) {
      const path = `/${game}/odds/${id}/`;
      // As wide as it has to fit, but where its answer must be in sight too.
      await page.setViewportSize(CHANGED.includes(id) ? UPRIGHT : NARROW);
      await expectAtMost(page, path, 69_000);
      if (CHANGED.includes(id)) {
        await changeSomething(page, path);
        await expect(page, path).toHaveURL(/\?v=1&/);
        await expect(calculator(page).problem, path).toHaveCount(0);
        await unfold(page);
        await expectInSight(page, path);
      }
      await page.setViewportSize(NARROW);
      await unfold(page);
      expect(await sideways(page), path).toBe(0);
    }
  });
}
