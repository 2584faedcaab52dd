/** On paper a sheet is one page, with the tables it needs and nothing to touch; all sheets of a game are one print. */
import { GAMES } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { expect, open, type Page, test } from './site.ts';

async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

for (const game of GAMES) {
  test(`all sheets of ${game} print on a page each`, async ({ page }) => {
    const { reference } = gameOf(game);
    await open(page, `/${game}/reference/all/`);
    // Each begins a page: so many pages mean one for each.
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(reference.length);
    await page.emulateMedia({ media: 'print' });
    const small = await page.locator('.reference').evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { parentElement: by, textContent } = texts.currentNode;
          if (!by?.checkVisibility() || !textContent?.trim() || by.closest('.unseen')) continue;
          const points = (Number.parseFloat(getComputedStyle(by).fontSize) * by.currentCSSZoom * 72) / 96;
          if (points < 7) found.push(`${sheet.id}: ${textContent.trim()} at ${points.toFixed(1)} pt`);
        }
        return found.slice(0, 3);
      }),
    );
    expect(small).toEqual([]);
    const tops = await page.locator('.reference').evaluateAll((all) => all.map((e) => getComputedStyle(e).breakBefore));
    expect(tops.slice(1).every((rule) => rule === 'page')).toBe(true);
    await expect(page.locator('main :is(button, input, select, .figure)').filter({ visible: true })).toHaveCount(0);
  });
}

test('a sheet prints alone on one page, and its tables stand where its calculator stood', async ({ page }) => {
  await open(page, '/sword-of-rome/reference/combat-modifiers/');
  expect(await pagesOf(page, 'A4')).toBe(1);
  await expect(page.locator('.on-paper')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.odds')).toBeHidden();
  await expect(page.locator('.on-paper').getByRole('table')).toHaveCount(2);
});
