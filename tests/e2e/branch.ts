/** A branch as its reader sees it: what is asked, what may be tapped, what was done. */
import { decideIn } from './decide-in.ts';
import { expect, type Locator, type Page, plain } from './site.ts';

export const LESSON = '/nero/games/battle-over-roma/';

export const branch = (page: Page) => {
  const sheet = page.locator('.branch-sheet');
  return {
    sheet,
    asks: sheet.locator('.asks'),
    rows: sheet.locator('.choice-tap'),
    /** Go, Roll, Deal: what most want. */
    play: page.locator('.branch-play.player-next'),
    /** To pass, to end, to stop. */
    closing: page.locator('.branch-play:not(.player-next)'),
    cards: page.locator('.hand-card'),
    undo: page.getByRole('button', { name: /^(?:Take|Cannot take) back/ }),
    lane: page.locator('.branch-lane'),
    hands: page.locator('.player-side'),
    problem: sheet.locator('.player-problem'),
  };
};

export async function ask(page: Page, name: 'What if' | 'Play from here' = 'What if'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(branch(page).asks).toBeVisible();
}

/** Takes so many decisions, these or others: how many taps that took, and how wide the page was at its widest. */
export const decideAll = (page: Page, many: number, first = 0) => page.evaluate(decideIn, [first, many] as const);

/** In the page: takes back one gesture after the other, as long as there is one; how many those were. */
async function takeBackIn(): Promise<number> {
  const undo = () => document.querySelector<HTMLButtonElement>('button[aria-label^="Take back"]:not(:disabled)');
  const gestures = () => document.querySelector<HTMLElement>('.branch-sheet')?.dataset['gestures'];
  let taken = 0;
  for (; undo(); taken++) {
    const before = gestures();
    undo()!.click();
    for (let i = 0; i < 200 && gestures() === before; i++) await new Promise((done) => setTimeout(done));
    if (gestures() === before) break;
  }
  return taken;
}

export const takeAllBack = (page: Page): Promise<number> => page.evaluate(takeBackIn);

/** Takes a decision, one or another. */
export async function act(page: Page, nth: number): Promise<void> {
  const { sheet } = branch(page);
  const before = await sheet.getAttribute('data-gestures');
  await decideAll(page, 1, nth);
  await expect(sheet).not.toHaveAttribute('data-gestures', before!);
}

/** Their words, without what comes later. */
const withoutFigures = (all: Locator): Promise<string[]> =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const late of copy.querySelectorAll('[data-figure], .figure-mark')) late.remove();
      return copy.textContent ?? '';
    }),
  );

/** All that a branch shows: how long it is, what is asked, every choice, every hand. */
export async function standing(page: Page): Promise<string[]> {
  const { sheet, asks, hands, rows, closing } = branch(page);
  await expect(asks).toBeVisible();
  const texts = await Promise.all([
    asks.allTextContents(),
    hands.allTextContents(),
    withoutFigures(rows),
    withoutFigures(closing),
  ]);
  return [(await sheet.getAttribute('data-gestures'))!, ...texts.flat().map(plain)];
}

/** Opens the address of a branch in a second browser: it shows the same, as soon as the last action stands in it. */
export const expectSame = (page: Page, second: Page): Promise<void> =>
  expect(async () => {
    await second.goto(page.url());
    expect(await standing(second)).toEqual(await standing(page));
  }).toPass();

/** The same chance every time. */
export const sameChance = (page: Page, first = 1): Promise<unknown> =>
  page.addInitScript((start) => {
    let seed = start;
    crypto.getRandomValues = (list) => {
      new Int32Array(list!.buffer).fill(seed++);
      return list;
    };
  }, first);

/** No figure is counted beside any option: for what claims nothing of them. Counting takes most of the time of a game. */
export const uncounted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onmessage = null;
      onmessageerror = null;
      onerror = null;
      postMessage(): void {}
      terminate(): void {}
    };
  });
