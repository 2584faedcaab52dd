/** A reader's own card: typed, pasted, undone, kept, exported, imported; in use in every calculator at once. */
import { readFile } from 'node:fs/promises';
import { inBothThemes } from './axe.ts';
import { calculator, expect, open, type Page, plain, test } from './site.ts';

const TABLES = '/sword-of-rome/tables/';
const SIEGE = '/sword-of-rome/odds/siege/';
const RULES = '/sword-of-rome/rules/sieges/';
const FORCES = '/sword-of-rome/odds/battle/?v=1&a=8&at=3&d=5';

const siege = (page: Page) => {
  const figure = page.locator('#siege');
  return {
    edit: () => figure.getByRole('button', { name: 'Enter what your card says' }).click(),
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
  const mine = plain(await calculator(page).sentence.textContent());
  // Nor does a calculator inside the rules ever show ours: it stays empty until it has read the reader's.
  const rules = await context.newPage();
  const code = Promise.withResolvers<void>();
  await rules.route('**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await rules.goto(RULES, { waitUntil: 'commit' });
  const inside = rules.locator('.calculator.embedded').first();
  await inside.scrollIntoViewIfNeeded();
  await expect(inside.locator('.sentence')).toBeHidden();
  code.resolve();
  await expect(inside.locator('.sentence')).toHaveText(mine);
  await expect(inside.locator('.sentence')).toBeVisible();
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

test('on a phone, by keyboard alone: no cell hides, the caret moves first, Enter goes on, nonsense and doubts are told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('8, Points').focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.cell('9, Points')).toBeFocused();
  // All of it is selected first: an arrow sets the caret, the next one leaves at the end.
  await page.keyboard.press('ArrowLeft');
  await expect(table.cell('9, Points')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(table.cell('9, CU lost')).toBeFocused();
  await table.cell('12, Points').focus();
  await page.keyboard.press('Enter');
  await expect(table.cell('2, CU lost')).toBeFocused();
  await table.cell('8, Points').evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '2\t0\n2\t0');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(table.figure.getByText('4 entries are yours')).toBeVisible();
  await table.press('Undo');
  await expect(table.figure.getByText('are yours')).toBeHidden();

  await table.cell('6, Points').fill('plenty');
  await table.cell('8, Points').focus();
  await expect(table.figure.getByRole('alert')).toContainText('must be a whole number from 0 to 4; “plenty” is not');
  await expect(table.figure.getByText('is yours')).toBeHidden();
  await table.cell('6, Points').fill('0');
  await table.cell('7, Points').fill('0');
  await table.cell('8, Points').focus();
  await expect(table.figure.getByRole('alert')).toContainText('proves 1; your table says 0. Keep yours anyway?');
  // What was typed as it stood is confirmed; what contradicts an example waits.
  await expect(table.figure.getByText('1 entry is yours')).toBeVisible();
  await table.press('Keep mine');
  await expect(table.figure.getByText('2 entries are yours')).toBeVisible();

  const force = page.locator('#attrition');
  await force.getByRole('button', { name: 'Enter what your card says' }).click();
  const hidden = await force.locator('input').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      (cell as HTMLElement).focus();
      const { x, y, width, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === cell ? [] : [cell.ariaLabel];
    }),
  );
  expect(hidden).toEqual([]);
});

test('only what your card must tell us: from the answer to its one number, with keys, progress and what it changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, FORCES);
  await expect(calculator(page).figure).toHaveText('79%');
  await page.getByRole('link', { name: 'Enter yours' }).click();
  await page.getByRole('button', { name: 'Battle needs one: Larger army 8, smaller army 5' }).click();
  const card = page.getByRole('region', { name: 'What we need from your card' });
  await expect(card.getByRole('heading')).toHaveText(/Larger army 8, smaller army 5.+What does your card say\?/);
  await expect(card.getByText('0 of 107')).toBeVisible();
  const keys = card.locator('.keys > button');
  await expect(keys).toHaveText(['0', '+1', '+2', '+3', '+4', '+5', '+6', 'AV']);
  for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
  expect(await inBothThemes(page)).toEqual([]);
  await keys.getByText('+2', { exact: true }).click();
  // With the one entry that the case needs the way leads back to it; whoever stays goes on.
  const back = page.getByRole('link', { name: 'Back to Battle: 86% now' });
  await expect(back).toHaveAttribute('href', /odds\/battle\/\?/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(card.getByText('1 of 107')).toBeVisible();
  // The next one is asked for at once; what the card does not have is not asked for again.
  const asked = () => card.getByRole('heading').textContent();
  const second = await asked();
  await card.getByRole('button', { name: 'Not on my card' }).click();
  await expect.poll(asked).not.toBe(second);
  await card.getByRole('button', { name: 'Other', exact: true }).click();
  await card.getByRole('textbox').fill('99');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText(/^It must be /);
  await page.keyboard.press('Tab');
  await card.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('1 of 40')).toBeVisible();
  await back.click();
  await expect(calculator(page).figure).toHaveText('86%');
});

test('handed over by link and code, exported, reset and imported again; a foreign file changes nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, TABLES);
  const table = siege(page);
  await table.edit();
  await table.cell('6, Points').fill('1');
  await table.cell('8, Points').focus();
  const give = page.getByRole('region', { name: 'Share with the other players' });
  await give.getByRole('button', { name: 'QR code' }).click();
  await expect(give.getByRole('img', { name: 'QR code for these entries' })).toBeVisible();
  await give.getByRole('button', { name: 'Copy link' }).click();
  await expect(give.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 entry' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).games['sword-of-rome'].siege).toEqual({ '6 points': 1 });
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(page.getByRole('button', { name: 'Export 0 entries' })).toBeDisabled();
  const pick = page.getByLabel('Import a file');
  await pick.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"who":"knows"}') });
  await expect(page.getByText('The file was not exported from this site')).toBeVisible();
  await pick.setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Export 1 entry' })).toBeEnabled();
  // What comes with the link is shown beside what is in use, and taken over only if the reader says so.
  await page.getByRole('button', { name: 'Reset all' }).click();
  await open(page, link);
  const sent = page.getByRole('region', { name: 'Entries from the link' });
  await expect(sent.getByRole('listitem')).toHaveText(/^Siege and subjugation, .+: 1 instead of \d$/);
  await expect(page.getByRole('button', { name: 'Export 0 entries' })).toBeVisible();
  await sent.getByRole('button', { name: 'Use them' }).click();
  await expect(page.getByRole('button', { name: 'Export 1 entry' })).toBeEnabled();
});

test('whoever types what stands in for an entry has confirmed it', async ({ page }) => {
  await open(page, '/sword-of-rome/tables/');
  const figure = page.locator('#attrition');
  await figure.getByRole('button', { name: 'Enter what your card says' }).click();
  const cell = figure.locator('td.standing-stand-in input').first();
  const value = await cell.inputValue();
  await cell.focus();
  await page.keyboard.press('Tab');
  await expect(figure.getByText('yours')).toHaveCount(0);
  await cell.fill(value);
  await page.keyboard.press('Tab');
  await expect(figure.getByText('1 entry is yours')).toBeVisible();
});

test('storage that makes no sense, or is of another version, is set aside and said, and the site works', async ({
  page,
}) => {
  const store = (text: string) => page.evaluate((value) => localStorage.setItem('tabularium:tables', value), text);
  await page.goto('/about/');
  await store('{"games":');
  await open(page, TABLES);
  await expect(page.getByText('it was set aside').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tabularium:tables:aside'))).toBe('{"games":');
  await store('{"tabularium":"tables","version":2,"games":{"sword-of-rome":{"siege":{"6 points":4}}}}');
  await open(page, SIEGE);
  await expect(calculator(page).sentence).toContainText('falls 63.8%');
  await expect(page.locator('.sure')).toContainText('could not be read, so it is not used');
  // The page of the tables says it as well, whoever has said it before.
  await open(page, TABLES);
  await expect(page.getByText('set aside').first()).toBeVisible();
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
