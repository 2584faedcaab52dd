/** The find box by keyboard and touch, from any page; previews of references; recent and pinned clauses. */
import { COMBAT, expect, open, type Page, test } from './site.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a clause by number or words' });
const results = (page: Page) => page.locator('#find').getByRole('option');

async function openFind(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('a number opened by keys alone, from the home page', async ({ page }) => {
  await open(page, '/');
  await openFind(page);
  await page.keyboard.type('12.4.1');
  await expect(results(page).first()).toContainText('Where a retreat may not go');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${COMBAT}#12.4.1`);
});

test('arrows choose among the results, and the chosen one is named to a screen reader', async ({ page }) => {
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
});

test('matching words are marked, and nothing found is said', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('intercpetion');
  await expect(results(page).first().locator('mark').first()).toHaveText(/intercept/i);
  await box(page).fill('qqqqzzzz');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await box(page).fill('(');
  await expect(page.getByText('Nothing found for')).toBeVisible();
});

test('results come within 50 ms of a keystroke once loaded', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('sieg');
  await expect(results(page).first()).toBeVisible();
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
});

test('a question gets the clause’s own sentence, a number its text at once', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('can I retreat over a strait');
  await expect(results(page).first()).toContainText('12.4.1');
  await expect(results(page).first().locator('.found-text mark').first()).toHaveText(/retreat/i);
  await box(page).fill('12.4.1');
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).first()).toContainText('must always go first into the space it attacked from');
});

test('a battle typed as a sentence is offered filled in', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('8 CU tactics 3 v 5');
  await expect(results(page).first()).toContainText('8 CU, tactics 3 against 5 CU');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/odds\/battle\/\?v=1&a=8&at=3&d=5$/);
});

test('Try again tries again', async ({ page, allowed }) => {
  allowed.push(/find\/index\.json|Failed to load resource/);
  await page.route('**/find/index.json', (route) => route.abort());
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.type('rout');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/find/index.json');
  await again.click();
  await expect(results(page).first()).toContainText('12.4.2');
  await expect(again).toBeHidden();
});

test('what was opened is at hand next time, and what is pinned stays', async ({ page }) => {
  await open(page, '/');
  await openFind(page);
  await page.keyboard.type('rout');
  await page.locator('#find').getByRole('button', { name: 'Pin 12.4.2' }).click();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#12\.4\.2$/);
  await page.reload();
  await openFind(page);
  await expect(results(page).first()).toContainText('12.4.2');
  await page.locator('#find').getByRole('button', { name: 'Unpin 12.4.2' }).click();
  await expect(results(page)).toHaveCount(1);
});

test('Escape closes it, and the page is where it was', async ({ page }) => {
  await open(page, COMBAT);
  await openFind(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(COMBAT);
});

test('a reference shows its clause on hover; the card can be entered and Escape closes it', async ({ page }) => {
  await open(page, COMBAT);
  const card = page.getByRole('complementary', { name: 'Preview' });
  await page.locator('[id="12.2.3"] .rule-text a.clause').first().hover();
  await expect(card).toContainText('Force ratio modifier');
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a reference shows its clause on keyboard focus', async ({ page }) => {
  await open(page, COMBAT);
  await page.locator('[id="12.2.3"] .rule-number').focus();
  const card = page.getByRole('complementary', { name: 'Preview' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(card).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the button is in reach of the thumb and a tap opens the result', async ({ page }) => {
    await open(page, COMBAT);
    const button = page.getByRole('button', { name: 'Find', exact: true });
    const place = (await button.boundingBox())!;
    expect(place.y).toBeGreaterThan(740 * 0.75);
    expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await box(page).fill('13.2');
    await results(page).first().tap();
    await expect(page).toHaveURL(/sieges\/#13\.2$/);
  });

  test('Close stands beside the field, and what is found above a keyboard', async ({ page }) => {
    await open(page, COMBAT);
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await box(page).fill('can I retreat over a strait');
    await expect(results(page).nth(2)).toBeVisible();
    const [field, close, third] = await Promise.all(
      [box(page), page.locator('#find').getByRole('button', { name: 'Close' }), results(page).nth(2)].map(
        async (part) => (await part.boundingBox())!,
      ),
    );
    expect(Math.abs(field!.y - close!.y)).toBeLessThan(8);
    expect(close!.x).toBeGreaterThan(field!.x + field!.width - 1);
    // A keyboard takes some 300 of 640 px.
    expect(third!.y + third!.height).toBeLessThan(340);
    expect(third!.width).toBeGreaterThan(340);
    await page.locator('#find').getByRole('button', { name: 'Close' }).tap();
    await expect(box(page)).toBeHidden();
  });

  test('the first tap on a reference shows it, the link in the card opens it', async ({ page }) => {
    await open(page, COMBAT);
    const reference = page.locator('[id="12.2.3"] .rule-text a.clause').first();
    const card = page.getByRole('complementary', { name: 'Preview' });
    await expect(async () => {
      await reference.tap();
      await expect(card).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 10_000 });
    await card.getByRole('link', { name: /^Open/ }).tap();
    await expect(page).toHaveURL(`${COMBAT}#12.2.1`);
  });

  test('a glossary word is explained by a tap', async ({ page }) => {
    await open(page, COMBAT);
    const card = page.getByRole('complementary', { name: 'Preview' });
    await expect(async () => {
      await page.locator('[id="12.2.2"] a.term').first().tap();
      await expect(card).toContainText('leader', { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
});
