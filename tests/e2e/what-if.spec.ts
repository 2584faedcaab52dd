/** What if and Play from here: other actions from any step, shared, taken back, and a whole game to its ending. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from './axe.ts';
import { act, ask, branch, decideAll, expectSame, LESSON, sameChance, standing, uncounted } from './branch.ts';
import { everyPage, expect, open, SITE, sideways, test, zipped } from './site.ts';

const NEW = '/nero/games/new/';

test.describe('with no figure counted', () => {
  test.beforeEach(({ page }) => uncounted(page).then(() => undefined));

  test('ten actions are the same in a second browser, and undone to the step', async ({ page, browser, baseURL }) => {
    await open(page, `${LESSON}#step-4`);
    await ask(page);
    const first = await standing(page);
    for (let i = 0; i < 10; i++) await act(page, i * 3 + 1);
    expect((await standing(page))[0]).toBe('10');

    const other = await browser.newContext({ baseURL: baseURL! });
    const second = await other.newPage();
    await uncounted(second);
    await expectSame(page, second);
    await other.close();

    for (let i = 0; i < 10; i++) await branch(page).undo.click();
    await expect(branch(page).undo).toBeDisabled();
    expect(await standing(page)).toEqual(first);
  });

  test('one tap leads back, the browser goes back into the branch, and the device has kept it', async ({ page }) => {
    await open(page, `${LESSON}#step-4`);
    await ask(page);
    await act(page, 2);
    await page.getByRole('button', { name: 'Back to the game' }).press('Enter');
    await expect(page).toHaveURL(/#step-4$/);
    // By keys a reader goes on where the branch was opened.
    await expect(page.getByRole('button', { name: 'What if' })).toBeFocused();
    await expect(page.locator('.step-says')).toContainText('Otho would rather not fight');
    await page.goBack();
    await expect(branch(page).lane).toHaveAttribute('aria-label', /^1 action tried/);
    await page.goto(LESSON);
    await open(page, `${LESSON}#step-2`);
    await ask(page);
    await page.locator('.tried a').click();
    await expect(branch(page).lane).toHaveAttribute('aria-label', /^1 action tried/);
  });

  test('what was played says so, and one tap on a row plays it', async ({ page }) => {
    await open(page, `${LESSON}#step-3`);
    await ask(page);
    const { rows, sheet, undo } = branch(page);
    const roma = rows.filter({ hasText: 'played here in the game' });
    await expect(roma).toHaveCount(1);
    await roma.click();
    await expect(sheet).toHaveAttribute('data-gestures', '1');
    await undo.click();
    await expect(sheet).toHaveAttribute('data-gestures', '0');
    for (const row of await rows.filter({ visible: true }).all())
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(52);
  });

  test('a branch that was mangled opens the nearest good state, with one sentence', async ({ page }) => {
    await open(page, `${LESSON}#step-4`);
    await ask(page);
    for (let i = 0; i < 4; i++) await act(page, i);
    const [, hash = ''] = page.url().split('#');
    const { problem, lane } = branch(page);

    await page.goto(NEW);
    await page.goto(`${LESSON}#${hash.slice(0, hash.lastIndexOf(';') + 4)}`);
    await expect(problem).toHaveText(
      /^The moves in this link were changed or cut off, so only the first (one is|\d are) here\.$/,
    );
    await expect(lane).toHaveAttribute('aria-label', /^[123] actions? tried/);

    for (const [bad, says] of [
      [
        `step-4&branch=${hash.split('=')[1]!.replace(/^\w{7}/, '0000000')}`,
        /^This link was made with another version\. Here is step 4/,
      ],
      ['step-4&branch=banana', /^The moves in this link cannot be read\. Here is step 4/],
    ] as const) {
      await page.goto(NEW);
      await page.goto(`${LESSON}#${bad}`);
      await expect(page.locator('.player-problem')).toHaveText(says);
      await expect(page.locator('.step-says')).toContainText('Otho would rather not fight');
    }
  });

  test('hidden hands: the screen is handed over, and no card of another is on it', async ({ page }) => {
    await open(page, `${LESSON}#step-4`);
    await ask(page);
    await page.locator('.branch-more summary').click();
    await page.getByLabel('Players see only their own hand').click();
    // What is asked, all can see; whoever decides may want to see his cards.
    for (const card of ['Bribe', 'Galley Fleet']) await expect(page.locator('.player')).not.toContainText(card);
    await page.getByRole('button', { name: 'East Europe: show my cards' }).click();
    await expect(branch(page).cards).toHaveCount(2);
    await expect(page.locator('.player-side')).not.toContainText('Galley Fleet');
    await page.reload();
    await expect(page.locator('.branch-sheet, .hand-over').first()).toBeVisible();
  });

  test('a game by a reading of its own is played through the choices, saved as a sample, and there again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await sameChance(page);
    await open(page, NEW);
    await ask(page, 'Play from here');
    await expect(page.getByLabel('4', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Fast: fewer cards')).toBeChecked();
    const { sheet } = branch(page);
    const readings = sheet.locator('.readings > summary');
    const tie = sheet.getByRole('group', { name: 'A tie at the end of the game' }).getByRole('radio');
    await expect(readings).toHaveText('Rules questions: all answered our way');
    await readings.click();
    await expect(tie.first()).toBeChecked();
    await tie.nth(1).check();
    await expect(readings).toHaveText('Rules questions: 1 answered your way');
    expect(await sheet.evaluate((e) => e.scrollTop)).toBeGreaterThan(0);
    expect(await sideways(page)).toBe(0);
    await page.reload();
    await expect(page.locator('.branch-title')).toContainText('Rules questions: 1 answered your way');
    await readings.click();
    await expect(tie.nth(1)).toBeChecked();
    await decideAll(page, 20);
    await expect(sheet).toHaveAttribute('data-gestures', '20');
    const asked = await branch(page).asks.textContent();

    await page.locator('.branch-more summary').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saved).path();
    const named = `${file}.json`;
    execFileSync('cp', [file, named]);
    const told = execFileSync(process.execPath, ['src/cli/replay.ts', 'nero', named], { encoding: 'utf8' });
    expect(told).toMatch(/^ +20 /m);
    const { setup, steps } = JSON.parse(readFileSync(named, 'utf8'));
    expect(setup.rulings).toEqual({ 'tie-at-the-end': 'emperor' });
    expect(steps.length).toBeGreaterThan(19);
    // As the game is kept, it is there again, and still tells what it was played by.
    await page.reload();
    await expect(branch(page).asks).toHaveText(asked!);
    await readings.click();
    await expect(tie).toHaveCount(2);
    await expect(tie.nth(1)).toBeDisabled();
  });
});

/** Zipped, with the set-up and what plays on the board: the smaller games and the larger ones. */
const HEAVIEST: Readonly<Record<string, number>> = { nero: 93_000, hannibal: 85_000 };

for (const path of everyPage().filter((one) => one.endsWith('/games/new/'))) {
  const [, game = ''] = path.split('/');

  test(`${game}: the rules come only when they are asked for, and are light`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      // What keeps the site offline is no part of it.
      const { pathname } = new URL(request.url());
      if (/\/(?!offline)[^/]+\.(js|json)$/.test(pathname)) loaded.add(pathname);
    });
    await open(page, path);
    expect([...loaded].join()).not.toMatch(/what-if|content\.json|line\.json/);
    // A worker asks again for what the page has; the browser has kept it.
    const had = new Set(loaded);
    loaded.clear();
    await ask(page, 'Play from here');
    await page.waitForLoadState('networkidle');
    const sizes = [...loaded.difference(had)].map((path) => ({ path, size: zipped(readFileSync(join(SITE, path))) }));
    const sum = sizes.reduce((total, { size }) => total + size, 0);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sum, sizes.map(({ path, size }) => `${path} ${size}`).join(', ')).toBeLessThanOrEqual(
      HEAVIEST[game] ?? 123_500,
    );
  });
}

for (const [width, height, colorScheme] of [
  [1280, 800, 'light'],
  [360, 640, 'dark'],
] as const)
  test(`what is not allowed is answered with its clause, and nothing is played: ${width} px, ${colorScheme}, without an axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await open(page, `${LESSON}#step-4`);
    await ask(page);
    await page.locator('.ask summary').click();
    await page.locator('.ask select').first().selectOption('withdraw');
    await page.locator('.ask select').nth(1).selectOption('roma');
    await page.getByRole('button', { name: 'Is it allowed?' }).click();
    const refusal = page.locator('.refusal');
    await expect(refusal.locator('a.clause')).toHaveAttribute('href', /\/nero\/rules\/.+#/);
    await expect(refusal).toContainText('may withdraw to');
    await expect(branch(page).sheet).toHaveAttribute('data-gestures', '0');
    await expect(branch(page).undo).toBeDisabled();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });

test('cards are named as they fell at the table, and the device deals the others', async ({ page }) => {
  await open(page, '/hannibal/games/new/');
  await ask(page, 'Play from here');
  const { sheet, play, hands } = branch(page);
  await sheet.getByRole('button', { name: 'Enter our cards' }).click();
  const rome = sheet.getByLabel('A card for Rome');
  for (const title of ['Major Campaign', 'Major Campaign', 'Diplomacy']) await rome.selectOption(title);
  await expect(rome.locator('option', { hasText: 'Major Campaign' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Take Diplomacy back from Rome' }).click();
  await expect(sheet.locator('.table-cards legend').first()).toContainText('2 of 7 picked');
  await play.click();
  await expect(hands.getByText('Major Campaign')).toHaveCount(2);
});

test('in a duel both chances are drawn off the page, with how far they can be off', async ({ page }) => {
  const drawing: string[] = [];
  // Another worker looks at what the options are worth.
  page.on('worker', (worker) => {
    if (!/opponent|weigh/.test(worker.url())) drawing.push(worker.url());
  });
  await open(page, '/hannibal/games/duel-of-cards/#step-3');
  await ask(page);
  const { sheet } = branch(page);
  await expect(sheet.locator('.chance-error')).toHaveCount(2);
  await expect(sheet.locator('.chance-advice')).toContainText(/^Lead .* ± .* to win/);
  expect(drawing.length).toBe(2);
});
