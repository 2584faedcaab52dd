/** Nothing shifts while a linked case is read, nor while a map, a lesson or a sampled figure comes to life. */

import { shiftOf, watchShift } from './shift.ts';
import { BATTLE, expect, open, type Page, test } from './site.ts';

const LINKED = `${BATTLE}?v=1&a=10&d=5&at=4&dt=3`;

/** The parts of a calculator come in any order: the highest one last is the worst. */
const lastOfAll = (page: Page) =>
  page.route('**/heat-map*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });

for (const [name, path, width, there] of [
  ['a linked case', LINKED, 1280, '.part:not([data-asleep]) > .heat'],
  ['a linked case in three columns', LINKED, 1920, '.part:not([data-asleep]) > .heat'],
  ['a map', '/hannibal/map/', 1280, '.map-room[data-ready]'],
  ['a lesson in the middle', '/hannibal/learn/#step-5', 390, '.lesson-player[data-ready]'],
  ['a sampled figure', '/hannibal/odds/duel/', 390, '.drawn-line:has-text("done")'],
] as const)
  test(`${name} shifts nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShift(page);
    await lastOfAll(page);
    await open(page, path);
    await page.mouse.move(3, 3);
    await page.locator(there).first().waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
