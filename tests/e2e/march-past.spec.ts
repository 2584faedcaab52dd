/** The march past: armies come and go, and the aim decides which branch is best. */
import { calculator, expect, MARCH_PAST, open, plain, test } from './site.ts';

test('armies are added and removed, and each counts', async ({ page }) => {
  const { figure, press } = calculator(page);
  await open(page, MARCH_PAST);
  const armies = page.locator('.list > ol > li');
  const nobody = page.getByRole('listitem').filter({ hasText: /^Nobody comes/ });
  // Tactics 3, +1 on enemy ground: comes on 2 of 6 faces.
  await expect(nobody).toContainText('66.7%');
  await expect(armies).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove Army/ })).toHaveCount(0);
  await press('Add an army');
  await expect(armies).toHaveCount(2);
  await expect(nobody).toContainText('44.4%');
  await expect(page.getByText(/^Armies 1 and 2 come/).first()).toBeVisible();
  const two = plain(await figure.textContent());
  await calculator(armies.nth(1)).field('Tactics').fill('0');
  await expect(figure).not.toHaveText(two);
  await page.getByRole('button', { name: 'Remove Army 2' }).click();
  await expect(armies).toHaveCount(1);
  await expect(nobody).toContainText('66.7%');
  await expect(page).toHaveURL(MARCH_PAST);
});

test('there may be six armies and no more, and the middle one can go', async ({ page }) => {
  await open(page, `${MARCH_PAST}?v=1&i=1.3.0_2.3.0_3.3.0_4.3.0_5.3.0`);
  const armies = page.locator('.list > ol > li');
  await expect(armies).toHaveCount(5);
  await calculator(page).press('Add an army');
  await expect(armies).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Add an army' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Army 3' }).click();
  await expect(armies).toHaveCount(5);
  const values = await armies.evaluateAll((all) => all.map((li) => li.querySelector('input')!.value));
  expect(values).toEqual(['1', '2', '4', '5', '6']);
});

test('a problem stands beside the army that it belongs to', async ({ page }) => {
  const { press, problem } = calculator(page);
  await open(page, MARCH_PAST);
  await press('Add an army');
  const second = page.locator('.list > ol > li').nth(1);
  await calculator(second).field('CU').fill('0');
  await expect(problem).toContainText('Army 2: CU must be a whole number between 1 and');
  await expect(second.locator('.problem')).toContainText('must be a whole number');
  await expect(page.locator('.list > ol > li').nth(0).locator('.problem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Army 2' }).click();
  await expect(problem).toHaveCount(0);
});

test('the aim decides which branch is best', async ({ page }) => {
  const { figure, sentence, choice } = calculator(page);
  await open(page, MARCH_PAST);
  const best = page
    .locator('.tree li')
    .filter({ has: page.locator(':scope > .best') })
    .locator(':scope > b');
  await expect(best).toHaveText(['Fight']);
  await expect(sentence).toContainText('it should fight');
  const through = plain(await figure.textContent());
  await choice('What I want most').selectOption('fewest CU lost');
  await expect(best).toHaveText(['Try to refuse']);
  await expect(sentence).toContainText('it should try to refuse');
  await expect(figure).not.toHaveText(through);
  await expect(page).toHaveURL(`${MARCH_PAST}?v=1&aim=saved`);
});

test('the ends of the tree that are reached add up to all cases', async ({ page }) => {
  await open(page, `${MARCH_PAST}?v=1&i=6.3.0_5.2.0&mt=2&aim=unbeaten`);
  await expect(page.locator('.tree .leaf').nth(5)).toBeAttached();
  const leaves = await page.locator('.tree .leaf').allTextContents();
  const shares = leaves.map((text) => Number(/\(([\d.]+)\s?% of all\)/.exec(plain(text))?.[1] ?? 0));
  expect(shares.length).toBeGreaterThan(5);
  expect(Math.abs(shares.reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(0.05 * shares.length);
});

test('a roll says who came', async ({ page }) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array;
  });
  await open(page, MARCH_PAST);
  await calculator(page).press('Roll the dice');
  await expect(page.getByText('Army 1 needs 2 or less and rolls 1: it comes.')).toBeVisible();
});
