/**
 * One journey a game in Firefox, over the built site: a chapter, a calculator that answers a change, a sample that steps, and a
 * new game played on the board.
 * Gets a Firefox from the system's packages as root; where none can be had it says so, and nothing is proved.
 */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Page } from 'puppeteer-core';
import { siteServer } from '../../src/cli/site-server.ts';
import { GAMES } from '../../src/games/index.ts';
import { decideIn } from '../e2e/decide-in.ts';
import { install, onPath } from '../support/browser.ts';

export interface Journeys {
  /** Undefined where there is no Firefox. */
  readonly version?: string;
  readonly games: number;
  readonly problems: readonly string[];
}

function firefox(): string | undefined {
  const found = () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox');
  return found() ?? (install('firefox-esr') ? found() : undefined);
}

const samplesOf = (game: string): string[] =>
  globSync(`dist/${game}/games/*/index.html`)
    .sort()
    .map((file) => file.slice('dist'.length, -'index.html'.length));

/** Decisions that are taken on the board. */
const DECISIONS = 12;

/** Everything has come before the page is left: Firefox complains of what was still on its way. */
const WHOLE = { waitUntil: 'networkidle0' } as const;

async function journey(page: Page, origin: string, game: string): Promise<void> {
  await page.goto(`${origin}/${game}/rules/`, WHOLE);
  await page.waitForSelector('main h1');
  await page.goto(`${origin}/${game}/odds/`, WHOLE);
  const first = await page.$eval(`main a[href*="/${game}/odds/"]`, (a) => (a as HTMLAnchorElement).href);
  await page.goto(first, WHOLE);
  await page.waitForSelector('.answer');
  const before = await page.$eval('main', (e) => e.textContent);
  const step = await page.waitForSelector('button[aria-label^="Increase "]:not([disabled])', { timeout: 15_000 });
  // In the middle of the screen, where the tabs at its foot are not over it.
  await step!.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await step!.click();
  await page.waitForFunction((old) => document.querySelector('main')!.textContent !== old, {}, before);
  const sample = samplesOf(game)[0];
  if (!sample) return;
  await page.goto(`${origin}${sample}#step-1`, WHOLE);
  await page.waitForSelector('.player');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash === '#step-2', { timeout: 15_000 });
  await page.waitForNetworkIdle();
  await page.goto(`${origin}/${game}/games/new/`, WHOLE);
  await page.locator('::-p-aria([name="Play from here"][role="button"])').click();
  await page.waitForSelector('.branch-sheet .asks');
  const { decisions, broken } = await page.evaluate(decideIn, [0, DECISIONS] as const);
  if (decisions < DECISIONS || broken.length > 0) throw new Error(`${decisions} decisions: ${broken.join('; ')}`);
  await page.waitForNetworkIdle();
}

export async function journeys(): Promise<Journeys> {
  const executablePath = firefox();
  if (!executablePath) return { games: 0, problems: [] };
  const server = siteServer({ folder: 'dist', base: '/' }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const problems: string[] = [];
  try {
    for (const game of GAMES) {
      const page = await browser.newPage();
      await page.setViewport({ width: 390, height: 844 });
      page.on('pageerror', (error) => problems.push(`${game}: ${String(error)}`));
      await journey(page, origin, game).catch((error: Error) => problems.push(`${game}: ${error.message}`));
      await page.close();
    }
    return { version: await browser.version(), games: GAMES.length, problems };
  } finally {
    await browser.close();
    server.close();
  }
}

if (import.meta.filename === process.argv[1]) {
  const found = await journeys();
  console.log(JSON.stringify(found, null, 2));
  process.exit(found.problems.length > 0 ? 1 : 0);
}
