/** The project's own server: says where it is, or in one sentence why it cannot be there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { HARMLESS } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE = process.env['OUT_DIR'] ?? 'dist';
const SUBFOLDER = process.env['SITE_BASE_DIR'] ?? 'dist-base';

interface Server {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
}

/** Servers end with the test that began them. */
const test = base.extend<{ serve: (env: NodeJS.ProcessEnv) => Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is needed from the pattern
  serve: async ({}, use) => {
    const children: ChildProcess[] = [];
    await use((env) => {
      const child = spawn(process.execPath, ['src/cli/serve.ts'], { cwd: ROOT, env: { ...process.env, ...env } });
      children.push(child);
      let [said, complained] = ['', ''];
      child.stdout.on('data', (chunk) => {
        said += chunk;
      });
      child.stderr.on('data', (chunk) => {
        complained += chunk;
      });
      return { child, said: () => said, complained: () => complained };
    });
    for (const child of children) child.kill();
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const ended = async ({ child }: Server): Promise<number | null> =>
  child.exitCode ?? ((await once(child, 'exit'))[0] as number | null);

test('a port that is taken gives one sentence that says what to do, and exit code 1', async ({ serve }) => {
  const PORT = String(await freePort());
  const first = serve({ PORT, OUT_DIR: SITE });
  await expect.poll(first.said).toContain(`http://localhost:${PORT}/`);
  const second = serve({ PORT, OUT_DIR: SITE });
  expect(await ended(second)).toBe(1);
  expect(second.complained().trim()).toMatch(new RegExp(`^Port ${PORT} is taken\\..*PORT=${Number(PORT) + 1}`));
  expect(second.complained().trim().split('\n')).toHaveLength(1);
  expect(second.said()).toBe('');
  expect((await fetch(`http://localhost:${PORT}/`)).status).toBe(200);
});

test('a port that is none, and a folder without a site, are told in one sentence', async ({ serve }) => {
  const wrong = serve({ PORT: 'via appia', OUT_DIR: SITE });
  expect(await ended(wrong)).toBe(1);
  expect(wrong.complained()).toBe('PORT must be a whole number from 1 to 65535, not "via appia".\n');
  const empty = serve({ OUT_DIR: 'no-such-folder' });
  expect(await ended(empty)).toBe(1);
  expect(empty.complained()).toMatch(/^There is no built site in no-such-folder\. Run "npm run build" first\.\n$/);
});

test('it stands open to this machine alone, unless HOST opens it and it says where', async ({ serve }) => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const PORT = String(await freePort());
  const alone = serve({ PORT, OUT_DIR: SITE, HOST: '' });
  await expect.poll(alone.said).toBe(`Tabularium is at http://localhost:${PORT}/\n`);
  for (const address of others) await expect(fetch(`http://${address}:${PORT}/`)).rejects.toThrow();
  alone.child.kill();
  await ended(alone);

  const open = serve({ PORT, OUT_DIR: SITE, HOST: '0.0.0.0' });
  await expect.poll(open.said).toContain(`Tabularium is at http://localhost:${PORT}/\n`);
  for (const address of others) {
    await expect.poll(open.said).toContain(`For phones on your network: http://${address}:${PORT}/\n`);
    expect((await fetch(`http://${address}:${PORT}/`)).status).toBe(200);
  }

  const nowhere = serve({ PORT, OUT_DIR: SITE, HOST: '203.0.113.7' });
  expect(await ended(nowhere)).toBe(1);
  expect(nowhere.complained()).toBe(
    'HOST must be an address of this machine, or 0.0.0.0 for all of them, not "203.0.113.7".\n',
  );
});

test('what is not there is answered with 404 and the page that says so', async ({ request }) => {
  for (const path of [
    '/no/such/shelf/',
    '/sword-of-rome/rules/none/',
    '/_astro/none.js',
    '/../package.json',
    '/%2e%2e/package.json',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Nothing is filed here');
  }
});

test('files are handed out as what they are', async ({ request }) => {
  const kind = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await kind('/')).toContain('text/html');
  expect(await kind('/rules-index.json')).toContain('application/json');
  expect(await kind('/icon.svg')).toContain('image/svg+xml');
});

test('in a subfolder the site works like at the root, with a game that was just added', async ({ serve, page }) => {
  test.skip(!existsSync(resolve(ROOT, SUBFOLDER, 'index.html')), `${SUBFOLDER} is not built`);
  const PORT = String(await freePort());
  const server = serve({ PORT, OUT_DIR: SUBFOLDER, BASE_PATH: '/shelf/tabularium/' });
  await expect.poll(server.said).toContain(`http://localhost:${PORT}/shelf/tabularium/`);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!HARMLESS.test(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`http://localhost:${PORT}/`);
  await expect(page).toHaveURL(`http://localhost:${PORT}/shelf/tabularium/`);
  await page.getByRole('main').getByRole('link', { name: 'The Sword of Rome 386' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fight/ })
    .click();
  await page.getByRole('button', { name: 'Increase Attacker tactics' }).click();
  await expect(page).toHaveURL(`http://localhost:${PORT}/shelf/tabularium/sword-of-rome/odds/battle/?v=1&at=1`);
  await expect(page.locator('[data-asleep] canvas')).toHaveCount(0);
  await page.locator('canvas').first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.goto(`http://localhost:${PORT}/shelf/tabularium/salt-road/odds/siege/`);
  await page.getByRole('button', { name: 'Increase Siege points so far' }).click();
  await expect(page.getByRole('main')).toContainText('16.7%');
  expect(complaints).toEqual([]);
});
