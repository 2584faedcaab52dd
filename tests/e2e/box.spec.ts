/** Your box on a phone: confirmed and corrected, used by the map and a new game, handed over and kept or refused. */
import { violations } from './axe.ts';
import { act, ask, expectSame } from './branch.ts';
import { expect, open, sideways, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('one tap confirms a row, another key corrects an entry; a friend sees what differs and keeps it', async ({
  page,
  context,
}) => {
  await open(page, '/hamilcar/box/');
  const box = page.locator('.box');
  await expect(box.locator('> p').first()).toContainText('0 of');
  await box.getByRole('button', { name: /^(Leaders|Generals)/ }).click();
  const row = box.locator('.row-editor');
  const first = await row.locator('h2').textContent();
  await row.getByRole('button', { name: 'My box says the same' }).click();
  await expect.poll(() => row.locator('h2').textContent()).not.toBe(first);
  const entry = row.locator('.tiles button').first();
  await entry.click();
  expect(await violations(page), 'a row of your box').toEqual([]);
  await row.locator('.keys > button[aria-pressed="false"]').first().click();
  await expect(entry).toContainText('yours');
  await row.getByRole('button', { name: 'Back to the list' }).click();
  expect(await violations(page), 'your box').toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.reload();
  await expect(box.getByRole('button', { name: 'Continue' })).toBeVisible();
  const mine = await page.evaluate(() => localStorage.getItem('tabularium:tables'));
  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: /Save \d+ entries as a file/ }).click();
  const path = await (await download).path();

  await page.evaluate(() => localStorage.clear());
  const friend = await context.newPage();
  await open(friend, '/hamilcar/box/');
  await friend.locator('input[type="file"]').setInputFiles(path);
  const brought = friend.getByRole('region', { name: 'A box from somebody else' });
  await expect(brought.getByRole('checkbox')).toHaveCount(1);
  await brought.getByRole('button', { name: 'Keep 1 entry' }).click();
  await expect(friend.getByText('1 entry kept')).toBeVisible();
  // What confirms ours comes along.
  expect(await friend.evaluate(() => localStorage.getItem('tabularium:tables'))).toBe(mine);
});

test('two spaces are tapped on the map, what joins them is corrected, and the map and a new game follow', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/sword-of-rome/map/');
  const find = page.getByRole('combobox', { name: 'Find a space' });
  const go = async (name: string) => {
    await find.fill(name);
    await find.press('Enter');
  };
  // As tapped on the drawing: first one space, then the other.
  await go('Mediolanum');
  await go('Bononia');
  const link = page.locator('.own-link');
  await expect(link).toContainText('our stand-in');
  const stops = page.locator('.route-stops li');
  await expect(stops).toHaveCount(2);
  await link.locator('summary').click();
  await link.getByRole('button', { name: 'not connected' }).click();
  await expect(link.locator('summary')).toContainText('yours');
  await expect.poll(() => stops.count()).toBeGreaterThan(2);

  // A new game is begun with it, and its address carries it to a device that has no such box.
  await open(page, '/sword-of-rome/games/new/');
  await ask(page, 'Play from here');
  await expect(page.getByText('With your box').first()).toBeVisible();
  await act(page, 0);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await expectSame(page, other);
  await other.context().close();
});
