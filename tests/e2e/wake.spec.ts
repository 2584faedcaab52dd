/** What a reader does before the scripts are there is not lost; what sleeps wakes at the first touch. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BATTLE,
  COMBAT,
  calculator,
  expect,
  isAwake,
  MARCH_PAST,
  open,
  type Page,
  plain,
  test,
  winChance,
} from './site.ts';

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('values typed and a stepper pressed before the scripts are there are kept and counted', async ({ page }) => {
  const release = await holdScripts(page);
  const { figure, field, flag, option, more } = calculator(page);
  await page.goto(BATTLE, { waitUntil: 'commit' });
  await field('Attacker tactics').fill('2');
  await flag('The defender tried to avoid and failed').check();
  await option('The space is friendly to', 'the attacker').check();
  await more('Attacker tactics').click();
  await expect(figure).toHaveText(winChance(0));
  release();
  await isAwake(page);
  await expect(field('Attacker tactics')).toHaveValue('3');
  await expect(flag('The defender tried to avoid and failed')).toBeChecked();
  await expect(option('The space is friendly to', 'the attacker')).toBeChecked();
  await expect(figure).toHaveText(winChance(5));
  await expect(page).toHaveURL(`${BATTLE}?v=1&at=3&fr=attacker&av=1`);
});

/** Serves the site as a slow line does: what follows these words of a page comes once the returned function is called. */
async function slowLine(from: string, words: string): Promise<{ at: string; release: () => void; close: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${from}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const half = type.includes('html') ? body.indexOf(words) : 0;
    response.write(body.subarray(0, half));
    if (half > 0) await promise;
    response.end(body.subarray(half));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { at: `http://localhost:${port}`, release: resolve, close: () => server.close() };
}

test('every early press counts, also while the page still comes in', async ({ page, baseURL, allowed }) => {
  allowed.push(/a request to/);
  const line = await slowLine(baseURL!, 'Ground and approach</legend>');
  const { field, more } = calculator(page);
  await page.goto(`${line.at}${BATTLE}`, { waitUntil: 'commit' });
  await more('Attacker tactics').click();
  await more('Attacker tactics').click();
  await more('Defender CU').click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  line.release();
  await expect(field('Attacker tactics')).toHaveValue('2');
  await expect(field('Defender CU')).toHaveValue('7');
  await expect(page).toHaveURL(/\?v=1&at=2&d=7$/);
  line.close();
});

test('a leader chosen early fills in the tactics', async ({ page }) => {
  const release = await holdScripts(page);
  const { field } = calculator(page);
  await page.goto(BATTLE, { waitUntil: 'commit' });
  await page
    .getByRole('combobox', { name: 'Set Attacker tactics by leader' })
    .selectOption({ label: 'Camillus (Romans): 4' });
  release();
  await isAwake(page);
  await expect(field('Attacker tactics')).toHaveValue('4');
});

test('a bad value typed early is told like any other', async ({ page }) => {
  const release = await holdScripts(page);
  const { figure, field, problem } = calculator(page);
  await page.goto(BATTLE, { waitUntil: 'commit' });
  await field('Attacker CU').fill('many');
  release();
  await isAwake(page);
  await expect(problem).toContainText('Attacker CU must be a whole number between 1 and 13');
  await expect(field('Attacker CU')).toHaveValue('many');
  await expect(figure).toHaveText(winChance(0));
});

test('an army added early is added', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(MARCH_PAST, { waitUntil: 'commit' });
  const armies = page.locator('.list > ol > li');
  await calculator(armies.first()).field('CU').fill('9');
  await calculator(page).press('Add an army');
  release();
  await isAwake(page);
  await expect(armies).toHaveCount(2);
  await expect(calculator(armies.first()).field('CU')).toHaveValue('9');
});

test('the focus stays in the field that is typed in while the page wakes', async ({ page }) => {
  const release = await holdScripts(page);
  const { figure, field } = calculator(page);
  await page.goto(BATTLE, { waitUntil: 'commit' });
  await field('Defender tactics').fill('1');
  release();
  await isAwake(page);
  await expect(field('Defender tactics')).toBeFocused();
  await expect(figure).toHaveText(winChance(-1));
});

test.describe('inside a rules page', () => {
  const scripts = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    return asked;
  };
  const asleep = '.odds astro-island:not([data-awake])';
  const battle = (page: Page) =>
    page
      .locator('.odds')
      .filter({ has: page.getByRole('link', { name: 'Battle', exact: true }) })
      .last();

  test('a calculator shows its result from the build and sleeps until it is touched', async ({ page }) => {
    const asked = scripts(page);
    await open(page, COMBAT);
    await page.waitForLoadState('networkidle');
    const all = page.locator('.odds');
    const count = await all.count();
    expect(count).toBeGreaterThan(1);
    for (const one of await all.all()) await expect(calculator(one).sentence).not.toBeEmpty();
    expect(asked.filter((url) => /\/calculator\./.test(url))).toEqual([]);
    await all.last().scrollIntoViewIfNeeded();
    await all.last().locator('.sentence').hover();
    await expect(page.locator(asleep)).toHaveCount(count - 1);
    await expect.poll(() => asked.filter((url) => /\/calculator\./.test(url))).toHaveLength(1);
  });

  for (const [how, touch] of [
    ['the keyboard', (page: Page) => battle(page).getByText('Change the numbers').focus()],
    ['a click', (page: Page) => battle(page).getByText('Change the numbers').click()],
  ] as const) {
    test(`it wakes at the touch of ${how}, recomputes and leaves the address alone`, async ({ page }) => {
      await open(page, COMBAT);
      const odds = battle(page);
      const { figure, more, field } = calculator(odds);
      const before = plain(await figure.textContent());
      await touch(page);
      await expect(odds.locator('astro-island:not([data-awake])')).toHaveCount(0);
      if (await field('Attacker tactics').isHidden()) await page.keyboard.press('Enter');
      await more('Attacker tactics').click();
      await expect(figure).not.toHaveText(before);
      await expect(page).toHaveURL(COMBAT);
    });
  }

  test('typing and pressing before its scripts are there is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(COMBAT, { waitUntil: 'commit' });
    await expect(page.locator('.turn')).toBeAttached();
    const odds = battle(page);
    const { figure, field, more } = calculator(odds);
    const before = plain(await figure.textContent());
    await odds.getByText('Change the numbers').click();
    await field('Attacker tactics').fill('2');
    await more('Attacker tactics').click();
    await expect(figure).toHaveText(before);
    release();
    await expect(odds.locator('astro-island:not([data-awake])')).toHaveCount(0);
    await expect(field('Attacker tactics')).toHaveValue('3');
    await expect(odds.locator('details.change')).toHaveAttribute('open');
    await expect(figure).not.toHaveText(before);
  });

  test('its title opens the same case in the calculator itself', async ({ page }) => {
    await open(page, COMBAT);
    for (let i = 0; i < (await page.locator('.odds').count()); i++) {
      const odds = page.locator('.odds').nth(i);
      const { sentence } = calculator(odds);
      const said = plain(await sentence.textContent());
      await odds.locator('.odds-head a').first().click();
      await isAwake(page);
      await expect(calculator(page).sentence).toHaveText(said);
      await page.goBack();
    }
  });
});
