/** Two phones and one game: who plays on each, how it is handed on, and what lies about of it on a phone. */
import { branch } from './branch.ts';
import { expect, open, type Page } from './site.ts';

export const NEW_GAME = '/nero/games/new/';

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
export async function giveWord(page: Page, word: string): Promise<void> {
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
export async function linkFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link on a phone that may show the game already. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/&table=/);
}

/** All that somebody who looks into the phone finds: the address, and every kind of storage. */
export const liesAbout = (page: Page): Promise<string> =>
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
export async function cardsOf(page: Page): Promise<string[]> {
  const titles = await page.locator('.log-hands .card-title').allTextContents();
  return [...new Set(titles.flatMap((title) => [title, title.toLowerCase().replaceAll(' ', '-')]))];
}
