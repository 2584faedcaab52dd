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
  const field = page.locator('#find input');
  if (!(await field.isVisible())) {
    await open(page, '/');
    await page.locator('.ask-open').tap();
  }
  await field.fill(sentence);
  const first = page.locator('#find').getByRole('option').first();
  await expect(first).toBeInViewport();
  return first;
}

/** Types a sentence and opens the first hit, where the answer must be in sight. */
async function askAndOpen(page: Page, sentence: string, address: RegExp, answer: Locator): Promise<void> {
  await (await ask(page, sentence)).tap();
  await expect(page).toHaveURL(address);
  await isAwake(page);
  await expectAtOnce(page, answer);
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
  // With its odds: the calculator first, the clause beside it.
  await expect(await ask(page, 'odds of intercepting into a city space')).toContainText('calculator');
  await expect(page.locator('#find').getByRole('option', { name: '10.2' }).first()).toBeInViewport();
});

test('8 CU, tactics 3, against 5 CU in a walled city: whether it falls; in the open: the chance, shared by one tap', async ({
  page,
}) => {
  const { figure, press, sentence } = calculator(page);
  const city = '8 CU, tactics 3 v 5 CU in a walled city';
  await askAndOpen(page, city, /\/sword-of-rome\/odds\/attack\/\?v=1&/, figure);
  await expectAtOnce(page, sentence);
  await expect(sentence).toContainText(/city falls/);
  await askAndOpen(page, '8 CU tactics 3 v 5', /\/sword-of-rome\/odds\/battle\/\?v=1&a=8&at=3&d=5$/, figure);
  await expect(figure).toContainText('79');
  await press('Share');
  const share = page.getByRole('region', { name: 'Share this case' });
  await expect(share.locator('.share-words')).toHaveText(/^8 CU, tactics 3, against 5 CU: .*79%/);
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
});

test('two plans in one sentence are laid side by side, and it is said which is better', async ({ page }) => {
  const tray = page.locator('.tray');
  const both = '8 CU tactics 3 v 5 or 10 CU tactics 2 v 5';
  await askAndOpen(page, both, /\/odds\/battle\/\?v=1&a=8&.*&case=.*&case=/, tray.locator('.verdict'));
  await expect(tray.locator('.verdict')).toHaveText(/^B is best for .*: 86%, 6 points more than A\.$/);
  await expectAtOnce(page, tray.locator('.tray-bars'));
  await expect(tray.locator('.tray-bars strong')).toHaveText(['79%', '86%']);
});

test('Hamilcar’s Naval Battle with Corvi, and Hannibal’s choice of a card: each by a sentence', async ({ page }) => {
  const { figure, sentence } = calculator(page);
  const sea = /\/hamilcar\/odds\/naval-battle\/\?v=1&rw=4&(cw=3&)?k=1$/;
  await askAndOpen(page, 'Hamilcar naval 4 v 3 with Corvi', sea, figure);
  await expect(figure).toContainText(/8\d/);
  await askAndOpen(page, 'lead frontal or flank', /\/hannibal\/odds\/my-hand\/$/, sentence);
});

test('what the reader left comes first: a case, a step of a sample, the turn; on the home page, the start page, the odds', async ({
  page,
}) => {
  await open(page, BATTLE);
  await calculator(page).more('Attacker CU').tap();
  await expect(page).toHaveURL(/\?v=1&a=7$/);
  await open(page, '/sword-of-rome/games/first-battle/');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#step-1$/);
  await open(page, '/sword-of-rome/turn/');
  await page
    .getByRole('button', { name: /^(Next|Done)/ })
    .first()
    .tap();
  const left = (address: string) => page.locator(`.go-on a[href="${address}"]`);
  for (const path of ['/', '/sword-of-rome/', '/sword-of-rome/odds/']) {
    await open(page, path);
    await expect(left(`${BATTLE}?v=1&a=7`), path).toBeVisible();
    if (!path.endsWith('odds/'))
      await expect(left('/sword-of-rome/games/first-battle/#step-1'), path).toContainText(/, step 1 of \d/);
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

test('does the declaration pass, learn from scratch, what do I do in my turn: one tap or two', async ({ page }) => {
  await tap(page, /^Nero/, 'Declare');
  await expect(page).toHaveURL(/\/nero\/odds\/declare\/$/);
  await expectAtOnce(page, calculator(page).sentence);
  await tap(page, /^Hannibal$/);
  await expect(page).toHaveURL(/\/hannibal\/learn\/$/);
  await expectAtOnce(page, page.locator('.step-says').first());
  await tap(page, /^Hamilcar/, /^My turn/);
  await expect(page).toHaveURL(/\/hamilcar\/turn\/$/);
  await expectAtOnce(page, page.getByRole('heading', { level: 1 }));
});
