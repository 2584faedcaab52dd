/** An evening at the table on a phone: three turns, four battles by the faces that fell, closed, reopened, offline. */
import { readFileSync } from 'node:fs';
import { violations } from './axe.ts';
import { BATTLE, expect, isAwake, open, type Page, sideways, test } from './site.ts';

const TURN = '/sword-of-rome/turn/';
const EVENING = '/sword-of-rome/evening/';
const TO_BATTLE = '.turn-odds a[href*="/odds/battle/"]';

interface Stake {
  readonly term: string;
  readonly fell: number;
  readonly expected: number;
}

/** Three dice for each side. */
const FELL = [
  [6, 5, 4, 1, 2, 2],
  [1, 1, 2, 6, 6, 5],
  [3, 4, 3, 3, 4, 2],
  [6, 6, 6, 5, 5, 5],
] as const;

/** From the turn to the calculator, the faces that fell, and back: one tap each way. */
async function fight(page: Page, faces: readonly number[]): Promise<void> {
  await page.locator(TO_BATTLE).first().click();
  await expect(page).toHaveURL(/odds\/battle\/#my-turn$/);
  // The way back is there before anything is touched.
  await expect(page.locator('.tonight').getByRole('link', { name: 'My turn' })).toBeVisible();
  await isAwake(page);
  await page.getByRole('link', { name: 'Roll it' }).click();
  for (const face of faces) await page.getByRole('button', { name: `Rolled a ${face}` }).click();
  await page.getByLabel('Good for').selectOption('romans');
  await page.getByLabel('Bad for').selectOption('gauls');
  await page.getByRole('button', { name: 'Log it and return to My turn' }).click();
  await expect(page).toHaveURL(/\/turn\/$/);
  await isAwake(page);
}

/** From the last phase it is not far to the next turn. */
const toTurn = async (page: Page, turn: number): Promise<void> => {
  await page.getByRole('button', { name: 'Players, order, phases' }).click();
  await page.locator('.turn-phases').getByRole('button').last().click();
  while (!(await page.locator('.turn-when strong').textContent())?.startsWith(`Turn ${turn}`))
    await page.locator('.turn-next').click();
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

  test('three turns with four battles by typed faces; closed and reopened without a network; the luck log agrees', async ({
    page,
    context,
  }) => {
    await open(page, TURN);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.locator('.turn-bar').getByRole('link', { name: 'Evening' }).click();
    for (const [seat, name] of [
      ['Romans', 'Anna'],
      ['Gauls', 'Jon'],
    ] as const)
      await page.getByRole('textbox', { name: seat }).fill(name);
    await page.getByRole('button', { name: 'Begin the evening' }).click();
    await page.getByRole('button', { name: 'VP', exact: true }).click();
    for (const [name, vp] of [
      ['Anna', 6],
      ['Jon', 5],
    ] as const)
      await page.getByRole('textbox', { name: `${name}: VP` }).fill(String(vp));
    await page.getByRole('button', { name: 'Save VP' }).click();
    expect(await violations(page), 'an evening').toEqual([]);
    await open(page, TURN);
    const phases = page.getByRole('button', { name: 'Players, order, phases' });
    for (const [i, faces] of FELL.entries()) {
      if (i > 0 && i < 3) await toTurn(page, i + 1);
      await phases.click();
      await page
        .locator('.turn-phases')
        .getByRole('button', { name: /Action/ })
        .first()
        .click();
      while (!(await page.locator(TO_BATTLE).count())) await page.locator('.turn-next').click();
      await fight(page, faces);
    }
    await page.getByRole('link', { name: 'VP', exact: true }).click();
    await page.getByRole('button', { name: 'Increase Jon' }).click();
    await page.getByRole('button', { name: 'Save VP' }).click();
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByPlaceholder('place').fill('Veii');
    await page.getByRole('button', { name: 'Add the siege' }).click();
    await page.close();

    // Whoever comes back without a network finds all of it.
    await context.setOffline(true);
    const again = await context.newPage();
    await open(again, EVENING);
    await expect(again.locator('.evening-turn')).toHaveCount(3);
    await expect(again.locator('.evening-faces')).toHaveCount(4);
    await expect(again.locator('.evening-now')).toContainText('Veii besieged by');
    await expect(again.locator('.evening-seats')).toContainText('6Anna');
    expect(await sideways(again)).toBe(0);
    const kept = await again.evaluate(() => {
      const [evening] = JSON.parse(localStorage.getItem('tabularium:evenings') ?? '[]');
      const luck = JSON.parse(localStorage.getItem('tabularium:luck') ?? '{}')['sword-of-rome'];
      return { rolls: evening.entries.filter(({ type }: { type: string }) => type === 'roll'), luck };
    });
    expect(kept.rolls.map(({ faces }: { faces: Record<string, number[]> }) => Object.values(faces).flat())).toEqual(
      FELL,
    );
    expect(
      kept.luck.map(({ sentence, stakes }: { sentence: string; stakes: unknown }) => ({ sentence, stakes })),
    ).toEqual(kept.rolls.map(({ sentence, stakes }: { sentence: string; stakes: unknown }) => ({ sentence, stakes })));
    // Anna won as often as her dice say, and her luck is what Jon lost more than she, less what was to be expected.
    const stakes: Stake[][] = kept.rolls.map(({ stakes: all }: { stakes: Stake[] }) => all);
    const sums = FELL.map(([a, b, c, d, e, f]) => Math.sign(a + b + c - d - e - f));
    expect(stakes.map(([first]) => first?.fell)).toEqual(sums.map((sign) => Number(sign > 0)));
    const above = (all: readonly Stake[], loser: string) => {
      const { fell = 0, expected = 0 } = all.find(({ term }) => term === `${loser} loses (CU)`) ?? {};
      return fell - expected;
    };
    const luck = stakes.reduce((sum, all) => sum + above(all, 'Defender') - above(all, 'Attacker'), 0);
    const shown = `${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(1)} CU`;
    await expect(again.locator('.evening-luck li', { hasText: 'Anna' })).toContainText(shown);

    // One page of it: shared by link, kept by a friend, exported and brought back.
    await again.getByRole('button', { name: 'Share or print' }).click();
    await expect(again.locator('.evening-sheet > h2')).toHaveText('Level at 6 VP');
    expect(await violations(again), 'the page to share').toEqual([]);
    await again.getByRole('button', { name: 'Close' }).click();
    const download = again.waitForEvent('download');
    await again.getByRole('button', { name: 'Export 1 evening' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    await again.locator('.evening-turn li button').last().click();
    await again.getByRole('button', { name: 'Remove' }).click();
    await again.getByRole('button', { name: 'Undo' }).click();
    await again
      .locator('input[type="file"]')
      .setInputFiles({ name: 'e.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(again.locator('.evening-shelf [role="status"]')).toHaveText(
      'Nothing new: these evenings are already here.',
    );
  });
});

test('a device that keeps nothing says so, and the roll stays on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, EVENING);
  await page.getByRole('button', { name: 'Begin the evening' }).click();
  await expect(page.getByText('is full or')).toBeVisible();
  await expect(page.locator('.evening-ways')).toBeVisible();
  await open(page, BATTLE);
  for (const face of [6, 5, 4, 1, 2, 2]) await page.getByRole('button', { name: `Rolled a ${face}` }).click();
  await page.getByRole('button', { name: 'Add to the luck log' }).click();
  await expect(page.locator('.luck-log summary')).toContainText('1 roll');
});
