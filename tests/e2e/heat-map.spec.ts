/** The map of losses: a region brushed with mouse, keys or a finger reads the chance that its cells add up to. */
import { BATTLE, calculator, expect, type Locator, open, type Page, plain, test } from './site.ts';

const map = (page: Page) => {
  const section = page.locator('.heat');
  return {
    says: section.locator('.region'),
    cell: (row: number, column: number) => section.locator(`[data-corner="${row},${column}"]`),
    chosen: section.locator('[aria-selected="true"]'),
    last: () => section.locator('[data-corner]').last(),
  };
};

/** Opens the battle with its map in sight and at work. */
async function openMap(page: Page, path = BATTLE): Promise<void> {
  await open(page, path);
  await toMiddle(page);
  await expect(page.locator('[data-asleep] .heat')).toHaveCount(0);
}

const centre = async (cell: Locator): Promise<[number, number]> => {
  const box = (await cell.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The chance that the map says its region has, in per cent. */
const read = async (says: Locator): Promise<number> =>
  Number(/: ([\d.]+)\s?%/.exec(plain(await says.textContent()))![1]);

/** What the chosen cells show, added up; each is rounded to a tenth, and a dot is less than half of one. */
async function sumOf(cells: Locator): Promise<{ sum: number; error: number }> {
  const texts = (await cells.allTextContents()).map((text) => Number.parseFloat(text) || 0);
  return { sum: texts.reduce((a, b) => a + b, 0), error: 0.05 * (texts.length + 1) };
}

async function expectSum(page: Page): Promise<void> {
  const { says, chosen } = map(page);
  const { sum, error } = await sumOf(chosen);
  expect(Math.abs((await read(says)) - sum)).toBeLessThanOrEqual(error);
}

/** Both corners must be in sight, and neither under a bar. */
const toMiddle = (page: Page): Promise<void> =>
  page.locator('.heat tbody').evaluate((rows) => rows.scrollIntoView({ block: 'center' }));

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await toMiddle(page);
  const [a, b] = [await centre(from), await centre(to)];
  await page.mouse.move(...a);
  await page.mouse.down();
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  await page.mouse.move(...b);
  await page.mouse.up();
}

test('all cells together are certain, and the map says so before anything is chosen', async ({ page }) => {
  await openMap(page);
  const { says, cell, last, chosen } = map(page);
  await expect(says).toHaveText('All cells add up to 100%.');
  await drag(page, cell(0, 0), last());
  await expect(chosen).toHaveCount(49);
  await expect(says).toContainText(': 100%');
});

test('a region dragged with the mouse reads the sum of its cells, in any direction', async ({ page }) => {
  await openMap(page);
  const { says, cell, chosen } = map(page);
  await drag(page, cell(1, 2), cell(3, 4));
  await expect(chosen).toHaveCount(9);
  await expect(says).toContainText('Attacker loses (CU) 1 to 3, defender loses (cu) 2 to 4', { ignoreCase: true });
  await expectSum(page);
  const text = plain(await says.textContent());
  await drag(page, cell(3, 4), cell(1, 2));
  await expect(chosen).toHaveCount(9);
  expect(plain(await says.textContent())).toBe(text);
});

test('a whole row reads exactly what the table of losses says of it', async ({ page }) => {
  await openMap(page);
  const { says, cell } = map(page);
  const losses = calculator(page).section('Losses').getByRole('row');
  const figureOf = async (row: number, column: number) =>
    plain(
      await losses
        .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
        .getByRole('cell')
        .nth(column)
        .textContent(),
    );
  for (const row of [0, 2]) {
    await drag(page, cell(row, 0), cell(row, 6));
    await expect(says.locator('b')).toHaveText(await figureOf(row, 0));
  }
  await drag(page, cell(3, 0), cell(6, 6));
  await expect(says.locator('b')).toHaveText(await figureOf(3, 1));
  await drag(page, cell(0, 1), cell(6, 1));
  await expect(says.locator('b')).toHaveText(await figureOf(1, 2));
});

test('a click with shift spans a region, and a button let go outside ends the brush', async ({ page }) => {
  await openMap(page);
  const { cell, chosen } = map(page);
  await toMiddle(page);
  await cell(1, 1).click();
  await expect(chosen).toHaveCount(1);
  await cell(2, 3).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(6);
  const [x, y] = await centre(cell(0, 0));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y);
  await page.mouse.up();
  await page.mouse.move(...(await centre(cell(3, 3))));
  await expect(chosen).toHaveCount(1);
});

test('the map is walked with the arrow keys, widened with shift and cleared with Escape', async ({ page }) => {
  await openMap(page);
  const { says, cell, chosen } = map(page);
  await cell(0, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(0, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(1, 1)).toBeFocused();
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(6);
  await expect(cell(3, 2)).toBeFocused();
  await expectSum(page);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await expect(says).toHaveText('All cells add up to 100%.');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowUp');
  await expect(cell(0, 2)).toBeFocused();
});

test('one Tab enters the map and the next leaves it', async ({ page }) => {
  await openMap(page);
  const { cell } = map(page);
  await expect(page.locator('.heat [tabindex="0"][data-corner]')).toHaveCount(1);
  await cell(0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.locator('.heat [data-corner]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cell(1, 0)).toBeFocused();
});

test('a region follows the numbers, also when the map shrinks under it', async ({ page }) => {
  await openMap(page);
  const { says, cell, chosen } = map(page);
  await drag(page, cell(2, 2), cell(6, 6));
  const before = plain(await says.textContent());
  await calculator(page).field('Attacker tactics').fill('4');
  await expect(says).not.toHaveText(before);
  await expectSum(page);
  await calculator(page).field('Defender CU').fill('3');
  await expect(page.locator('.heat [data-corner="0,4"]')).toHaveCount(0);
  await expect(chosen.first()).toBeVisible();
  await expectSum(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('two taps are the corners of a region, a third begins anew', async ({ page }) => {
    await openMap(page);
    const { cell, chosen } = map(page);
    await cell(1, 1).tap();
    await expect(chosen).toHaveCount(1);
    await cell(3, 2).tap();
    await expect(chosen).toHaveCount(6);
    await expectSum(page);
    await cell(0, 0).tap();
    await expect(chosen).toHaveCount(1);
  });

  /** A touch as a hand makes it: down, some moves, up. */
  async function stroke(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
    const screen = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    await send('touchStart', points[0]);
    for (const point of points.slice(1)) await send('touchMove', point);
    await send('touchEnd');
    await screen.detach();
  }

  test('a finger that trembles while it taps still sets two corners', async ({ page }) => {
    await openMap(page);
    const { cell, chosen } = map(page);
    await toMiddle(page);
    for (const corner of [cell(1, 1), cell(2, 3)]) {
      const [x, y] = await centre(corner);
      await stroke(page, [
        [x, y],
        [x + 1, y],
        [x + 2, y + 1],
        [x + 1, y],
      ]);
    }
    await expect(chosen).toHaveCount(6);
  });

  test('a finger drawn along a row brushes it, and one drawn down scrolls the page', async ({ page }) => {
    await openMap(page);
    const { cell, chosen } = map(page);
    await toMiddle(page);
    const [from, to] = [await centre(cell(2, 0)), await centre(cell(2, 4))];
    const along = Array.from({ length: 9 }, (_, i) => [from[0] + ((to[0] - from[0]) * i) / 8, from[1]] as const);
    await stroke(page, along);
    await expect(chosen).toHaveCount(5);
    await expectSum(page);
    const scrolled = await page.evaluate(() => scrollY);
    const [x, y] = await centre(cell(2, 2));
    await stroke(
      page,
      Array.from({ length: 13 }, (_, i) => [x, y - i * 10] as const),
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  });
});
