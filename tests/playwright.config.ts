/** Browser tests against the built site, served by the project's own server. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

/** These settings are taken over from other folders too. */
const ROOT = join(import.meta.dirname, '..');
const executablePath = findBrowser()?.executablePath;
const port = Number(process.env['E2E_PORT'] ?? 4329);

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(ROOT, 'test-results/e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may be slow; a test that fails twice is wrong.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: process.env['E2E_JSON'] ? [['list'], ['json', { outputFile: process.env['E2E_JSON'] }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // The offline tests switch it on; elsewhere every page would wait for the whole site to be saved.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // With none, Playwright says so when it starts, not when a tool merely reads these settings.
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node src/cli/serve.ts',
    cwd: ROOT,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 30_000,
  },
});
