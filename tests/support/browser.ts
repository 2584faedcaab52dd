/** Which Chromium the browser tests drive: finds one, or else gets one. Run by itself it prints what it found. */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** The browser inside an npm package, for machines where nothing else works; Linux x64 only. */
const PACKAGED = '@sparticuz/chromium@153.0.0';
const packagedFolder = fileURLToPath(new URL('../../node_modules/.cache/packaged-chromium/', import.meta.url));
const packagedTmp = join(packagedFolder, 'tmp');

/** Chromium without windows: Debian has it as a package of its own. */
const SHELL = 'chromium-headless-shell';

interface Found {
  readonly executablePath: string;
  readonly source: string;
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = (...names: string[]): string | undefined =>
  names.flatMap((n) => (process.env['PATH'] ?? '').split(delimiter).map((d) => join(d || '.', n))).find(runs);

export function findBrowser(): Found | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (!runs(asked)) throw new Error(`CHROMIUM_PATH: found "${asked}", expected an executable file.`);
    return { executablePath: asked, source: 'CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (own && runs(own)) return { executablePath: own, source: 'Playwright' };
  const installed = onPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  );
  if (installed) return { executablePath: installed, source: 'installed' };
  const packaged = join(packagedTmp, 'chromium');
  return runs(packaged) ? { executablePath: packaged, source: PACKAGED } : undefined;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`browser: ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, ...env },
    }).status === 0
  );
}

/** From the system's packages. Only root may, and where root runs Playwright's own download would lack system libraries. */
export function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const apt = (...args: string[]) =>
    run('apt-get', ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=240', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  return apt('update') && apt('install', '--no-install-recommends', name);
}

/** Ways to get one, in the order in which they are tried. */
const WAYS: Readonly<Record<string, () => void>> = {
  apt() {
    // The shell draws the same pages in half the time; older releases have only the whole browser.
    if (!install(SHELL)) install('chromium');
  },
  playwright() {
    const cli = join(dirname(fileURLToPath(import.meta.resolve('@playwright/test/package.json'))), 'cli.js');
    run(process.execPath, [cli, 'install', 'chromium']);
  },
  npm() {
    if (process.platform !== 'linux' || process.arch !== 'x64') return;
    const flags = ['--prefix', packagedFolder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
    if (!run('npm', ['install', ...flags, PACKAGED])) return;
    mkdirSync(packagedTmp, { recursive: true });
    const entry = pathToFileURL(join(packagedFolder, 'node_modules/@sparticuz/chromium/build/index.js')).href;
    const unpack = `await (await import(${JSON.stringify(entry)})).default.executablePath()`;
    run(process.execPath, ['--input-type=module', '-e', unpack], { TMPDIR: packagedTmp });
  },
};

export function ensureBrowser(): Found {
  // A whole browser does, but draws at half the speed; where the shell cannot be had it is used all the same.
  if (!process.env['BROWSER_FROM'] && findBrowser()?.source === 'installed' && !onPath(SHELL)) WAYS['apt']!();
  for (const [name, way] of Object.entries(WAYS)) {
    const found = findBrowser();
    if (found) return found;
    // BROWSER_FROM=npm tries that way alone.
    if ((process.env['BROWSER_FROM'] ?? name) === name) way();
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests: install one, set CHROMIUM_PATH, or run "npx playwright install --with-deps chromium".',
  );
}

if (import.meta.filename === process.argv[1]) {
  const { executablePath, source } = ensureBrowser();
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] });
  console.log(`browser: ${String(version).trim()} (${source})`);
}
