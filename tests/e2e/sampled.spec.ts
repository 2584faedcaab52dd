/** Results that are drawn: they come from a worker, say how far they are, stop when told, and never look exact. */
import { calculator, expect, open, plain, test } from './site.ts';

const DUEL = '/hannibal/odds/duel/';
const MY_HAND = '/hannibal/odds/my-hand/';

/** 57.6% ± 0.2: never a bare figure. */
const DRAWN = /^[\d.]+% ± [\d.]+$/;

test('a duel is drawn to the end in a worker, and every figure keeps its range', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await open(page, DUEL);
  expect((await started).url()).toContain('/sampler');
  const { figure } = calculator(page);
  const line = page.locator('.drawn-line');
  await expect(line).toContainText('done');
  expect(plain(await line.textContent())).toMatch(/^Sampled: ±[\d.]+ after 400,000 games, done\./);
  expect(plain(await figure.textContent())).toMatch(/^\d+%$/);
  for (const cell of await page.locator('.results .grid td').allTextContents()) expect(plain(cell)).toMatch(DRAWN);
  // Nothing is left running.
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a run stops, and another seed runs again', async ({ page }) => {
  await open(page, DUEL);
  const line = page.locator('.drawn-line');
  const stop = page.getByRole('button', { name: 'Stop' });
  await calculator(page).field('Battle Cards').first().fill('20');
  await stop.click();
  await expect(line).toContainText('stopped');
  await expect.poll(() => page.workers().length).toBe(0);
  const kept = await calculator(page).sentence.textContent();
  await page.getByRole('button', { name: 'Sample again with another seed' }).click();
  await expect(line).toContainText('done');
  await expect(line.locator('small')).not.toHaveText('seed 1');
  expect(await calculator(page).sentence.textContent()).not.toBe(kept);
});

test('changed numbers begin anew, and an exact case draws nothing', async ({ page }) => {
  await open(page, DUEL);
  const { sentence, figure, field } = calculator(page);
  await field('Battle Cards').first().fill('16');
  await expect(sentence).toContainText('16 cards against 10');
  await expect(page.locator('.drawn-line')).toContainText('done');
  await expect(sentence).toContainText('16 cards against 10');
  await field('Battle Cards').first().fill('0');
  await expect(figure).toHaveText('0%');
  await expect(page.locator('.drawn-line')).toHaveCount(0);
});

test('advice on a hand comes at once and settles; chances that are exact stay so', async ({ page }) => {
  await open(page, MY_HAND);
  await expect(page.locator('.drawn-line')).toContainText('done');
  expect(plain(await calculator(page).sentence.textContent())).toMatch(/^Lead |^Too close/);
  const row = page.getByRole('row', { name: /The enemy can match a Probe/ });
  expect(plain(await row.getByRole('cell').first().textContent())).toMatch(/^[\d.]+%$/);
});
