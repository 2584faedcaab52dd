/** Maps that answer: a tap opens a card, two give the route, what may happen on it, and all of it by keyboard. */
import { GAMES } from '../../src/games/index.ts';
import { COLOURS, violations } from './axe.ts';
import { expectAtMost } from './scripts.ts';
import { expect, open, type Page, plain, sideways, test } from './site.ts';

const SWORD = '/sword-of-rome/map/';
const card = (page: Page) => page.locator('.map-card');

/** Where a space lies on the screen now. */
async function tap(page: Page, space: string): Promise<void> {
  const box = (await page.locator(`[data-space="${space}"]`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a phone: a tap tells the space, an army is put on the map, two taps give route, cost and chances', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, SWORD);
  await expect(page.locator('.map-stage')).toBeVisible();
  await expect(page.locator('.map > svg')).toBeHidden();
  await tap(page, 'fregellae');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Fregellae');
  // Terrain that is not known has both costs, and is said.
  await expect(card(page).getByRole('button', { name: /^Velitrae 1 or 2 MP, terrain unknown/ })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Fight here' })).toHaveAttribute(
    'href',
    /odds\/battle\/\?v=1&.*at=3/,
  );
  await card(page).getByText('Add an enemy army here').click();
  await card(page).getByRole('combobox', { name: 'Whose' }).selectOption('Samnites');
  await card(page).getByRole('spinbutton', { name: 'CU' }).fill('5');
  await card(page).getByRole('spinbutton', { name: 'Tactics' }).fill('3');
  await expect(page.locator('.pieces[data-place="fregellae"]')).toBeVisible();
  expect(await violations(page), 'the card of a space').toEqual([]);
  await card(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('combobox', { name: 'Find a space' }).fill('Roma');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Roma');
  await page.getByRole('combobox', { name: 'Find a space' }).fill('Capua');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Roma to Capua');
  await expect(card(page).locator('.route-cost')).toContainText('3 MP');
  await expect(card(page).locator('.route-cost')).toContainText('1 MP left.');
  await expect(card(page).locator('.route-cost a')).toHaveText(/^44%/);
  await expect(card(page).getByRole('link', { name: /^If the enemy comes: 45%/ })).toHaveAttribute(
    'href',
    /odds\/battle\/\?v=1&.*i=1/,
  );
  // Another way, and back to the best.
  const stops = card(page).locator('.route-stops');
  const best = plain(await stops.textContent());
  const other = card(page).getByRole('button', { name: /^Other routes: \d/ });
  const ways = Number(/\d+/.exec((await other.textContent())!)![0]);
  await other.click();
  await expect(stops).not.toHaveText(best, { useInnerText: true });
  for (let i = 0; i < ways; i++) await other.click();
  expect(plain(await stops.textContent())).toBe(best);
  const risks = card(page).locator('.route-risks li');
  await expect(risks).toHaveCount(2);
  expect((await risks.allTextContents()).map(plain).join(' ')).toMatch(/Velitrae.*10\.3.*33%.*Capua.*33%/);
  await expect(card(page)).toContainText('2 of 3 connections are our stand-ins');
  await expect(page.locator('.route-line[data-stand-in]')).toHaveCount(2);
  const low = await card(page)
    .locator('button:visible, .map-doors a, .route-odds')
    .evaluateAll((all) => all.filter((e) => e.getBoundingClientRect().height < 43.5).map((e) => e.textContent));
  expect(low, 'targets under 44 px').toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, COLOURS), 'the card of a route, dark').toEqual([]);

  // Dragged down, the card goes, and the map stays where it is.
  const head = (await card(page).locator('header').boundingBox())!;
  await page.mouse.move(head.x + 60, head.y + 12);
  await page.mouse.down();
  await page.mouse.move(head.x + 60, head.y + 80, { steps: 3 });
  await page.mouse.up();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Roma');
  // Too far: said, and the rest in grey; the army is still there after coming back.
  await page.reload();
  await expect(page.locator('.pieces[data-place="fregellae"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a space' }).fill('Roma');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Find a space' }).fill('Mediolanum');
  await page.keyboard.press('Enter');
  await expect(card(page).locator('.route-cost')).toContainText(/Romans: \d+ MP short/);
  await expect(page.locator('.route-line[data-far]').first()).toBeAttached();
});

test('before it is awake the sheet stands in its place: nothing moves, and a tap on it is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SWORD);
  const sheet = page.locator('.map > svg');
  const before = (await sheet.boundingBox())!;
  await sheet.locator('a[data-early="capua"]').first().dispatchEvent('click');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Capua');
  await expect(page.locator('.map-stage')).toBeVisible();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y, width, height } = (await page.locator('.map-stage').boundingBox())!;
  expect({ x, y, width, height }).toEqual(before);
});

/** Who marches where. */
const MARCHES = [
  { game: 'hamilcar', from: 'Thermae', to: 'Panormus' },
  { game: 'nero', from: 'Gallia Narbonensis', to: 'Northern Italy' },
] as const;

for (const { game, from, to } of MARCHES)
  test(`${game}: an enemy put at the goal has his say on the route, with its chance and clause`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/${game}/map/`);
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Find a space' }).fill(name);
      await page.keyboard.press('Enter');
    };
    await choose(to);
    await card(page).getByText('Add an enemy army here').click();
    await card(page).getByRole('spinbutton').first().fill('3');
    await card(page).getByRole('button', { name: 'Close' }).click();
    await choose(from);
    await choose(to);
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(`${from} to ${to}`);
    await expect(card(page).locator('.route-cost')).toContainText(/\d MP/);
    await expect(card(page).locator('.route-odds').first()).toHaveText(/%/);
    await expect(card(page).locator('.route-risks .clause').first()).toBeVisible();
  });

test('a desk: neighbours by Tab, Enter chooses, M sets the mover, Escape closes; every map within 40 kB of script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Hannibal's last: it stays open.
  for (const game of GAMES.toSorted((a, b) => Number(a === 'hannibal') - Number(b === 'hannibal'))) {
    await expectAtMost(page, `/${game}/map/`, 40_000);
    await expect(page.locator('.map-stage'), game).toBeVisible();
    // The drawing is scaled to its room: so are its names.
    const high = await page
      .locator('.map-stage .name')
      .first()
      .evaluate((name: SVGTextElement) => {
        return Number.parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a;
      });
    expect(high, `${game}: a name, in px`).toBeGreaterThanOrEqual(11);
  }
  const spaces = page.locator('.map-spots button[tabindex="0"]');
  await expect(spaces).toHaveCount(1);
  await spaces.focus();
  const first = plain(await spaces.textContent());
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(first);
  await page.keyboard.press('m');
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText('mover');
  const near = await spaces.count();
  expect(near).toBeGreaterThan(1);
  await page.locator('.map-spots button[tabindex="0"]:not([aria-pressed="true"])').first().focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText(`${first} to `);
  await expect(card(page).locator('.route-cost')).toContainText(/\d MP/);
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText(first);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});
