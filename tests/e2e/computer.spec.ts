/** A game against the computer: it answers every decision of the reader, says what it did, and the address keeps who plays. */
import { act, ask, branch, sameChance } from './branch.ts';
import { expect, open, test } from './site.ts';

test('the computer plays the other seats of Nero, decision after decision', async ({ page }) => {
  await sameChance(page, 7);
  await open(page, '/nero/games/new/');
  await ask(page, 'Play from here');
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  const { sheet } = branch(page);
  const did = page.getByRole('list', { name: 'What the computer did' });
  let answered = 0;
  for (let nth = 0; nth < 12 && answered < 3; nth++) {
    await expect(page.locator('.thinking')).toHaveCount(0);
    const before = Number(await sheet.getAttribute('data-gestures'));
    await act(page, nth);
    await expect(page.locator('.thinking')).toHaveCount(0);
    expect(Number(await sheet.getAttribute('data-gestures'))).toBeGreaterThan(before);
    if (await did.isVisible()) answered++;
  }
  expect(answered).toBe(3);
  await did.getByRole('button').first().click();
  await expect(did.locator('small').first()).toContainText('% to win');
  expect(decodeURIComponent(page.url())).toContain(':normal');
});
