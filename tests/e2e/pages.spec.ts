/** The largest page of every kind opens cleanly, on its own, and fits the narrowest phone; `npm run audit` opens all. */
import { bySize, everyPage, expect, isCalculator, kindOf, open, sideways, test, unfold } from './site.ts';

const pages = everyPage();
const gameOf = (path: string): string => (path.split('/').length > 3 ? path.split('/')[1]! : 'the rest');
// Calculators have tests of their own. The largest of each game's kinds, since what is too wide stands in full pages.
const shelves = Map.groupBy(
  [
    ...Map.groupBy(
      pages.filter((path) => !isCalculator(path)),
      (path) => `${gameOf(path)} ${kindOf(path)}`,
    ).values(),
  ].flatMap((alike) => bySize(alike).slice(-1)),
  gameOf,
);

test('there are pages to try', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages).toContain('/');
  expect(pages).toContain('/404.html');
});

// Complaints and requests to others are watched in every test; see site.ts. Kinds of pages at 360 px: accessibility.
for (const [shelf, paths] of shelves) {
  test(`pages of ${shelf}: each opens without a complaint and does not scroll sideways at 320 px`, async ({ page }) => {
    test.setTimeout(90_000);
    const wide: string[] = [];
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await open(page, path);
      await unfold(page);
      const by = await sideways(page);
      if (by > 0) wide.push(`${path}: ${by} px too wide`);
      expect(await page.title(), path).toContain('Tabularium');
    }
    expect(wide).toEqual([]);
  });
}

test('an address without a page shows the way home and says that it is not found', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  const response = await page.goto('/no/such/shelf/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is filed here');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a picture that the policy forbids would be noticed', async ({ page, allowed }) => {
  await page.goto('/');
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text()));
  await page.evaluate(() => document.body.setAttribute('onclick', 'void 0'));
  allowed.push(/Content Security Policy/i);
  expect((await refused).type()).toBe('error');
});
