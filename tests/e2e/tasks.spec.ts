/** What players come for, on a small phone from the home page: one sentence typed, or three taps at most, and answered in the first screen. */
import { BATTLE, calculator, expect, isAwake, type Locator, open, type Page, test } from './site.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** In the first screen: nothing was scrolled, and it is in sight. */
async function expectAtOnce(page: Page, answer: Locator): Promise<void> {
  await expect(answer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Types one sentence on the home page, and hands back the first hit. */
async function ask(page: Page, sentence: string): Promise<Locator> {
  await open(page, '/');
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

test('a rule by its number, and questions about a retreat and an interception: the clause’s own words', async ({
  page,
}) => {
  await expect(await ask(page, '12.4.1')).toContainText('must always go first into the space it attacked from');
  const first = await ask(page, 'Sword of Rome: can I retreat over a strait');
  await expect(first).toContainText('12.4.1');
  await expect(first.locator('mark').first()).toBeInViewport();
  await expect(await ask(page, 'may I intercept into a city space')).toContainText('10.2');
});

test('8 CU, tactics 3, against 5 CU: the chance in sight; one tap shares it, three compare it with one CU more', async ({
  page,
}) => {
  await (await ask(page, '8 CU tactics 3 v 5')).tap();
  await expect(page).toHaveURL(/\/sword-of-rome\/odds\/battle\/\?v=1&a=8&at=3&d=5$/);
  await isAwake(page);
  const { figure, press, more } = calculator(page);
  await expect(figure).toContainText('79');
  await expectAtOnce(page, figure);
  await press('Share');
  const share = page.getByRole('region', { name: 'Share this case' });
  await expect(share.locator('.share-words')).toHaveText(/^8 CU, tactics 3, against 5 CU: .*79%/);
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  await press('Share');
  await press('+ Compare');
  await more('Attacker CU').tap();
  await press('+ Compare');
  const tray = page.locator('.tray-bar');
  await expect(tray).toBeInViewport({ ratio: 1 });
  await expect(tray).toContainText('79%');
  await expect(tray).toContainText('86%');
});

test('Hamilcar, 4 Warships against 3 with Corvi: the Naval Battle, with its chance in sight', async ({ page }) => {
  await (await ask(page, 'naval battle 4 v 3 with corvi')).tap();
  await expect(page).toHaveURL(/\/hamilcar\/odds\/naval-battle\/\?v=1&rw=4&(cw=3&)?k=1$/);
  await isAwake(page);
  await expect(calculator(page).figure).toContainText(/8\d/);
  await expectAtOnce(page, calculator(page).figure);
});

test('Hannibal, lead Frontal or Flank: my hand says which card', async ({ page }) => {
  await (await ask(page, 'lead frontal or flank')).tap();
  await expect(page).toHaveURL(/\/hannibal\/odds\/my-hand\/$/);
  await isAwake(page);
  await expectAtOnce(page, calculator(page).sentence);
});

test('what the reader left comes first: a case on the home page, the start page and on top of the odds, and the turn on its door', async ({
  page,
}) => {
  await open(page, BATTLE);
  await calculator(page).more('Attacker CU').tap();
  await expect(page).toHaveURL(/\?v=1&a=7$/);
  await open(page, '/sword-of-rome/turn/');
  await page
    .getByRole('button', { name: /^(Next|Done)/ })
    .first()
    .tap();
  for (const path of ['/', '/sword-of-rome/', '/sword-of-rome/odds/']) {
    await open(page, path);
    const link = page.locator(`.go-on a[href="${BATTLE}?v=1&a=7"]`);
    await expect(link, path).toBeVisible();
  }
  await expect(page.locator('.go-on a i')).toHaveText(['Battle']);
  await open(page, '/sword-of-rome/');
  await expect(page.getByRole('link', { name: /^My turn Turn 1/ })).toBeInViewport();
  // Somebody was here before news were counted: all of it is new, once.
  await page.evaluate(() => localStorage.removeItem('tabularium:news'));
  await open(page, '/');
  await expect(page.locator('.news li')).toHaveCount(3);
  await expect(page.locator('.news')).toBeVisible();
  await open(page, '/');
  await expect(page.locator('.news')).toBeHidden();
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
