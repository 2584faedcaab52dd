/** My turn: followed by thumb and by keyboard, kept on the device, the same island for all games. */
import { GAMES } from '../../src/games/index.ts';
import { violations } from './axe.ts';
import { expectAtMost } from './scripts.ts';
import { expect, open, type Page, sideways, test } from './site.ts';

const SWORD = '/sword-of-rome/turn/';

const parts = (page: Page) => ({
  when: page.locator('.turn-when strong'),
  head: page.locator('.turn-moment h2'),
  next: page.locator('.turn-next'),
  more: page.getByRole('button', { name: 'Players, order, phases' }),
  press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  phase: (name: RegExp) => page.locator('.turn-phases').getByRole('button', { name }).click(),
});

test('a phone: a turn of the Action Phase, whose it is, undo, a phase with ticks, kept, start over asks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, SWORD);
  const turn = parts(page);
  await expect(turn.when).toHaveText('Turn 1');
  await turn.more.click();
  expect(await violations(page), 'with players and phases open').toEqual([]);
  await page.locator('.turn-choice').getByRole('button', { name: '5', exact: true }).click();
  await turn.phase(/First Player/);
  await page.locator('.turn-queue').getByRole('button', { name: 'Gauls' }).click();
  await turn.next.click();
  await expect(turn.when).toHaveText('Turn 1, round 1 of 5');
  await expect(page.locator('.turn-seats [aria-pressed="true"]')).toHaveText(/Gauls/);
  await expect(turn.head).toHaveText('Play one card for one use');
  // A way with its clause and its calculator; what is for others is absent.
  await expect(
    page.locator('.turn-way', { hasText: 'Raid on the way' }).getByRole('link', { name: 'Raid' }),
  ).toHaveAttribute('href', /odds\/raid\//);
  await expect(page.locator('.turn-way', { hasText: 'Found a colony' })).toHaveCount(0);
  await expect(turn.next).toHaveText('Done: Etruscans, Samnites next');
  expect(await sideways(page)).toBe(0);
  expect(await violations(page), 'a turn').toEqual([]);
  const low = await page
    .locator('.my-turn button:visible, .turn-odds a')
    .evaluateAll((all) => all.filter((e) => e.getBoundingClientRect().height < 43.5).map((e) => e.textContent));
  expect(low, 'targets under 44 px').toEqual([]);

  await turn.next.click();
  await page
    .locator('.turn-seats')
    .getByRole('button', { name: /Romans/ })
    .click();
  await expect(page.locator('.turn-way', { hasText: 'Found a colony' })).toBeVisible();
  await turn.press('Undo');
  await expect(turn.next).toHaveText('Done: Romans next');
  await turn.press('Step back');
  await expect(page.locator('.turn-seats [aria-pressed="true"]')).toHaveText(/Gauls/);

  await turn.more.click();
  await turn.phase(/Attrition/);
  await page
    .locator('.turn-queue')
    .getByRole('button', { name: /Volsci/ })
    .click();
  await turn.press('Enter VP to sort');
  for (const [name, vp] of [
    ['Romans', 4],
    ['Carthage', 9],
    ['Greeks', 4],
    ['Gauls', 6],
    ['Etruscans, Samnites', 1],
  ] as const) {
    await page.getByRole('textbox', { name: `${name}: VP` }).fill(String(vp));
    await page.keyboard.press('Tab');
  }
  await turn.more.click();
  const order = page.locator('.turn-queue li');
  await expect(order).toHaveText([
    /Transalpine.*neutral/,
    /Volsci/,
    /Rebels/,
    /Carthage9 VP/,
    /Gauls6 VP/,
    /Greeks4 VP, tied/,
    /Romans4 VP, tied/,
    /Etruscans, Samnites1 VP/,
  ]);
  await expect(order.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page), 'a phase for all, dark').toEqual([]);

  await page.reload();
  await expect(turn.head).toHaveText('Roll once for each enemy space with your CU');
  await turn.more.click();
  await turn.press('Start over');
  await turn.press('No, go on');
  await turn.press('Start over');
  await turn.press('Yes, start over');
  await expect(turn.head).toHaveText('Count the lost Etruscan home spaces');
  await turn.press('Undo');
  await expect(turn.head).toHaveText('Roll once for each enemy space with your CU');
});

test('a desk: by keyboard through a turn of Hamilcar, and every game within 40 kB of script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const game of GAMES) await expectAtMost(page, `/${game}/turn/`, 40_000);
  await open(page, '/hamilcar/turn/');
  const turn = parts(page);
  await turn.next.focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('Enter');
  await expect(turn.when).toHaveText('Game Turn 1 of 7, round 1');
  await expect(turn.next).toBeFocused();
  await expect(turn.next).toHaveText('Done: Rome next');
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn-way', { hasText: 'Elect a Dictator' })).toBeVisible();
  await page.getByRole('button', { name: /^Both have passed/ }).press('Enter');
  await expect(turn.head).toHaveText('Attrition on enemy ground');
  expect(await violations(page)).toEqual([]);
});
