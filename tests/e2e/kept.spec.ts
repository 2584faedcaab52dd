/** What is kept on the device: pages agree, older versions' choices hold before the first paint, no room is told in words. */
import { BATTLE, calculator, expect, isAwake, open, test } from './site.ts';

const UNREST = '/sword-of-rome/rules/unrest/';

test('two tabs agree on pins, the theme and how many play', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, BATTLE);
  await open(other, BATTLE);
  await calculator(page).press('+ Compare');
  await expect(calculator(other).pins).toHaveCount(1);
  await calculator(other).field('Attacker CU').fill('9');
  await calculator(other).press('+ Compare');
  await expect(calculator(page).pins).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove B' }).click();
  await expect(calculator(other).pins).toHaveCount(1);

  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  await open(page, UNREST);
  await open(other, UNREST);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
  await expect(other.getByRole('combobox', { name: 'Players' })).toHaveValue('4');
});

test('a case that was kept under a name with a quotation mark is listed like any other', async ({ page }) => {
  const kept = [{ game: 'sword-of-rome', calculator: 'a"b', query: 'v=1', sentence: 'An odd one' }];
  await page.addInitScript((cases) => localStorage.setItem('tabularium:cases', JSON.stringify(cases)), kept);
  await open(page, '/sword-of-rome/');
  await expect(page.locator('.go-on').getByText('An odd one').first()).toBeVisible();
});

test('recent cases come back at a press, and the luck log tells by player what fell and what was to be expected', async ({
  page,
  context,
}) => {
  await open(page, `${BATTLE}?v=1&a=8&at=3&d=5`);
  await calculator(page).more('Attacker CU').click();
  await expect(calculator(page).figure).toHaveText('86%');
  await page.getByRole('button', { name: 'Recent' }).click();
  const recent = page.getByRole('region', { name: 'Recent cases' });
  await expect(recent.getByRole('listitem')).toHaveText(['9 CU, tactics 3, against 5 CU']);
  // Leaving keeps the case at once; another tab lists it too.
  await calculator(page).less('Attacker CU').click();
  await calculator(page).less('Attacker CU').click();
  const other = await context.newPage();
  await page.goto('/about/');
  await open(other, BATTLE);
  await other.getByRole('button', { name: 'Recent' }).click();
  const there = other.getByRole('region', { name: 'Recent cases' });
  await expect(there.getByRole('listitem')).toHaveText([/^7 CU/, /^9 CU/]);
  await there.getByRole('button', { name: /^9 CU/ }).click();
  await expect(calculator(other).figure).toHaveText('86%');

  const roll = calculator(other).section('Roll it');
  for (const name of ['Anna', 'Ben', 'Anna']) {
    await roll.getByLabel('Who rolls?').fill(name);
    await roll.getByRole('button', { name: /^Roll (the dice|again)$/ }).click();
    await expect(roll.locator('.sentence')).toContainText('wins');
  }
  await roll.getByText('Luck log').click();
  const anna = roll.getByRole('table', { name: 'Anna, 2 rolls' });
  await expect(anna.getByRole('row', { name: /^Attacker wins/ })).toHaveText(/^Attacker wins[012] of 21\.7$/);
  await expect(roll.getByRole('table', { name: 'Ben, 1 roll' })).toBeVisible();
  await roll.getByRole('button', { name: 'Take back the last roll' }).click();
  await expect(roll.getByRole('table', { name: 'Anna, 1 roll' })).toBeVisible();
  await roll.getByRole('button', { name: 'Clear the log' }).click();
  await expect(roll.getByRole('table')).toHaveCount(0);
});

test('what 0.2.0 kept holds before anything is painted', async ({ page, allowed }) => {
  allowed.push(/ERR_FAILED/);
  await page.goto('/about/');
  await page.evaluate(() => {
    localStorage.setItem('tabularium:theme', 'dark');
    localStorage.setItem('tabularium:players', '{"sword-of-rome":"4"}');
    localStorage.setItem('tabularium:without', '{"hamilcar":"optional"}');
  });
  // No script file comes: what is seen is what the first lines of the page do.
  await page.route('**/*.js', (route) => route.abort());
  const chosen = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.goto(UNREST, { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await chosen()).toMatchObject({ theme: 'dark', players: '4' });
  await page.goto('/hamilcar/rules/', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await chosen()).toMatchObject({ theme: 'dark', without: 'optional' });
});

test('a device without room says so in one sentence, and what was done stays while the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const SENTENCE = /^This device is full .+ last only for this visit\.$/;
  await open(page, BATTLE);
  await calculator(page).press('+ Compare');
  await expect(page.locator('.answer-said')).toHaveText(SENTENCE);
  await expect(calculator(page).pins).toHaveCount(1);
  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-kept]')).toHaveText(SENTENCE);
  await page.reload();
  await isAwake(page);
  await expect(calculator(page).pins).toHaveCount(0);
});
