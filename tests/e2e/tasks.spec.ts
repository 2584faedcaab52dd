/** What players come for, on a small phone from the home page: one sentence typed, or three taps at most, and answered in the first screen. */
import { calculator, expect, isAwake, type Locator, open, type Page, test } from './site.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** In the first screen: nothing was scrolled, and it is in sight. */
async function expectAtOnce(page: Page, answer: Locator): Promise<void> {
  await expect(answer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Types one sentence on the home page, or on a game's start page, and hands back the first hit. */
async function ask(page: Page, sentence: string, from = '/'): Promise<Locator> {
  await open(page, from);
  await page.locator('.ask-open').tap();
  await page.locator('#find input').fill(sentence);
  const first = page.locator('#find').getByRole('option').first();
  await expect(first).toBeInViewport();
  return first;
}

/** Taps from the home page, three times at most. */
async function tap(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  expect(names.length).toBeLessThanOrEqual(3);
  await open(page, '/');
  for (const name of names) {
    const link = page.getByRole('link', { name }).filter({ visible: true }).first();
    await link.tap();
    await isAwake(page);
  }
}

test('a rule by its number, and a question about a retreat: the clause’s own words', async ({ page }) => {
  await expect(await ask(page, '12.4.1')).toContainText('must always go first into the space it attacked from');
  const first = await ask(page, 'can I retreat over a strait', '/sword-of-rome/');
  await expect(first).toContainText('12.4.1');
  await expect(first.locator('mark').first()).toBeInViewport();
});

test('may I intercept into a city space: the rule', async ({ page }) => {
  await expect(await ask(page, 'may I intercept into a city space', '/sword-of-rome/')).toContainText(/1[0]\.[12]/);
});

test('8 CU, tactics 3, against 5 CU: the battle, with its chance in sight', async ({ page }) => {
  await (await ask(page, '8 CU tactics 3 v 5')).tap();
  await expect(page).toHaveURL(/\/sword-of-rome\/odds\/battle\/\?v=1&a=8&at=3&d=5$/);
  await isAwake(page);
  await expect(calculator(page).figure).toContainText('79');
  await expectAtOnce(page, calculator(page).figure);
});

test('Hamilcar, 4 Warships against 3 with Corvi: the Naval Battle, with its chance in sight', async ({ page }) => {
  await (await ask(page, 'naval battle 4 v 3 with corvi', '/hamilcar/')).tap();
  await expect(page).toHaveURL(/\/hamilcar\/odds\/naval-battle\/\?v=1&rw=4&cw=3&k=1$/);
  await isAwake(page);
  await expect(calculator(page).figure).toContainText(/8\d/);
  await expectAtOnce(page, calculator(page).figure);
});

test('Hannibal, lead Frontal or Flank: my hand says which card', async ({ page }) => {
  await (await ask(page, 'lead frontal or flank', '/hannibal/')).tap();
  await expect(page).toHaveURL(/\/hannibal\/odds\/my-hand\/$/);
  await isAwake(page);
  await expectAtOnce(page, calculator(page).sentence);
});

test('Nero, does the declaration pass: two taps', async ({ page }) => {
  await tap(page, /^Nero/, 'Declare');
  await expect(page).toHaveURL(/\/nero\/odds\/declare\/$/);
  await expectAtOnce(page, calculator(page).sentence);
});

test('learn from scratch: one tap', async ({ page }) => {
  await tap(page, /^Hannibal$/);
  await expect(page).toHaveURL(/\/hannibal\/learn\/$/);
  await expectAtOnce(page, page.locator('.step-says').first());
});

test('what do I do in my turn: two taps', async ({ page }) => {
  await tap(page, /^Hamilcar/, /^My turn/);
  await expect(page).toHaveURL(/\/hamilcar\/turn\/$/);
  await expectAtOnce(page, page.getByRole('heading', { level: 1 }));
});
