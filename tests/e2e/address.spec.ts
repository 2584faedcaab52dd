/** What a reader set is kept: in the address, in the history, in links handed over and in what was pinned. */
import { BATTLE, calculator, expect, isAwake, MARCH_PAST, open, plain, test, winChance } from './site.ts';

test('the address follows the input, brings it back after a reload, and leaves no trail of single keys', async ({
  page,
}) => {
  const { figure, field, flag } = calculator(page);
  await page.goto('/sword-of-rome/odds/');
  await open(page, BATTLE);
  for (const value of ['1', '2', '3']) await field('Attacker tactics').fill(value);
  await flag('The attack crosses rough').check();
  await expect(page).toHaveURL(`${BATTLE}?v=1&at=3&r=1`);
  await page.reload();
  await isAwake(page);
  await expect(field('Attacker tactics')).toHaveValue('3');
  await expect(flag('The attack crosses rough')).toBeChecked();
  await expect(figure).toHaveText(winChance(1));
  await page.goBack();
  await expect(page).toHaveURL('/sword-of-rome/odds/');
});

test('a shared address opens with everything that was set, and says that it left out what it does not ask', async ({
  page,
}) => {
  const { figure, field, flag, choice, option, problem } = calculator(page);
  await open(
    page,
    `${BATTLE}?utm_source=club&v=1&a=8&d=4&at=3&dt=1&r=1&fr=defender&ae=-1&fo=2&lo=nothing&aim=defenderWins&zz=1`,
  );
  await expect(problem).toHaveText(/^Part of this link is no longer used here/);
  await expect(field('Attacker CU')).toHaveValue('8');
  await expect(field('Defender CU')).toHaveValue('4');
  await expect(flag('The attack crosses rough')).toBeChecked();
  await expect(option('The space is friendly to', 'the defender')).toBeChecked();
  await expect(choice('A 1 rolled by the loser')).toHaveValue('nothing');
  await expect(choice('Rank changes by')).toHaveValue('defenderWins');
  // Force ratio +2 and tactics +2, rough -2, event -1, friendly space -1.
  // The aim is the defender's: the figure is what the attacker leaves.
  await expect(figure).toHaveText(`${100 - Number.parseInt(winChance(0), 10)}%`);
});

test('a shared march past opens with all its armies', async ({ page }) => {
  const { field } = calculator(page);
  await open(page, `${MARCH_PAST}?v=1&m=9&i=4.2.0_7.3.1`);
  const armies = page.locator('.list > ol > li');
  await expect(armies).toHaveCount(2);
  await expect(field('CU in my army')).toHaveValue('9');
  await expect(calculator(armies.nth(0)).field('CU')).toHaveValue('4');
  await expect(calculator(armies.nth(1)).field('CU')).toHaveValue('7');
  await expect(calculator(armies.nth(1)).flag('Enemy space for this army')).toBeChecked();
});

test('an address of another version is not read, and says so until something is changed', async ({ page }) => {
  const { field, problem } = calculator(page);
  await open(page, `${BATTLE}?v=2&a=8`);
  await expect(problem).toContainText('This link was made by another version of this page');
  await expect(field('Attacker CU')).toHaveValue('6');
  await field('Attacker CU').fill('7');
  await expect(problem).toHaveCount(0);
  await expect(page).toHaveURL(`${BATTLE}?v=1&a=7`);
});

test('a bad value in an address gives one sentence, keeps the rest and leaves the page usable', async ({ page }) => {
  const { figure, field, problem, press } = calculator(page);
  await open(page, `${BATTLE}?v=1&a=horde&at=3`);
  await expect(problem).toHaveCount(1);
  await expect(problem).toContainText(
    'Attacker CU must be a whole number between 1 and 13, the most that 9.1.1 allows.',
  );
  await expect(field('Attacker CU')).toHaveValue('horde');
  await field('Attacker CU').fill('6');
  await expect(problem).toHaveCount(0);
  await expect(figure).toHaveText(winChance(3));
  await open(page, `${BATTLE}?v=1&fr=mars`);
  await expect(problem).toContainText('must be one of: ');
  await press('Start over');
  await expect(problem).toHaveCount(0);
  await expect(figure).toHaveText(winChance(0));
});

test('a march past whose address is broken in any way shows a result, no code, and can be started over', async ({
  page,
}) => {
  const { figure, problem, press, field } = calculator(page);
  await open(page, MARCH_PAST);
  const usual = plain(await figure.textContent());
  // One of each kind: tests without a browser mangle every calculator's address.
  for (const query of ['i=abc', 'i=1.2.3.4.5', `i=${Array(9).fill('6.3.0').join('_')}`, 'i=__&%']) {
    await open(page, `${MARCH_PAST}?v=1&${query}`);
    await expect(figure, query).toHaveText(/^[<>]?\s*\d/);
    const values = await page
      .locator('.controls input')
      .evaluateAll((all) => all.map((e) => (e as HTMLInputElement).value));
    expect(
      values.filter((value) => /undefined|NaN|object/.test(value)),
      query,
    ).toEqual([]);
    await press('Start over');
    await expect(problem, query).toHaveCount(0);
    await expect(figure, query).toHaveText(usual);
  }
  await field('CU in my army').fill('10');
  await expect(figure).not.toHaveText(usual);
});

test('cases side by side are steps of the history, stay over a reload, say what differs and which is best, open, take a name and go', async ({
  page,
}) => {
  const { figure, field, press, pins } = calculator(page);
  const tray = page.locator('.tray');
  await open(page, BATTLE);
  for (const tactics of ['2', '4']) {
    await field('Attacker tactics').fill(tactics);
    await expect(figure).toHaveText(winChance(Number(tactics)));
    await press('+ Compare');
  }
  await expect(pins).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${BATTLE}?v=1&at=2`);
  await expect(field('Attacker tactics')).toHaveValue('2');
  await expect(figure).toHaveText(winChance(2));
  await page.goForward();
  await expect(figure).toHaveText(winChance(4));
  const more = Math.round(Number.parseFloat(winChance(4, 1)) - Number.parseFloat(winChance(2, 1)));
  await expect(tray.locator('.verdict')).toHaveText(
    `B is best for attacker's win chance: ${winChance(4)}, ${more} points more than A.`,
  );
  await expect(tray.getByRole('row', { name: /^What differs/ })).toContainText('Attacker tactics 2');
  await expect(tray.getByRole('row', { name: /^Attacker's win chance/ })).toContainText(`${winChance(4, 1)} best`);
  await tray.getByRole('button', { name: 'Open A' }).click();
  await expect(page).toHaveURL(`${BATTLE}?v=1&at=2`);
  await expect(figure).toHaveText(winChance(2));
  await tray.getByRole('textbox', { name: 'Name of A' }).fill('Over the hills');
  await page.keyboard.press('Enter');
  await expect(pins.first()).toContainText('Over the hills');
  await tray.getByRole('button', { name: 'Remove B' }).click();
  await expect(pins).toHaveCount(1);
  await page.reload();
  await isAwake(page);
  await expect(pins).toHaveCount(1);
  await expect(pins.first()).toContainText('Over the hills');
  // A case belongs to its calculator.
  await open(page, MARCH_PAST);
  await expect(pins).toHaveCount(0);
});

test('four cases fit, a fifth is told so; one link hands all over, and the reader keeps them or not', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, press, pins, figure } = calculator(page);
  await open(page, BATTLE);
  for (const tactics of ['1', '2', '3', '4', '5']) {
    await field('Attacker tactics').fill(tactics);
    await expect(figure).toHaveText(winChance(Number(tactics)));
    await press('+ Compare');
  }
  await expect(page.getByText('Remove one to add this.')).toBeVisible();
  await expect(pins).toHaveCount(4);
  await press('Share all');
  await expect(page.getByText('Link to these cases copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await open(page, link.slice(baseURL!.length));
  await expect(pins).toHaveCount(4);
  await expect(figure).toHaveText(winChance(1));
  await expect(page.getByText('These cases came with the link.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tabularium:pins'))).toBeNull();
  await press('Keep them');
  await page.reload();
  await isAwake(page);
  await expect(pins).toHaveCount(4);
});

test('a link carries the own figures that its answer used; the receiver keeps them or goes back', async ({ page }) => {
  const { figure, press } = calculator(page);
  const CASE = `${BATTLE}?v=1&a=8&at=3&d=5`;
  await open(page, CASE);
  const ours = plain(await figure.textContent());
  await page.evaluate(() =>
    localStorage.setItem(
      'tabularium:tables',
      JSON.stringify({ tabularium: 'tables', version: 1, games: { 'sword-of-rome': { 'force-ratio': { '8 5': 2 } } } }),
    ),
  );
  await open(page, CASE);
  await expect(page.locator('.sure')).toContainText('with your entries in the Force ratio table');
  const theirs = plain(await figure.textContent());
  expect(theirs).not.toBe(ours);
  await calculator(page).more('Attacker tactics').click();
  await calculator(page).less('Attacker tactics').click();
  await expect(page).toHaveURL(/&own=1/);
  const link = page.url();
  await page.evaluate(() => localStorage.clear());
  for (const choice of ['Use mine', 'Keep theirs']) {
    await open(page, link);
    await expect(figure).toHaveText(theirs);
    await expect(page.locator('.sure')).toContainText('With the sender’s entries in the Force ratio table');
    await expect(page.locator('.sure')).toContainText(`With yours: ${ours}`);
    await expect(page.getByRole('link', { name: 'See them' })).toHaveAttribute(
      'href',
      /\/tables\/\?own=1.+#your-card$/,
    );
    await press(choice);
    await expect(figure).toHaveText(choice === 'Use mine' ? ours : theirs);
  }
  await expect(page.locator('.sure')).toContainText('your entries');
  // A link that was cut is not believed.
  await page.evaluate(() => localStorage.clear());
  await open(page, link.slice(0, -1));
  await expect(calculator(page).problem).toContainText('cannot be read');
  await expect(figure).toHaveText(ours);
});

test('saved pins that cannot be read are set aside, and the page works', async ({ page }) => {
  const { figure, field, press, pins } = calculator(page);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(`tabularium:${name}`), key);
  await open(page, '/about/');
  for (const saved of ['[{"game":"sword-of-ro', '[{"game":1},null]']) {
    await page.evaluate((text) => {
      localStorage.clear();
      for (const key of ['pins', 'theme', 'players', 'tables']) localStorage.setItem(`tabularium:${key}`, text);
    }, saved);
    await open(page, BATTLE);
    await field('Attacker tactics').fill('3');
    await expect(figure).toHaveText(winChance(3));
    expect(await stored('pins:aside')).toBe(saved);
    await press('+ Compare');
    await expect(pins).toHaveCount(1);
    await page.reload();
    await isAwake(page);
    await expect(pins).toHaveCount(1);
    expect(await stored('pins:aside')).toBe(saved);
  }
});

test('without storage the calculator works, and pins hold for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const { figure, field, press, pins } = calculator(page);
  await open(page, BATTLE);
  await field('Attacker tactics').fill('3');
  await expect(figure).toHaveText(winChance(3));
  await press('+ Compare');
  await expect(pins).toHaveCount(1);
  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the link and the sentence are copied as they stand; where copying is forbidden, the link is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, figure, press } = calculator(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const link = `${baseURL}${BATTLE}?v=1&at=3`;
  await open(page, BATTLE);
  await field('Attacker tactics').fill('3');
  await expect(figure).toHaveText(winChance(3));
  await press('Share');
  await press('Copy link');
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await copied()).toBe(link);
  await press('Copy sentence');
  await expect(page.getByText('Sentence copied.')).toBeVisible();
  expect(await copied()).toBe(
    `6 CU, tactics 3, against 6 CU: Attacker wins 72% (Attacker loses 2.2 CU, Defender loses 2.8 CU)\n${link}`,
  );
  await press('QR code');
  await expect(page.getByRole('img', { name: 'QR code for this case' })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await press('Copy link');
  await expect(page.getByText(`Here is the link: ${link}`)).toBeVisible();
});
