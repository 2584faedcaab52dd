/** On a small phone the answer comes first and stays in sight, steppers fit a thumb, and text may be twice as large. */
import { BATTLE, COMBAT, calculator, expect, isAwake, type Locator, open, sideways, test, unfold } from './site.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** In the window, and not covered by a bar or anything else. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.99 });
  const box = (await element.boundingBox())!;
  for (const y of [box.y + 2, box.y + box.height / 2, box.y + box.height - 2]) {
    const seen = await element.evaluate(
      (e, at) => {
        const top = document.elementFromPoint(at[0]!, at[1]!);
        return top !== null && (e.contains(top) || top.contains(e));
      },
      [box.x + 4, y],
    );
    expect(seen, `covered at ${Math.round(y)} px`).toBe(true);
  }
}

test('the answer is in sight at once, after scrolling, and while a field is typed in', async ({ page }) => {
  const { figure, sentence } = calculator(page);
  const fold = page.locator('.fold-line');
  // The card while it is there, its fold once it has scrolled away.
  const answerInSight = async () => {
    if (await figure.evaluate((e) => e.getBoundingClientRect().bottom < 40)) await expectInSight(fold);
    else for (const part of [figure, sentence]) await expectInSight(part);
  };
  await open(page, BATTLE);
  await answerInSight();
  await page.locator('.controls .field').last().scrollIntoViewIfNeeded();
  await answerInSight();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await answerInSight();
  const field = page.locator('.controls input:not([type="checkbox"])').filter({ visible: true }).last();
  await field.tap();
  await page.keyboard.type('4');
  await answerInSight();
  await expectInSight(field);
});

test('steppers are large enough for a thumb', async ({ page }) => {
  await open(page, BATTLE);
  for (const button of await page.locator('.stepper button').filter({ visible: true }).all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('changing a number moves nothing but the numbers', async ({ page }) => {
  const { more, figure } = calculator(page);
  await open(page, BATTLE);
  const places = () =>
    page
      .locator('.controls .field')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top));
  await more('Attacker tactics').tap();
  await expect(figure).not.toHaveText('45%');
  const before = await places();
  const first = await figure.textContent();
  await more('Attacker tactics').tap();
  await expect(figure).not.toHaveText(first!);
  expect(await places()).toEqual(before);
});

test('the theme is kept from page to page and over a reload', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, '/');
  const light = await paper();
  const button = page.getByRole('button', { name: 'Change the theme' });
  await button.tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
  await open(page, BATTLE);
  expect(await paper()).toBe(dark);
  await button.tap();
  await page.reload();
  await isAwake(page);
  expect(await paper()).toBe(light);
});

test('a reader whose system is dark may choose light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.getByRole('button', { name: 'Change the theme' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await paper()).not.toBe(dark);
  await page.reload();
  expect(await paper()).not.toBe(dark);
});

for (const width of [360, 768]) {
  test(`text twice as large is all there and in reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of [
      '/',
      '/nero/',
      COMBAT,
      BATTLE,
      '/hamilcar/map/',
      '/hannibal/tables/',
      '/concepts/siege/',
      '/method/',
    ]) {
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await unfold(page);
      expect(await sideways(page), path).toBe(0);
      const cut = await page
        .locator('h1, h2, .sentence, .controls label, .rule-text p:not(.sr)')
        .evaluateAll((all) =>
          all
            .filter((e) => getComputedStyle(e).overflow !== 'visible' && e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.textContent),
        );
      expect(cut, path).toEqual([]);
    }
  });
}
