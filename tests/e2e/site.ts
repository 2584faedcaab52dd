/** What every browser test starts from: a page under watch, the way to open one, and what the calculators show. */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';

export { expect };

/** Marks each island whose controls work, since a page shows its form before they do. */
export const markAwake = () =>
  document.addEventListener('tabularium:awake', (event) => {
    (event.target as Element).closest('astro-island')?.setAttribute('data-awake', '');
  });

/** The offline worker is left out of these tests, which the runner tells the page's reader. */
export const HARMLESS = /Service Worker registration blocked by Playwright/;

interface Watched {
  /** What a test expects the browser to complain about; anything else fails it. */
  readonly allowed: RegExp[];
}

/** Whatever a test is about: no page may complain, and none may call anyone else. */
export const test = base.extend<Watched>({
  allowed: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = [HARMLESS];
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error()}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
          complaints.push(`a request to ${request.url()}`);
      });
      await context.addInitScript(markAwake);
      await use(allowed);
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export async function isAwake(page: Page): Promise<void> {
  // After a click the page may still be on its way: what has not come yet is no more awake than what sleeps.
  const asleep = () =>
    document.readyState === 'loading' ||
    document.querySelector(':is(astro-island[opts*="now"], astro-island[opts*="page"]):not([data-awake])') !== null;
  // A calculator's page sleeps until its reader does anything; a move before it listens goes unheard.
  for (let x = 1; await page.evaluate(asleep).catch(() => true); x = 3 - x) {
    await page.mouse.move(x, 1);
    await page.waitForTimeout(20);
  }
}

/** Opens a page and waits until the controls that work at once do. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAwake(page);
}

export const BATTLE = '/sword-of-rome/odds/battle/';
export const MARCH_PAST = '/sword-of-rome/odds/march-past/';
export const FORCE_RATIO = '/sword-of-rome/odds/force-ratio/';
export const COMBAT = '/sword-of-rome/rules/combat/';

/** The folder of the built site. */
export const SITE = resolve(import.meta.dirname, '../..', process.env['OUT_DIR'] ?? 'dist');

/** Every page of the built site. */
export function everyPage(): string[] {
  return globSync('**/*.html', { cwd: SITE })
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

export const isCalculator = (path: string): boolean => /^\/[^/]+\/odds\/[^/]+\/$/.test(path);

/** Chapters are of one kind, and so are the same pages of all games. */
export function kindOf(path: string): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  const game = GAMES.some((id) => id === first) ? 'game' : first;
  return [game, second && game !== 'game' ? 'page' : second, third && 'page'].join('/');
}

const sizeOf = (path: string): number => statSync(join(SITE, path.endsWith('/') ? `${path}index.html` : path)).size;
export const bySize = (paths: readonly string[]): string[] => paths.toSorted((a, b) => sizeOf(a) - sizeOf(b));

/** A calculator as its reader sees it, on a page of its own or inside another. */
export const calculator = (place: Page | Locator) => {
  const section = (title: string) =>
    place.locator('.results section').filter({ has: place.getByRole('heading', { name: title, exact: true }) });
  return {
    figure: place.locator('.answer .figure strong'),
    sentence: place.locator('.answer .sentence'),
    problem: place.locator('.answer').getByRole('alert'),
    field: (label: string) => place.getByRole('textbox', { name: new RegExp(`^${label}( \\d|$)`) }),
    more: (label: string) => place.getByRole('button', { name: `Increase ${label}`, exact: true }),
    less: (label: string) => place.getByRole('button', { name: `Decrease ${label}`, exact: true }),
    flag: (label: string) => place.getByRole('checkbox', { name: new RegExp(`^${label}`) }),
    choice: (label: string) => place.getByRole('combobox', { name: new RegExp(`^${label}( \\d|$)`) }),
    /** One of a few options that stand side by side. */
    option: (label: string, name: string) =>
      place.getByRole('radiogroup', { name: new RegExp(`^${label}`) }).getByRole('radio', { name, exact: true }),
    press: (name: string) => place.getByRole('button', { name, exact: true }).click(),
    section,
    /** The columns of the cases side by side. */
    pins: place.locator('.tray .columns thead th'),
    changes: section('What one change is worth').getByRole('button'),
  };
};

/** The chance that a side wins 3d6 against 3d6 with so much added to its roll, one by one over all 46,656 rolls. */
export function winChance(modifier: number, places = 0): string {
  const totals = [1, 2, 3, 4, 5, 6].flatMap((a) =>
    [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => a + b + c)),
  );
  const won = totals.reduce((n, mine) => n + totals.filter((theirs) => mine + modifier > theirs).length, 0);
  return `${((won / totals.length ** 2) * 100).toFixed(places)}%`;
}

/** Text with its runs of spaces as single ones. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Size as it travels at best, in bytes. */
export const zipped = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length;

/** Opens everything folded, so that what is checked is all that can be seen. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true;
    // What is drawn only when it comes near has no place of its own until then, and would seem to lie over its neighbours.
    for (const late of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(late).contentVisibility === 'auto') late.style.contentVisibility = 'visible';
  });

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export type { Locator, Page };
