/** The find box by keyboard and touch, from any page; previews of references; recent and pinned clauses. */
import { COMBAT, expect, open, type Page, test } from './site.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a clause by number or words' });
const results = (page: Page) => page.locator('#find').getByRole('option');
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

async function openFind(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('arrows choose and a screen reader hears it, words are marked, nothing found is said, within 50 ms; Escape closes', async ({
  page,
}) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('retreat');
  await expect(results(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(1).getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');

  await box(page).fill('intercpetion');
  await expect(results(page).first().locator('mark').first()).toHaveText(/intercept/i);
  for (const nothing of ['qqqqzzzz', '(']) {
    await box(page).fill(nothing);
    await expect(page.getByText('Nothing found for')).toBeVisible();
  }

  const took = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#find-input')!;
    const keystroke = async (text: string) => {
      const before = performance.now();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - before;
    };
    let slowest = 0;
    for (const text of ['siege', 'retreat by sea', 'naval', '12.3', 'intercpetion']) {
      const times: number[] = [];
      // The best of some: other work on the machine is not what is measured.
      for (let i = 0; i < 5; i++) {
        await keystroke('');
        times.push(await keystroke(text));
      }
      slowest = Math.max(slowest, Math.min(...times));
    }
    return slowest;
  });
  expect(took).toBeLessThan(50);

  // In a field of this kind the first Escape takes away what is typed.
  await box(page).fill('');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(COMBAT);
});

test('Try again tries again; what was opened is at hand next time, what is pinned stays, a number opens by keys alone', async ({
  page,
  allowed,
}) => {
  allowed.push(/find\/index\.json|Failed to load resource/);
  await page.route('**/find/index.json', (route) => route.abort());
  await open(page, '/');
  await openFind(page);
  await page.keyboard.type('rout');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/find/index.json');
  await again.click();
  await expect(results(page).first()).toContainText('12.4.2');
  await expect(again).toBeHidden();

  await page.locator('#find').getByRole('button', { name: 'Pin 12.4.2' }).click();
  await box(page).press('Enter');
  await page.waitForURL(/#12\.4\.2$/);
  await openFind(page);
  await expect(results(page).first()).toContainText('12.4.2');
  await page.locator('#find').getByRole('button', { name: 'Unpin 12.4.2' }).click();
  await expect(results(page)).toHaveCount(1);
  await box(page).fill('12.4.1');
  await expect(results(page).first()).toContainText('Where a retreat may not go');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`${COMBAT}#12.4.1`);
});

test('a reference shows its clause on hover and on keyboard focus; the card can be entered and Escape closes it', async ({
  page,
}) => {
  await open(page, COMBAT);
  const card = preview(page);
  await page.locator('[id="12.2.3"] .rule-text a.clause').first().hover();
  await expect(card).toContainText('Force ratio modifier');
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.locator('[id="12.2.3"] .rule-number').focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(card).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
});

test('a typed case is answered in the list, and says how sure that is', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await box(page).fill('8 cu tactics 3 v 5');
  await expect(results(page).first()).toContainText('79% Attacker wins, with our stand-in');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the button is in reach of the thumb, Close beside the field, three hits above a keyboard; a tap opens one', async ({
    page,
  }) => {
    await open(page, COMBAT);
    const button = page.getByRole('button', { name: 'Find', exact: true });
    const place = (await button.boundingBox())!;
    expect(place.y).toBeGreaterThan(740 * 0.75);
    expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await box(page).fill('can I retreat over a strait');
    await expect(results(page).nth(2)).toBeVisible();
    const close = page.locator('#find').getByRole('button', { name: 'Close' });
    const [field, shut, third] = await Promise.all(
      [box(page), close, results(page).nth(2)].map(async (part) => (await part.boundingBox())!),
    );
    expect(Math.abs(field!.y - shut!.y)).toBeLessThan(8);
    expect(shut!.x).toBeGreaterThan(field!.x + field!.width - 1);
    // A keyboard takes some 300 of 640 px.
    expect(third!.y + third!.height).toBeLessThan(340);
    expect(third!.width).toBeGreaterThan(340);
    await close.tap();
    await expect(box(page)).toBeHidden();
    await button.tap();
    await box(page).fill('13.2');
    await results(page).first().tap();
    await expect(page).toHaveURL(/sieges\/#13\.2$/);
  });

  test('a tap explains a word and shows a clause; the link in the card opens it', async ({ page }) => {
    await open(page, COMBAT);
    const card = preview(page);
    const shows = (reference: string, text: RegExp) =>
      expect(async () => {
        await page.locator(reference).first().tap();
        await expect(card).toContainText(text, { timeout: 2000 });
      }).toPass({ timeout: 10_000 });
    await shows('[id="12.2.2"] a.term', /leader/);
    await shows('[id="12.2.3"] .rule-text a.clause', /Force ratio/);
    await card.getByRole('link', { name: /^Open/ }).tap();
    await expect(page).toHaveURL(`${COMBAT}#12.2.1`);
  });
});
