/** A chapter of the rules: found by its number, handed on, printed, and read without scripts. */
import { BATTLE, COMBAT, calculator, expect, open, test, winChance } from './site.ts';

test.describe('clauses', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link to a clause is copied and stands in the address', async ({ page, baseURL }) => {
    await open(page, COMBAT);
    const copy = page.getByRole('button', { name: 'Copy the link to 12.4.1', exact: true });
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied', 'copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${COMBAT}#12.4.1`);
    await expect(page).toHaveURL(`${COMBAT}#12.4.1`);
  });
});

test('where copying is forbidden, the link stands in the address bar', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, COMBAT);
  const copy = page.getByRole('button', { name: 'Copy the link to 12.3', exact: true });
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied', 'in the address bar');
  await expect(page).toHaveURL(`${COMBAT}#12.3`);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test(`a clause named in the address is in sight and marked at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, `${COMBAT}#12.4.1`);
    const clause = page.locator('[id="12.4.1"]');
    const head = clause.locator('.rule-head').first();
    await expect(head).toBeInViewport({ ratio: 1 });
    // Not under the bar at the top.
    const box = (await head.boundingBox())!;
    const onTop = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('section')?.id,
      [box.x + box.width / 2, box.y + 4],
    );
    expect(onTop).toBe('12.4.1');
    const backgrounds = await page
      .locator('.rule-head')
      .evaluateAll((all) => all.map((e) => getComputedStyle(e).backgroundColor).filter((c) => !/, 0\)$/.test(c)));
    expect(backgrounds).toHaveLength(1);
    expect(await clause.evaluate((e) => e.matches(':target'))).toBe(true);
  });
}

test('a cross reference leads to its clause in another chapter', async ({ page }) => {
  await open(page, COMBAT);
  await page.locator('[id="12.1"] .rule-text').getByRole('link', { name: '9.3.1', exact: true }).click();
  await expect(page).toHaveURL('/sword-of-rome/rules/movement/#9.3.1');
  await expect(page.locator('[id="9.3.1"] .rule-head').first()).toBeInViewport();
});

test('worked examples are an index: searched, filtered, opened in the player step by step, changed in the calculator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/sword-of-rome/examples/');
  const examples = page.locator('details.example-item');
  const all = await examples.count();
  expect(all).toBeGreaterThan(40);
  await expect(examples.first()).toBeInViewport();
  await expect(page.locator('.player')).toHaveCount(0);
  const seen = examples.filter({ visible: true });
  await page.getByRole('button', { name: 'Sieges' }).click();
  expect(await seen.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Sieges' }).click();
  await page.getByRole('searchbox', { name: 'Search the examples' }).fill('camillus valerius');
  await expect(seen).toHaveCount(1);
  const example = seen.first();
  await example.locator('summary').click();
  const next = example.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  const last = Number(((await example.locator('.player-count').textContent()) ?? '').split('of')[1]);
  expect(last).toBeGreaterThan(3);
  for (let at = 1; at < last; at++) await next.click();
  await expect(example.locator('.step-says')).toContainText('Agrees with the rulebook');
  await example.getByRole('link', { name: 'Change the numbers' }).click();
  await expect(page).toHaveURL(/\/odds\/battle\//);
  await expect(calculator(page).problem).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter reads fully, with its odds, examples and tables', async ({ page }) => {
    await page.goto(COMBAT);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Combat');
    await expect(page.locator('[id="12.4.5"] .rule-text')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Force ratio table' })).toBeVisible();
    for (const odds of await page.locator('.odds').all()) {
      await expect(calculator(odds).sentence).toBeVisible();
      await expect(calculator(odds).sentence).not.toBeEmpty();
    }
    const example = page.locator('details.example-item').first();
    await example.locator('summary').click();
    await expect(example.locator('.example-words')).toContainText('Agrees');
  });

  test('a calculator shows its result and says that it cannot be changed', async ({ page }) => {
    await page.goto(BATTLE);
    const { figure, sentence, section } = calculator(page);
    await expect(figure).toHaveText(winChance(0));
    await expect(sentence).toContainText('21,162 of 46,656');
    await expect(page.locator('noscript .notice')).toBeVisible();
    await expect(section('Losses').getByRole('table')).toBeVisible();
    await expect(section('Where the numbers come from').getByRole('link', { name: '12.2.1' })).toBeVisible();
  });

  test('the way around works: home, game, rules, chapter', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^The Sword of Rome 386/ })
      .click();
    await page.getByRole('navigation', { name: 'The Sword of Rome' }).getByRole('link', { name: 'Rules' }).click();
    await page
      .locator('.contents')
      .getByRole('link', { name: /Combat$/ })
      .first()
      .click();
    await expect(page).toHaveURL(COMBAT);
  });
});

test.describe('on paper', () => {
  const CHROME = ['.top', '.parts', '.foot', '.clause-tree', '.turn'];

  test('a chapter prints without what only a screen can use', async ({ page }) => {
    await open(page, COMBAT);
    for (const part of CHROME) await expect(page.locator(part)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of CHROME) await expect(page.locator(part)).toBeHidden();
    await expect(page.locator('.copy-link').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[id="12.3"] .rule-text')).toBeVisible();
  });

  test('a calculator prints its answer and its tables', async ({ page }) => {
    await open(page, BATTLE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.parts', '.actions', '.worth', '.roll']) await expect(page.locator(part)).toBeHidden();
    await expect(calculator(page).sentence).toBeVisible();
    await expect(calculator(page).section('Losses').getByRole('table')).toBeVisible();
  });

  test('ink is black and paper white, also for readers of the dark theme', async ({ page }) => {
    await open(page, COMBAT);
    await page.getByRole('button', { name: 'Change the theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  });
});
