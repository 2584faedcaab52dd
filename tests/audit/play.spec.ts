/** A whole game of each played through the page on a phone, one thing or another: a few taps a decision, every question in sight, nothing off the screen; and one by keyboard, where axe finds nothing at any moment. */
import { bringAxe, brokenNow } from '../e2e/axe.ts';
import { ask, branch, decideAll, sameChance, uncounted } from '../e2e/branch.ts';
import { playByKeys } from '../e2e/keyboard.ts';
import { expect, open, test } from '../e2e/site.ts';

const PHONE = { width: 390, height: 844 };

/** More decisions than a game takes. */
const ENDLESS = 4000;
/** Decisions between two looks at whether it is over and what axe finds. */
const RUN = 25;
/** How far it is is told after so many. */
const TOLD = 200;

for (const game of ['nero', 'hamilcar', 'hannibal', 'sword-of-rome'])
  test(`${game}, from its set-up to its end`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(PHONE);
    await uncounted(page);
    await sameChance(page);
    await open(page, `/${game}/games/new/`);
    await ask(page, 'Play from here');
    await bringAxe(page);
    const { sheet } = branch(page);
    const broken = new Set<string>();
    let [taps, decisions, wide] = [0, 0, 0];
    while (decisions < ENDLESS && broken.size === 0 && (await sheet.getAttribute('data-over')) === null) {
      const run = await decideAll(page, RUN, decisions);
      taps += run.taps;
      decisions += run.decisions;
      wide = Math.max(wide, run.wide);
      for (const one of [...run.broken, ...(await brokenNow(page, '.player', true))]) broken.add(one);
      if (decisions % TOLD === 0)
        console.log(`${game}: ${decisions} decisions, ${await page.locator('.branch-title h1').textContent()}`);
    }
    expect([...broken]).toEqual([]);
    expect(await sheet.getAttribute('data-over')).toBe('');
    await expect(branch(page).asks).toContainText(/wins|share the victory/);
    console.log(`${game}: ${decisions} decisions, ${taps} taps`);
    expect(taps / decisions).toBeLessThanOrEqual(2.2);
    expect(wide).toBe(PHONE.width);
  });

test('Nero by keyboard alone: axe finds nothing at any moment, with contrast', async ({ page }) => {
  test.setTimeout(900_000);
  await playByKeys(page, () => 'whole');
});
