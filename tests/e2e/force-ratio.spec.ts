/** The force ratio: what my size is worth against each enemy size. */
import { calculator, expect, FORCE_RATIO, open, test, winChance } from './site.ts';

test('the grid has a row for each enemy size and follows my size', async ({ page }) => {
  const { field, section } = calculator(page);
  await open(page, FORCE_RATIO);
  const rows = section('Every case').locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await expect(rows.nth(5)).toContainText(winChance(0, 1));
  await field('My size').fill('8');
  // 8 against 4 is proven by an example: +3. What one more CU would bring is not.
  await expect(rows.nth(3).getByRole('cell')).toHaveText(['+3', winChance(3, 1), /./, /./, /stand-in$/]);
  await expect(rows.nth(7)).toContainText(winChance(0, 1));
});

test('the answer is the row of the enemy in view', async ({ page }) => {
  const { figure, sentence, field, option, section } = calculator(page);
  await open(page, `${FORCE_RATIO}?v=1&c=8`);
  for (const enemy of [4, 8]) {
    await field('Enemy size').fill(String(enemy));
    const row = section('Every case')
      .locator('tbody tr')
      .nth(enemy - 1);
    const modifier = enemy === 4 ? 3 : 0;
    await expect(figure).toHaveText(winChance(modifier));
    await expect(row).toContainText(winChance(modifier, 1));
    await expect(sentence).toContainText(`8 CU against ${enemy}`);
  }
  // The defender wins ties.
  await option('I am the', 'defender').check();
  await expect(figure).toHaveText(winChance(1));
});

test('all other modifiers may be below nothing', async ({ page }) => {
  const { figure, field, less } = calculator(page);
  await open(page, FORCE_RATIO);
  await less('All other modifiers, mine minus the enemy’s').click();
  await expect(figure).toHaveText(winChance(-1));
  await field('All other modifiers, mine minus the enemy’s').fill('+4');
  await expect(figure).toHaveText(winChance(4));
});
