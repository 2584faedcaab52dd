/** What do I need, and two numbers against each other: what they say is so, and a press makes it so. */
import { AxeBuilder } from '@axe-core/playwright';
import { BATTLE, calculator, expect, open, plain, sideways, test } from './site.ts';

test('a goal is reached with what it names, the other ways too, and pairs are read and taken over by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, BATTLE);
  const part = page.locator('section.goal');
  await part.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-asleep] .goal')).toHaveCount(0);
  await part.getByText('What do I need?').click();
  await expect(part.locator('.goal-answer')).toContainText('Attacker CU alone is not enough');
  await part.getByLabel('Goal').selectOption('60');
  const use = part.getByRole('button', { name: /^Use / });
  await expect(use).toBeVisible();
  // A goal is what the reader says it is: a higher one needs no fewer CU.
  const needed = Number((await use.textContent())!.replace('Use ', ''));
  await part.getByLabel('Goal').selectOption('70');
  await expect.poll(async () => Number((await use.textContent())!.replace('Use ', ''))).toBeGreaterThan(needed);
  const said = plain(await part.locator('.goal-answer b').last().textContent());
  const wanted = (await use.textContent())!.replace('Use ', '');
  await use.click();
  await expect(calculator(page).field('Attacker CU')).toHaveValue(wanted);
  await expect(page.locator('.answer').first()).toContainText(said.replace('%', ''));
  await expect(part.locator('.goal-answer')).toContainText('You are already there');
  await expect(part.locator('.goal-ways li')).not.toHaveCount(0);

  await part.getByText('Change two numbers at once').click();
  await expect(part.locator('.matrix td[data-depth]').first()).toBeVisible();
  await expect(part.locator('.matrix')).toHaveAttribute('aria-busy', 'false');
  await expect(part.getByLabel('Along the top')).toHaveValue('defenderCu');
  const sure = part.locator('.matrix td[data-depth="8"]:not([data-less])').first();
  expect(await sure.evaluate((cell) => getComputedStyle(cell).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  const now = part.locator('.matrix [aria-current]');
  await expect(now).toHaveCount(1);
  await now.focus();
  await page.keyboard.press('ArrowDown');
  const read = plain(await part.locator('.region').textContent());
  expect(read).toContain(`Attacker CU ${Number(wanted) - 1}`);
  await page.keyboard.press('Enter');
  await expect(calculator(page).field('Attacker CU')).toHaveValue(String(Number(wanted) - 1));
  const [, worth] = /: ([\d.]+%)/.exec(read)!;
  await expect(page.locator('.answer').first()).toContainText(worth!.replace('%', ''));

  await expect(part.locator('.matrix')).toHaveAttribute('aria-busy', 'false');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('section.goal').setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]!.html}`)).toEqual([]);
  }
  expect(await sideways(page)).toBe(0);
});
