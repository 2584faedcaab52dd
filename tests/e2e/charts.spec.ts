/** Charts: fetched when they are seen, drawn, redrawn, and always beside a table with the same figures. */
import { BATTLE, calculator, expect, type Locator, MARCH_PAST, open, plain, test, winChance } from './site.ts';

/** How many colours the canvas shows, and a number that changes with the picture. */
const pictureOf = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    // Read from a copy made for reading: the browser complains about reading the page's own canvas often.
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const pen = copy.getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(element as HTMLCanvasElement, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const colours = new Set<number>();
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue;
      const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
      colours.add(colour);
      sum = (sum * 31 + colour + i) % 1_000_000_007;
    }
    return { colours: colours.size, sum };
  });

for (const path of [BATTLE, MARCH_PAST]) {
  test(`the chart of ${path} is fetched once it is scrolled to, and then drawn`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const charts = () => asked.filter((url) => /canvas\.[^/]*\.js$/.test(url));
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(charts()).toEqual([]);
    const canvas = page.locator('canvas').first();
    expect((await pictureOf(canvas)).colours).toBe(0);
    await canvas.scrollIntoViewIfNeeded();
    await expect.poll(charts).toHaveLength(1);
    await expect.poll(async () => (await pictureOf(canvas)).colours).toBeGreaterThan(3);
  });
}

test('the chart stands there before it is drawn, is read by arrow keys and by tap, and follows numbers, theme and window', async ({
  page,
}) => {
  await page.route(/canvas\.[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await open(page, BATTLE);
  const canvas = page.locator('canvas').first();
  const chart = page.getByRole('slider', { name: 'Losses: chart' });
  const section = calculator(page).section('Losses');
  await canvas.scrollIntoViewIfNeeded();
  // No empty slot: what the build drew holds the place.
  await expect(section.locator('.still')).toBeVisible();
  expect((await pictureOf(canvas)).colours).toBe(0);
  await expect.poll(async () => (await pictureOf(canvas)).colours).toBeGreaterThan(3);
  await expect(section.locator('.still')).toHaveCount(0);
  const first = await pictureOf(canvas);

  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const cells = await section.getByRole('row', { name: /^1 / }).getByRole('cell').allTextContents();
  const [exactly, orMore] = cells.map(plain);
  await expect(section.locator('.chart-reading')).toContainText(
    new RegExp(`^1: Attacker loses \\(CU\\) ${exactly}, 1 or more ${orMore};`),
  );
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  const box = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: box.width - 8, y: box.height / 2 } });
  await expect(section.locator('.chart-reading')).toContainText(/^6: /);
  const read = await pictureOf(canvas);
  expect(read.sum).not.toBe(first.sum);
  await section.getByRole('button', { name: 'That many or more' }).click();
  await expect.poll(async () => (await pictureOf(canvas)).sum).not.toBe(read.sum);

  const second = await pictureOf(canvas);
  await calculator(page).more('Attacker tactics').click();
  await expect(calculator(page).figure).toHaveText(winChance(1));
  await expect.poll(async () => (await pictureOf(canvas)).sum).not.toBe(second.sum);
  const third = await pictureOf(canvas);
  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expect.poll(async () => (await pictureOf(canvas)).sum).not.toBe(third.sum);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await canvas.boundingBox())!.width).toBeLessThanOrEqual(328);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('beside every chart stands a table whose columns add up', async ({ page }) => {
  await open(page, BATTLE);
  for (const title of ['Losses', 'Losses if the attacker wins', 'Losses if the defender wins', 'Support points won']) {
    const section = calculator(page).section(title);
    const fold = section.locator('summary');
    if (await fold.count()) await fold.click();
    const table = section.getByRole('table');
    await expect(table).toBeVisible();
    const rows = await table.locator('tbody tr').all();
    const figures = await Promise.all(
      rows.map(async (row) => (await row.locator('td').allTextContents()).map((t) => Number.parseFloat(plain(t)))),
    );
    for (const column of [0, 2]) {
      const exactly = figures.map((row) => row[column]!);
      const orMore = figures.map((row) => row[column + 1]!);
      expect(Math.abs(exactly.reduce((a, b) => a + b, 0) - 100), title).toBeLessThanOrEqual(0.05 * exactly.length);
      expect(orMore[0], title).toBe(100);
      for (const [i, chance] of orMore.entries())
        expect(Math.abs(chance - (orMore[i + 1] ?? 0) - exactly[i]!), `${title}, ${i}`).toBeLessThan(0.16);
    }
  }
});
