/** Draws the pictures that stand beside a shared link, one a game and one for the site, into public/share/. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { coverOf } from '../../src/components/cover.ts';
import { shortName } from '../../src/components/names.ts';
import { accentOf } from '../../src/games/index.ts';
import { allGames, type Game } from '../../src/gate/game.ts';
import { ensureBrowser } from './browser.ts';

const SIZE = { width: 1200, height: 630 };
const OUT = resolve(import.meta.dirname, '../../public/share');
const STYLES = readFileSync(resolve(import.meta.dirname, '../../src/styles/accents.css'), 'utf8');
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
);

/** The ground of a game's doors, as its style says. */
function groundOf(game: Game): string {
  const [, colour] =
    new RegExp(`data-accent="${accentOf(game.id)}"\\][^}]*--door: light-dark\\((#\\w+)`).exec(STYLES) ?? [];
  if (!colour) throw new RangeError(`${game.id}: accents.css has no ground for its accent`);
  return colour;
}

const pictureOf = (game: Game): string => `data:image/svg+xml,${encodeURIComponent(coverOf(game) ?? '')}`;

const page = (body: string): string => `<!doctype html><style>
  @font-face { font-family: Told; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}); }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; display: flex; overflow: hidden; font: 600 72px/1.1 Told; color: #fff; }
  .side { position: relative; flex: 1; overflow: hidden; }
  .side img { position: absolute; height: 100%; right: 0; }
  h1 { position: absolute; left: 72px; bottom: 116px; margin: 0; font-size: 92px; max-width: 760px; }
  p { position: absolute; left: 72px; bottom: 56px; margin: 0; font: 400 34px Told; }
  .fade { mask-image: linear-gradient(to right, transparent, #000 55%); }
</style>${body}`;

const ofGame = (game: Game): string =>
  page(`<div class="side" style="background:${groundOf(game)}"><img class="fade" src="${pictureOf(game)}">
    <h1>${shortName(game)}</h1><p>Rules, exact odds, games step by step</p></div>`);

const ofSite = (games: readonly Game[]): string =>
  page(
    `${games.map((game) => `<div class="side" style="background:${groundOf(game)}"><img style="right:-130px" src="${pictureOf(game)}"></div>`).join('')}
    <div style="position:absolute;inset:auto 0 0;height:230px;background:#1d1a16"></div>
    <h1 style="bottom:104px">Tabularium</h1><p style="bottom:48px">Rules and exact odds for four wargames of Rome</p>`,
  );

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath });
const sheet = await browser.newPage({ viewport: SIZE });
const games = allGames();
for (const [name, html] of [['site', ofSite(games)], ...games.map((game) => [game.id, ofGame(game)])] as const) {
  await sheet.setContent(html!, { waitUntil: 'load' });
  await sheet.evaluate(() => document.fonts.ready.then(() => undefined));
  await sheet.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 84 });
}
await browser.close();
