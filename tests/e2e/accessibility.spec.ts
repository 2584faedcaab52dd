/** No axe violation on any kind of page, light on a desk or dark on a phone, with everything unfolded. */
import { GAMES } from '../../src/games/index.ts';
import { COLOURS, inBothThemes, violations } from './axe.ts';
import { BATTLE, bySize, everyPage, expect, kindOf, MARCH_PAST, open, sideways, test, unfold } from './site.ts';

/** A chapter with rulings, examples, tables and calculators in it. */
const SIEGES = '/sword-of-rome/rules/sieges/';
/** Between them these show every part that a calculator can have. */
const CALCULATORS = [BATTLE, MARCH_PAST, '/sword-of-rome/odds/siege/', '/hannibal/odds/my-hand/'];
/** The smallest page of every kind. */
const KINDS = [...Map.groupBy(everyPage(), kindOf).values()].map((alike) => bySize(alike)[0]!);

/** Each game has an accent of its own, which must be readable too. */
const ACCENTS = GAMES.map((game) => `/${game}/odds/`);
test.describe.configure({ timeout: 60_000 });

const LOOKS = [
  ['dark', 360],
  ['light', 1280],
] as const;
/** So many in one test: a browser that stays open is quicker, and two of them can share the work. */
const BUNCH = 5;
const tried = [...new Set([...KINDS, SIEGES, ...CALCULATORS])];

// `npm run audit` holds every page to both.
for (const [look, [colorScheme, width]] of LOOKS.entries()) {
  const paths = tried.filter((_, i) => i % LOOKS.length === look);
  for (let from = 0; from < paths.length; from += BUNCH) {
    const bunch = paths.slice(from, from + BUNCH);
    test(`${bunch.join(', ')} in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      for (const path of bunch) {
        await open(page, path);
        await unfold(page);
        expect(await violations(page), path).toEqual([]);
        expect(await sideways(page), path).toBe(0);
      }
    });
  }
}

test('the accents of all games are readable, and are four in either theme', async ({ page }) => {
  const accents = new Set<string>();
  for (const path of ACCENTS) {
    await open(page, path);
    await unfold(page);
    expect(await inBothThemes(page, COLOURS), path).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colour = await page.locator('.parts [aria-current]').evaluate((e) => getComputedStyle(e).color);
      accents.add(`${colorScheme} ${colour}`);
    }
  }
  expect(accents.size).toBe(2 * GAMES.length);
});

test('in forced colours what is chosen, what is on and where one is look like nothing else', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, BATTLE);
  await page.locator('.field-flag input').first().check();
  const grounds = (css: string) =>
    page.locator(css).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  for (const [chosen, other] of [
    ['.segments label:has(:checked)', '.segments label:not(:has(:checked))'],
    ['.field-flag:has(:checked)', '.field-flag:not(:has(:checked))'],
    ['.parts a[aria-current]', '.parts a:not([aria-current])'],
  ] as const) {
    const [is, others] = [await grounds(chosen), await grounds(other)];
    expect(is.length, chosen).toBeGreaterThan(0);
    expect(others.length, other).toBeGreaterThan(0);
    expect(is.filter((ground) => others.includes(ground))).toEqual([]);
  }
});

test('a problem, a brushed region, a roll with its log, a pin, recent cases and a code are accessible too', async ({
  page,
}) => {
  await open(page, BATTLE);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('button', { name: 'Recent', exact: true }).click();
  await page.getByRole('button', { name: '+ Compare', exact: true }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.getByText('Luck log').click();
  await page.locator('[data-corner="2,2"]').click();
  await page.getByRole('textbox', { name: /^Defender CU/ }).fill('abc');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await inBothThemes(page)).toEqual([]);
});

test('the find box with its results is accessible', async ({ page }) => {
  await open(page, '/method/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('retreat');
  await expect(page.locator('#find').getByRole('option').nth(2)).toBeVisible();
  expect(await inBothThemes(page)).toEqual([]);
});

test('the list of games opens with the keyboard, closes with Escape and hands the focus back', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const games = page.getByRole('navigation', { name: 'Games' });
  await expect(games.getByRole('link', { name: 'Nero' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(games).toBeHidden();
  await expect(page.locator('details.games > summary')).toBeFocused();
});
