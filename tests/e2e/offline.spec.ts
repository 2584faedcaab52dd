/** Without a network: the server is stopped, and every page, calculator, search and table still works. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { act, ask, expectSame, LESSON, standing } from './branch.ts';
import { byKeys, playScreen } from './lesson.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = resolve(ROOT, process.env['OUT_DIR'] ?? 'dist');
const PORT = 4391;
const DESK = { width: 1280, height: 800 } as const;
const HOME = `http://localhost:${PORT}/`;

base.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
base.describe.configure({ mode: 'serial' });

let server: ChildProcess;
const start = async (folder = DIST) => {
  const env = { ...process.env, PORT: String(PORT), OUT_DIR: folder };
  server = spawn(process.execPath, ['src/cli/serve.ts'], { cwd: ROOT, env });
  await once(server.stdout!, 'data');
};
const stop = async () => {
  if (server.exitCode !== null || server.signalCode) return;
  server.kill();
  await once(server, 'exit');
};
base.beforeAll(() => start());
base.afterAll(stop);

const ready = async (page: Page) => {
  await page.goto(HOME);
  await expect(page.locator('[data-offline]')).toContainText('Ready for offline use', { timeout: 30_000 });
};

base(
  'the status line tells version, date and size; then the server is stopped: everything opens, a game is stepped, a branch of it is the same in a second browser, and the lesson can be taken',
  async ({ page, browser }) => {
    base.setTimeout(120_000);
    const second = await (await browser.newContext({ serviceWorkers: 'allow', viewport: DESK })).newPage();
    await Promise.all([page, second].map(ready));
    await expect(page.locator('[data-offline]')).toHaveText(
      /^Ready for offline use: version \w{8} of \d{4}-\d\d-\d\d, \d+\.\d MB on this device\.$/,
    );
    await stop();
    await expect(fetch(HOME)).rejects.toThrow();

    const pages = globSync('sitemap-*.xml', { cwd: DIST })
      .flatMap((file) => [...readFileSync(resolve(DIST, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)])
      .map(([, address]) => new URL(address!).pathname)
      .filter((path) => !path.endsWith('.xml'));
    expect(pages.length).toBeGreaterThan(80);
    // In one page and by fetch for all, since a hundred navigations would take minutes; then some for real.
    const answers = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(
            async (path) =>
              [path, (await fetch(path)).status, (await (await fetch(path)).text()).includes('<h1')] as const,
          ),
        ),
      pages,
    );
    expect(answers.filter(([, status, whole]) => status !== 200 || !whole)).toEqual([]);
    for (const path of ['', 'sword-of-rome/', 'sword-of-rome/rules/combat/', 'nero/rules/battle/', 'method/']) {
      await page.goto(HOME + path);
      await expect(page.locator('h1')).toBeVisible();
    }

    await page.goto(`${HOME}sword-of-rome/odds/battle?v=1&a=8&d=4`);
    await expect(page.locator('.answer .sentence')).toContainText('33,621 of 46,656');
    // A shared address changes the page, so that its parts are drawn anew.
    await expect(page.locator('[data-asleep] .canvas')).toHaveCount(0);
    await page.locator('.canvas canvas').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.canvas canvas').evaluate((c: HTMLCanvasElement) => c.width))
      .toBeGreaterThan(300);
    await page.goto(`${HOME}sword-of-rome/odds/siege/`);
    const figure = page.locator('.answer .figure strong');
    const shipped = await figure.textContent();
    await page.goto(`${HOME}sword-of-rome/tables/index.html`);
    await expect(page.locator('h1')).toHaveText('Tables');
    const siege = page.locator('#siege');
    await siege.getByRole('button', { name: 'Enter what your card says' }).click();
    await siege.getByRole('textbox', { name: 'Siege and subjugation: 6, Points' }).fill('2');
    await page.keyboard.press('Enter');
    await page.goto(`${HOME}sword-of-rome/odds/siege/`);
    await expect(figure).not.toHaveText(shipped!);
    const own = await figure.textContent();
    await page.reload();
    await expect(figure).not.toHaveText(shipped!);
    await expect(figure).toHaveText(own!);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('overrun');
    await expect(page.locator('#find').getByRole('option').first()).toContainText('12.2.1');
    await page.goto(`${HOME}no/such/page/`);
    await expect(page.locator('h1')).toHaveText('Nothing is filed here');

    await page.setViewportSize(DESK);
    await page.goto(`${HOME}${LESSON.slice(1)}`);
    await expect(page.locator('.player[data-awake]')).toBeVisible();
    for (let at = 1; at <= 4; at++) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.player-count b')).toHaveText(String(at));
    }
    await ask(page);
    for (let i = 0; i < 10; i++) await act(page, i * 3 + 1);
    await expectSame(page, second);
    expect((await standing(second))[0]).toBe('10');
    await second.goto(`${HOME}sword-of-rome/learn/`);
    await second.locator('.lesson-player[data-ready]').waitFor();
    await playScreen(second, byKeys);
    await second.locator('.lesson-next').press('Enter');
    await expect(second.locator('.lesson-progress [aria-current]')).toHaveText('2');
    await second.context().close();
  },
);

base('a new version waits until the reader takes it, and nothing typed is lost', async ({ page }) => {
  base.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  cpSync(DIST, folder, { recursive: true });
  await stop();
  await start(folder);
  await ready(page);
  await page.goto(`${HOME}sword-of-rome/odds/battle/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const tactics = page.getByRole('textbox', { name: /^Attacker tactics/ });
  // The worker has just taken the page over; what is typed that very moment is the matter of wake.spec.
  await expect(async () => {
    await tactics.fill('2');
    await tactics.fill('3');
    await expect(page).toHaveURL(/at=3/, { timeout: 2000 });
  }).toPass();

  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, file), text.replace(from, to));
    // A build writes the zipped copies anew too.
    for (const copy of globSync(`${file}.{br,gz}`, { cwd: folder })) rmSync(join(folder, copy));
  };
  change('sword-of-rome/odds/battle/index.html', /<h1>Battle</, '<h1>Battle, newer<');
  change('sw.js', /"version":"\w+"/, '"version":"newer"');
  change('sw.js', /(\["\/sword-of-rome\/odds\/battle\/",)"\w+"/, '$1"newer"');
  // Scripts have other names in another version: those of the one before are gone.
  const [gone] = globSync('_astro/open-find.*.js', { cwd: folder });
  for (const file of globSync(`${gone}*`, { cwd: folder })) rmSync(join(folder, file));
  change('sw.js', /\["\/_astro\/open-find\.[^\]]+\],/, '');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = page.getByRole('button', { name: 'Use the new version' });
  await expect(take).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('h1')).toHaveText('Battle');
  await expect(tactics).toHaveValue('3');

  const left = await page.context().newPage();
  await left.goto(`${HOME}nero/rules/`);
  await expect(left.locator('[data-offline]')).toContainText('Ready for offline use');
  await take.click();
  await expect(page.locator('h1')).toHaveText('Battle, newer');
  await expect(tactics).toHaveValue('3');

  // Another page that was open meanwhile is of the version before, and says so.
  const note = left.getByRole('alert').filter({ hasText: 'The site was updated while this page was open.' });
  await expect(note).toBeVisible();
  await expect(left.locator('[data-offline]')).not.toContainText('Ready for offline use');
  await left.keyboard.press('Control+k');
  await expect(left.locator('#find').getByRole('alert')).toContainText('The site was updated');
  await left.keyboard.press('Escape');
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(left.getByRole('alert')).toHaveCount(0);
  await expect(left.locator('[data-offline]')).toContainText('version newer');
  rmSync(folder, { recursive: true });
});
