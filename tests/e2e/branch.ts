/** A branch as its reader sees it: what is asked, what may be tapped, what was done. */
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
    undo: page.getByRole('button', { name: /^Take back/ }),
    lane: page.locator('.branch-lane'),
    hands: page.locator('.player-side'),
    problem: sheet.locator('.player-problem'),
  };
};

export async function ask(page: Page, name: 'What if' | 'Play from here' = 'What if'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(branch(page).asks).toBeVisible();
}

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** In the page: one tap, on one or another of what is offered, up to the frame that shows what came of it. */
async function tapIn([nth, i]: readonly [nth: number, i: number]) {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
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
  const tapped = offered[(nth * 7 + i * 3) % offered.length];
  const says = tapped?.textContent ?? '';
  tapped?.click();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const sheet = document.querySelector<HTMLElement>('.branch-sheet');
  const [room, asks] = [sheet, sheet?.querySelector('.asks')].map((e) => e?.getBoundingClientRect() ?? new DOMRect());
  return {
    says: says.slice(0, 40),
    gestures: sheet?.dataset['gestures'],
    /** Whether what is asked now stands whole in the sheet. */
    asked: asks!.top >= room!.top && asks!.bottom <= Math.min(room!.bottom, innerHeight),
    /** Whether it lit where a piece may go. */
    lit: sheet?.dataset['about'] === 'piece',
    wide: document.documentElement.scrollWidth,
  };
}

interface Tap {
  readonly says: string;
  /** Whether it lit where a piece may go, and did nothing else. */
  readonly lit: boolean;
  readonly asked: boolean;
  /** What the page's thread did for it, in ms of its own time, which no other process takes part in. */
  readonly work: number;
}

/** Takes so many decisions tap by tap, and tells what work each tap was up to the frame that shows it; a slow one that lit something is tried again. */
export async function tapAll(
  page: Page,
  many: number,
  slow: number,
): Promise<{ readonly taps: Tap[]; readonly wide: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  const taps: Tap[] = [];
  let [wide, gestures] = [0, await branch(page).sheet.getAttribute('data-gestures')];
  for (let nth = 0; nth < many; nth++) {
    const before = gestures;
    for (let i = 0; gestures === before && i < 9; i++) {
      const tap = async () => {
        const began = await spent();
        const found = await page.evaluate(tapIn, [nth, i] as const);
        const work = (await spent()) - began;
        wide = Math.max(wide, found.wide);
        gestures = found.gestures ?? null;
        return { ...found, lit: found.lit && gestures === before, work };
      };
      let best = await tap();
      // A neighbour on the same core slows this one down: of three tries the best counts.
      for (let more = 0; best.lit && best.work > slow && more < 2; more++) {
        await page.keyboard.press('Escape');
        const again = await tap();
        if (again.lit && again.work < best.work) best = again;
      }
      taps.push(best);
    }
  }
  return { taps, wide };
}

/** In the page: taps one or another of what is offered until so many gestures are played. */
async function decideIn([first, many]: readonly [nth: number, many: number]) {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
  const gestures = () => document.querySelector<HTMLElement>('.branch-sheet')?.dataset['gestures'];
  const isOver = () => document.querySelector('.branch-sheet[data-over]') !== null;
  /** What axe finds at this moment, where a test has brought it along. */
  const look = async (): Promise<string[]> => {
    const { axe } = window as unknown as { axe?: { run: (css: string, how: object) => Promise<Found> } };
    const found = await axe?.run('.player', { resultTypes: ['violations'], elementRef: false });
    return (found?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  const broken = new Set<string>();
  let [taps, wide, decisions] = [0, 0, 0];
  for (let nth = first; nth < first + many && !isOver(); nth++) {
    const before = gestures();
    for (let i = 0; gestures() === before && i < 9; i++) {
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
      taps++;
      await new Promise((done) => setTimeout(done));
    }
    decisions++;
    wide = Math.max(wide, document.documentElement.scrollWidth);
    if (gestures() === before) broken.add(`${nth}: stuck at ${document.querySelector('.asks')?.textContent}`);
    if (all('.lost').length > 0) broken.add(`${nth}: part of the page was lost`);
    for (const one of await look()) broken.add(one);
  }
  return { taps, wide, decisions, broken: [...broken] };
}

/** Takes so many decisions, these or others: how many taps that took, and how wide the page was at its widest. */
export const decideAll = (page: Page, many: number, first = 0) => page.evaluate(decideIn, [first, many] as const);

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
