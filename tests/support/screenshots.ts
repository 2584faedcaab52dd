/** Pictures of the main pages of the built site, to look at; with `--readme` the few that the README shows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { ensureBrowser } from './browser.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** What is pressed, one after another, before the picture is taken; then the estimates get time to come. */
  readonly presses?: readonly string[];
}

const PAGES = {
  home: '/',
  ...Object.fromEntries(GAMES.map((game) => [game, `/${game}/`])),
  contents: '/sword-of-rome/rules/',
  combat: '/sword-of-rome/rules/combat/',
  battle: '/sword-of-rome/odds/battle/?v=1&a=10&d=5&at=4&dt=3',
  'march-past': '/sword-of-rome/odds/march-past/?v=1&i=6.3.0_4.2.0',
  'force-ratio': '/sword-of-rome/odds/force-ratio/?v=1&c=8',
  siege: '/sword-of-rome/odds/siege/',
  map: '/sword-of-rome/map/',
  tables: '/sword-of-rome/tables/',
  examples: '/sword-of-rome/examples/',
  step: '/sword-of-rome/games/first-battle/#step-4',
  concept: '/concepts/siege/',
  method: '/method/',
};

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

const every: readonly Shot[] = Object.entries(PAGES).flatMap(([name, path]) =>
  SIZES.flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({ name: `${name}-${size.width}-${theme}`, path, theme, ...size })),
  ),
);

const readme: readonly Shot[] = [
  { name: 'battle-phone', path: PAGES.battle, theme: 'light', width: 360, height: 640 },
  { name: 'step-phone', path: PAGES.step, theme: 'light', width: 360, height: 640 },
  { name: 'map-phone', path: '/hannibal/map/', theme: 'light', width: 360, height: 640 },
  {
    name: 'play-phone',
    path: '/hannibal/games/crossing-the-alps/',
    theme: 'light',
    width: 360,
    height: 640,
    presses: ['text=Play from here', '.hand-card >> nth=0', '.branch-sheet .choice-tap:has-text("Move a General")'],
  },
  { name: 'line-phone', path: '/nero/games/four-emperors/#step-70', theme: 'light', width: 360, height: 760 },
];

/** A port that nothing listens on, so that no other copy of the site is pictured. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The project's own server, once it says where it is. */
function serve(port: number): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, ['src/cli/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, refused) => {
    server.on('exit', () => refused(new Error('The site could not be served.')));
    server.stdout.once('data', () => ready({ server, address: `http://localhost:${port}` }));
  });
}

async function take(browser: Browser, address: string, shot: Shot, file: string): Promise<void> {
  const { width, height, theme } = shot;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    hasTouch: width < 600,
  });
  await page.goto(address + shot.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  for (const press of shot.presses ?? []) await page.locator(press).click();
  if (shot.presses) await page.waitForTimeout(5000);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  await page.close();
  console.log(file);
}

const forReadme = process.argv.includes('--readme');
const folder = join(ROOT, forReadme ? 'tests/support/screenshots' : 'test-results/screenshots');
const { server, address } = await serve(await freePort());
const browser = await chromium.launch({
  executablePath: ensureBrowser().executablePath,
  args: ['--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const shot of forReadme ? readme : every) await take(browser, address, shot, join(folder, `${shot.name}.png`));
} finally {
  await browser.close();
  server.kill();
}
