/** Two phones and one game: who plays on each, how it is handed on, and what lies about of it on a phone. */
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { branch, sameChance } from './branch.ts';
import { expect, markAwake, open, type Page } from './site.ts';

const NEW_GAME = '/nero/games/new/';

/** The seats of a new game, in their order: who plays them. */
export async function begin(page: Page, seats: readonly string[]): Promise<void> {
  await open(page, NEW_GAME);
  await page.getByRole('button', { name: 'Play from here' }).click();
  const lines = page.locator('.seat-lines select');
  await expect(lines).toHaveCount(4);
  for (const [i, who] of seats.entries()) await lines.nth(i).selectOption(who);
}

/** In the page: takes one or another of what is offered until the game is somebody else's, a word is asked for, or it is over. */
async function playIn(most: number): Promise<number> {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
  const is = (css: string) => document.querySelector(css) !== null;
  const wait = () => new Promise((done) => setTimeout(done, 10));
  const gestures = () => document.querySelector<HTMLElement>('.branch-sheet')?.dataset['gestures'];
  let idle = 0;
  for (let nth = 0; nth < most; ) {
    if (is('.hand-on, .seat-word, .branch-sheet[data-over]')) return nth;
    const before = gestures();
    for (let i = 0; !is('.thinking, .hand-on, .seat-word') && gestures() === before && i < 9; i++) {
      const main = all('.branch-play.player-next');
      const isRaised = all('.hand-card[aria-pressed="true"]').length > 0;
      const offered = main.length
        ? main
        : [
            ...all('.touch-targets [aria-pressed="false"]'),
            ...all('.branch-sheet .choice-tap'),
            ...(isRaised ? [] : all('.hand-card')),
            ...all('.branch-play:not(.player-next)'),
          ];
      offered[(nth * 7 + i * 3) % offered.length]?.click();
      await wait();
    }
    if (gestures() === before) idle++;
    else nth++;
    if (idle > 1500) throw new Error(`stuck at ${document.querySelector('.asks')?.textContent}`);
    await wait();
  }
  throw new Error(`${most} decisions, and nobody else is asked`);
}

/** Gives the word of the seat, or chooses it, where one is asked for. */
async function giveWord(page: Page, word: string): Promise<void> {
  await page.locator('.seat-word input').fill(word);
  await page.locator('.seat-word button[type="submit"]').click();
  await expect(page.locator('.seat-word')).toHaveCount(0);
}

/** Plays until somebody elsewhere is asked. */
export async function playOn(page: Page, word: string): Promise<void> {
  const { sheet } = branch(page);
  await expect(sheet).toBeVisible();
  for (let i = 0; i < 4; i++) {
    await page.evaluate(playIn, 80);
    if ((await page.locator('.seat-word').count()) === 0) break;
    await giveWord(page, word);
  }
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

/** The link as it would be sent. */
async function linkFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link on a phone that may show the game already. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/&table=/);
}

/** All that somebody who looks into the phone finds: the address, and every kind of storage. */
const liesAbout = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown>((found, failed) => {
            const opened = indexedDB.open(name);
            opened.onerror = () => failed(opened.error);
            opened.onsuccess = async () => {
              const db = opened.result;
              const stores = [...db.objectStoreNames].map(
                (store) =>
                  new Promise((all) => {
                    const read = db.transaction(store).objectStore(store).getAll();
                    read.onsuccess = () => all([store, read.result]);
                  }),
              );
              found([name, await Promise.all(stores)]);
            };
          }),
      ),
    );
    return JSON.stringify([decodeURIComponent(location.href), { ...localStorage }, { ...sessionStorage }, databases]);
  });

/** The cards of the hand that lies open here, as they are called and as an address would have them. */
async function cardsOf(page: Page): Promise<string[]> {
  const titles = await page.locator('.log-hands .card-title').allTextContents();
  return [...new Set(titles.flatMap((title) => [title, title.toLowerCase().replaceAll(' ', '-')]))];
}

const PHONE = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] };

/** A phone of its own, with its own dice. */
export async function phone(browser: Browser, baseURL: string | undefined, seed: number): Promise<Page> {
  const page = await (await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) })).newPage();
  await page.addInitScript(markAwake);
  await sameChance(page, seed);
  return page;
}

const COMPUTERS = /East Europe|West Europe/;
/** What the computer has done so far. */
const byComputers = (page: Page): Promise<number> =>
  page
    .locator('.log li')
    .filter({ has: page.locator('.badge', { hasText: COMPUTERS }) })
    .count();

async function handByFile(from: Page, to: Page): Promise<void> {
  const download = from.waitForEvent('download');
  await from.getByRole('button', { name: 'Save as a file' }).click();
  const buffer = readFileSync(await (await download).path());
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await to.locator('.hand-on input[type="file"]').setInputFiles(file);
}

const saidOf = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const keptOn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('tabularium:by-link'));

/** Somebody who looks at what a phone shows. */
type Look = (page: Page, what: string) => Promise<void>;

/** A game of Nero with two people and two computers, handed on so many times, every fourth time by file; and all that may go wrong on the way. */
export async function twoPhones(
  browser: Browser,
  baseURL: string | undefined,
  times: number,
  look: Look = async () => {},
): Promise<void> {
  const [anna, jon] = [await phone(browser, baseURL, 1), await phone(browser, baseURL, 1000)];
  const words = new Map([
    [anna, 'plum'],
    [jon, 'fig'],
  ]);
  // Between any two decisions of people the computer has one.
  await begin(anna, ['person', 'easy', 'link', 'easy']);
  await playOn(anna, 'plum');
  await look(anna, 'handing it on');
  const first = await linkFrom(anna);
  expect(first.length).toBeLessThan(1500);

  // Jon sits down where nobody sits yet, and is shown what has happened; his address is his own at once.
  await jon.goto(first);
  const sides = jon.getByRole('region', { name: 'Which side is yours?' });
  await expect(sides).toBeVisible();
  expect(jon.url()).not.toContain('letter=');
  await look(jon, 'which side');
  await sides.getByRole('button', { name: /free/ }).first().click();
  await look(jon, 'the word of a seat');
  await giveWord(jon, 'fig');
  const since = jon.getByRole('region', { name: 'What has happened since your last move' });
  await expect(since).toContainText('Your move.');
  await since.getByRole('button', { name: /^Show/ }).click();
  await expect(since).toContainText('Central Europe places a Legion');
  await look(jon, 'step by step');
  await since.getByRole('button', { name: 'To your move' }).click();
  await playOn(jon, 'fig');

  const links = [first];
  const thought = new Map([
    [anna, 0],
    [jon, 0],
  ]);
  let [from, to, tried] = [jon, anna, false];
  for (let given = 2; given <= times; given++) {
    if (given % 4 === 0) await handByFile(from, to);
    else {
      links.push(await linkFrom(from));
      await follow(to, links.at(-1)!);
    }
    const gestures = (await branch(from).sheet.getAttribute('data-gestures'))!;
    await expect(branch(to).sheet).toHaveAttribute('data-gestures', gestures);
    await look(to, `handed on ${given} times`);
    // The view of a seat opens by its own word alone.
    if (!tried && (await to.locator('.seat-word').count()) > 0) {
      await to.locator('.seat-word input').fill('pear');
      await to.getByRole('button', { name: 'Show my cards' }).click();
      await expect(saidOf(to, 'password.')).toBeVisible();
      await look(to, 'a wrong word');
      tried = true;
    }
    const before = await byComputers(to);
    await playOn(to, words.get(to)!);
    thought.set(to, thought.get(to)! + (await byComputers(to)) - before);
    [from, to] = [to, from];
  }
  expect(tried).toBe(true);
  expect(links).toHaveLength(times - Math.floor(times / 4));
  // The computer has gone on with its seats on whichever phone held the game.
  expect(Math.min(...thought.values())).toBeGreaterThan(0);

  // Neither the address nor any storage holds a card of a hand in clear; what a list tells is there.
  const hands = [...(await cardsOf(anna)), ...(await cardsOf(jon))];
  expect(hands.length).toBeGreaterThan(3);
  for (const page of [anna, jon]) {
    const lies = await liesAbout(page);
    expect(lies).toContain('tabularium:by-link');
    expect(hands.filter((card) => lies.toLowerCase().includes(card.toLowerCase()))).toEqual([]);
    expect(lies).not.toContain('deal,');
  }

  // A link that was cut and one of another game are told in a sentence.
  const gestures = await branch(anna).sheet.getAttribute('data-gestures');
  const [kept, table] = [await keptOn(anna), anna.url()];
  await open(anna, links[1]!.slice(0, -7));
  await expect(saidOf(anna, 'cut off or changed on the way')).toBeVisible();
  await look(anna, 'a link that was cut');
  await open(anna, links[1]!.replace(NEW_GAME, '/hamilcar/games/new/'));
  await expect(saidOf(anna, 'belongs to another game')).toBeVisible();
  await look(anna, 'a link of another game');
  expect(await keptOn(anna)).toBe(kept);
  // An old link opens the newer course, and says so.
  await open(anna, links[1]!);
  await expect(branch(anna).sheet).toHaveAttribute('data-gestures', gestures!);
  await expect(anna.getByText('This link is out of date')).toBeVisible();
  await expect(anna).toHaveURL(table);
  await look(anna, 'an old link');
  // It is listed with its board and whose turn it is, and opens from there.
  const his = await branch(jon).sheet.getAttribute('data-gestures');
  await open(jon, '/nero/games/');
  const mine = jon.getByRole('region', { name: 'My games' });
  await expect(mine.locator('.my-game-board .pieces').first()).toBeVisible();
  await look(jon, 'my games');
  await mine.getByRole('link', { name: /Waiting for|Your move/ }).click();
  await expect(branch(jon).sheet).toHaveAttribute('data-gestures', his!);
  for (const page of [anna, jon]) await page.context().close();
}
