/** Two phones: a game of Nero goes from one to the other by link and by file; nobody sees the other's hand, and nothing is lost. */
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { violations } from './axe.ts';
import { branch, sameChance } from './branch.ts';
import { begin, cardsOf, follow, giveWord, liesAbout, linkFrom, NEW_GAME, playOn } from './by-link.ts';
import { expect, markAwake, open, type Page, sideways, test } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] };

async function phone(browser: Browser, baseURL: string | undefined, seed: number): Promise<Page> {
  const page = await (await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) })).newPage();
  await page.addInitScript(markAwake);
  await sameChance(page, seed);
  return page;
}

test('two people and two computers: six times by link and twice by file; no hand lies about, nothing is lost', async ({
  browser,
  baseURL,
}) => {
  const [anna, jon] = [await phone(browser, baseURL, 1), await phone(browser, baseURL, 1000)];
  const words = new Map([
    [anna, 'plum'],
    [jon, 'fig'],
  ]);
  await begin(anna, ['person', 'link', 'easy', 'easy']);
  await playOn(anna, 'plum');
  expect(await violations(anna), 'handing it on').toEqual([]);
  expect(await sideways(anna)).toBe(0);
  const first = await linkFrom(anna);
  expect(first.length).toBeLessThan(1500);

  // Jon sits down where nobody sits yet, and is shown what has happened.
  await jon.goto(first);
  await jon.getByRole('region', { name: 'Which side is yours?' }).getByRole('button', { name: /free/ }).first().click();
  expect(await violations(jon), 'the word of a seat').toEqual([]);
  await giveWord(jon, 'fig');
  const since = jon.getByRole('region', { name: 'What has happened since your last move' });
  await expect(since).toContainText('Your move.');
  await since.getByRole('button', { name: /^Show/ }).click();
  await expect(since).toContainText('Central Europe places a Legion');
  await since.getByRole('button', { name: 'To the move' }).click();
  await playOn(jon, 'fig');

  const links = [first];
  let [from, to] = [jon, anna];
  for (let given = 2; given <= 8; given++) {
    if (given % 4 === 0) {
      const download = from.waitForEvent('download');
      await from.getByRole('button', { name: 'Save as a file' }).click();
      const file = readFileSync(await (await download).path());
      await to
        .locator('.hand-on input[type="file"]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
    } else {
      links.push(await linkFrom(from));
      await follow(to, links.at(-1)!);
    }
    await expect(branch(to).sheet).toHaveAttribute(
      'data-gestures',
      (await branch(from).sheet.getAttribute('data-gestures'))!,
    );
    await playOn(to, words.get(to)!);
    [from, to] = [to, from];
  }
  expect(links).toHaveLength(6);

  // Neither the address nor any storage holds a card of a hand in clear; what a list tells is there.
  const hands = [...(await cardsOf(anna)), ...(await cardsOf(jon))];
  expect(hands.length).toBeGreaterThan(3);
  for (const page of [anna, jon]) {
    const lies = await liesAbout(page);
    expect(lies).toContain('tabularium:by-link');
    expect(hands.filter((card) => lies.toLowerCase().includes(card.toLowerCase()))).toEqual([]);
    expect(lies).not.toContain('deal,');
  }

  // A wrong word, a link that was cut and one of another game are told in a sentence.
  const gestures = await branch(anna).sheet.getAttribute('data-gestures');
  const kept = await anna.evaluate(() => localStorage.getItem('tabularium:by-link'));
  const table = anna.url();
  await anna.goto('/about/');
  await open(anna, links[1]!.slice(0, -7));
  await expect(anna.getByRole('status').filter({ hasText: 'cut off or changed on its way' })).toBeVisible();
  await open(anna, links[1]!.replace(NEW_GAME, '/hamilcar/games/new/'));
  await expect(anna.getByRole('status').filter({ hasText: 'of another game than this page' })).toBeVisible();
  expect(await anna.evaluate(() => localStorage.getItem('tabularium:by-link'))).toBe(kept);
  // An old link opens the newer course, and says so.
  await open(anna, links[1]!);
  await expect(branch(anna).sheet).toHaveAttribute('data-gestures', gestures!);
  await expect(anna.getByText('This link is an old one')).toBeVisible();
  await expect(anna).toHaveURL(table);
  // Seen from the pages of the game it is listed with whose turn it is.
  await open(anna, '/nero/games/');
  await expect(anna.locator('.go-on')).toContainText(/waiting for East Europe|your move/);
  for (const page of [anna, jon]) await page.context().close();
});

test('the view of a seat opens by its own word alone', async ({ browser, baseURL }) => {
  const page = await phone(browser, baseURL, 1);
  await begin(page, ['person', 'link', 'easy', 'easy']);
  await playOn(page, 'plum');
  await page.reload();
  const form = page.locator('.seat-word');
  await expect(form).toBeVisible();
  await form.locator('input').fill('pear');
  await form.getByRole('button', { name: 'Show my cards' }).click();
  await expect(form.getByRole('status')).toHaveText('That is not the word of Central Europe.');
  await giveWord(page, 'Plum ');
  await page.context().close();
});

test('over plain http nothing can be sealed: it is said, and played with open hands', async ({ browser, baseURL }) => {
  const [anna, jon] = [await phone(browser, baseURL, 1), await phone(browser, baseURL, 9)];
  for (const page of [anna, jon])
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await begin(anna, ['person', 'link', 'easy', 'easy']);
  await playOn(anna, '');
  await expect(anna.getByText('Over plain http a browser seals nothing')).toBeVisible();
  await jon.goto(await linkFrom(anna));
  await jon.getByRole('button', { name: 'I play East Europe' }).click();
  await playOn(jon, '');
  for (const page of [anna, jon]) await page.context().close();
});
