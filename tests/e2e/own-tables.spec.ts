/** A reader's own card: typed, pasted, undone, kept, exported, imported; in use in every calculator at once. */
import { readFile } from 'node:fs/promises';
import { calculator, expect, open, type Page, plain, test } from './site.ts';

const TABLES = '/sword-of-rome/tables/';
const SIEGE = '/sword-of-rome/odds/siege/';

const siege = (page: Page) => {
  const figure = page.locator('#siege');
  return {
    edit: () => figure.getByRole('button', { name: 'Type what your card says' }).click(),
    cell: (name: string) => figure.getByRole('textbox', { name: `Siege and subjugation: ${name}` }),
    press: (name: string) => figure.getByRole('button', { name }).click(),
    figure,
  };
};

test('a typed entry changes the calculator at once, after a reload, and until it is reset', async ({
  page,
  context,
}) => {
  await open(page, SIEGE);
  const ours = plain(await calculator(page).sentence.textContent());
  const other = await context.newPage();
  await open(other, TABLES);
  const table = siege(other);
  await table.edit();
  await table.cell('6, Points').fill('1');
  await other.keyboard.press('Enter');
  await expect(calculator(page).sentence).not.toHaveText(ours);
  await page.reload();
  await expect(calculator(page).sentence).not.toHaveText(ours);
  await table.press('Back to ours');
  await page.reload();
  await expect.poll(async () => plain(await calculator(page).sentence.textContent())).toBe(ours);
});

test('one tab takes back its own entry, and leaves the other tab its own', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, TABLES);
  await open(other, TABLES);
  const [mine, theirs] = [siege(page), siege(other)];
  for (const [tab, table, cell] of [
    [page, mine, '6, Points'],
    [other, theirs, '6, CU lost'],
  ] as const) {
    await table.edit();
    await table.cell(cell).fill('1');
    await tab.keyboard.press('Enter');
  }
  await expect(mine.figure.getByText('2 entries are yours')).toBeVisible();
  await mine.press('Undo');
  await expect(mine.figure.getByText('1 entry is yours')).toBeVisible();
  await expect(theirs.figure.getByText('1 entry is yours')).toBeVisible();
});

test('by keyboard alone: arrows walk, a pasted row fills, undo brings back', async ({ page }) => {
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('8, Points').focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.cell('9, Points')).toBeFocused();
  await table.cell('8, Points').evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '2\t0\n2\t0');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(table.figure.getByText('4 entries are yours')).toBeVisible();
  await table.press('Undo');
  await expect(table.figure.getByText('are yours')).toBeHidden();
});

test('what an example proves is asked about before it is changed', async ({ page }) => {
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('7, Points').fill('0');
  await table.cell('6, Points').focus();
  await expect(table.figure.getByRole('alert')).toContainText('proves 1; your table says 0. Keep it anyway?');
  await expect(table.figure.getByText('is yours')).toBeHidden();
  await table.press('Keep mine');
  await expect(table.figure.getByText('1 entry is yours')).toBeVisible();
});

test('nonsense in a cell changes nothing and says what is allowed', async ({ page }) => {
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('6, Points').fill('plenty');
  await table.cell('8, Points').focus();
  await expect(table.figure.getByRole('alert')).toContainText('must be a whole number from 0 to 4; “plenty” is not');
  await expect(table.figure.getByText('is yours')).toBeHidden();
});

test('exported, reset and imported again; a foreign file changes nothing', async ({ page }) => {
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('6, Points').fill('1');
  await table.cell('8, Points').focus();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 entry' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).games['sword-of-rome'].siege).toEqual({ '6 points': 1 });
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(page.getByRole('button', { name: 'Export 0 entries' })).toBeDisabled();
  const pick = page.getByLabel('Import a file');
  await pick.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"who":"knows"}') });
  await expect(page.getByText('The file is not from this site')).toBeVisible();
  await pick.setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Export 1 entry' })).toBeEnabled();
});

test('storage that makes no sense is set aside and the site works', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tabularium:tables:aside')) localStorage.setItem('tabularium:tables', '{"games":');
  });
  await open(page, TABLES);
  await expect(page.getByText('it was set aside').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tabularium:tables:aside'))).toBe('{"games":');
  await open(page, SIEGE);
  await expect(calculator(page).sentence).toContainText('falls');
});

test('storage that is forbidden: the site works and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, TABLES);
  await expect(page.getByText('does not let the site store anything').first()).toBeVisible();
  const table = siege(page);
  await table.edit();
  await table.cell('6, Points').fill('1');
  await table.cell('8, Points').focus();
  await expect(table.figure.getByText('1 entry is yours')).toBeVisible();
});
