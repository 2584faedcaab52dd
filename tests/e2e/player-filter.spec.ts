/** How we play: what does not hold for the number of players or a variant is paler and says so, on every page of the game. */
import { expect, open, test } from './site.ts';

const UNREST = '/sword-of-rome/rules/unrest/';
const RULES = '/sword-of-rome/rules/';

const word = (selector: string) => {
  const { content } = getComputedStyle(document.querySelector(selector)!, '::after');
  return content.replaceAll('"', '').replace(/^none$|^normal$/, '');
};

test('nothing is dimmed until a number is chosen', async ({ page }) => {
  await open(page, UNREST);
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('');
  expect(await page.evaluate(word, '[id="20.1"] .for')).toBe('');
});

test('a number chosen by keyboard dims what does not apply, in words, and is remembered on other pages', async ({
  page,
}) => {
  await open(page, UNREST);
  const colour = () =>
    page
      .locator('[id="20.1"] p')
      .first()
      .evaluate((e) => getComputedStyle(e).color);
  const plain = await colour();
  const filter = page.getByRole('combobox', { name: 'Players' });
  await filter.focus();
  await page.keyboard.press('4');
  await expect(filter).toHaveValue('4');
  expect(await page.evaluate(word, '[id="20.1"] .for')).toContain('not with 4 players');
  expect(await colour()).not.toBe(plain);

  await open(page, RULES);
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('4');
  expect(await page.evaluate(word, '.contents a[href$="#20.1"]')).toBe('not with 4 players');
  expect(await page.evaluate(word, '.contents a[href$="#9.6.2"]')).toBe('');

  await page.getByRole('combobox', { name: 'Players' }).selectOption('all');
  await open(page, UNREST);
  expect(await page.evaluate(word, '[id="20.1"] .for')).toBe('');
});

test('the choice belongs to one game', async ({ page }) => {
  await open(page, UNREST);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('5');
  await open(page, '/nero/rules/');
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('');
  await open(page, RULES);
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('5');
});

test('what is stored and makes no sense is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabularium:players', '{"sword-of-rome":"9"}'));
  await open(page, UNREST);
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('');
});

test('optional rules that are not in use are pale and say so, here and in the lists', async ({ page }) => {
  await open(page, '/hamilcar/rules/optional-rules/');
  const box = page.getByRole('checkbox', { name: 'Optional rules' });
  await expect(box).toBeChecked();
  expect(await page.evaluate(word, '[id="16.1"] .in-use')).toBe('');
  await box.focus();
  await page.keyboard.press('Space');
  expect(await page.evaluate(word, '[id="16.1"] .in-use')).toContain('not in use');

  await open(page, '/hamilcar/rules/');
  await expect(page.getByRole('checkbox', { name: 'Optional rules' })).not.toBeChecked();
  expect(await page.evaluate(word, '.contents a[href$="#16.1"]')).toBe('not in use');
});

test('what belongs to the Fast Version is told from the rest of its clause, and remembered for this game', async ({
  page,
}) => {
  await open(page, '/nero/rules/starting-play/');
  const passage = '[id="3.0.4"] .variant';
  expect(await page.evaluate(word, passage)).toBe('');
  await page.getByRole('checkbox', { name: 'Fast Version' }).uncheck();
  expect(await page.evaluate(word, passage)).toContain('not in use');
  await open(page, '/nero/reference/two-three-four-players/');
  expect(await page.evaluate(word, 'tr .variant')).toContain('not in use');
  await open(page, '/hamilcar/rules/');
  await expect(page.getByRole('checkbox', { name: 'Optional rules' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything shows, and the control does not', async ({ page }) => {
    await page.goto(UNREST);
    await expect(page.locator('.player-filter')).toBeHidden();
    await expect(page.locator('[id="20.1"]')).toBeVisible();
  });
});
