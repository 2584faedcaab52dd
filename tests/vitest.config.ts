/** How the unit tests run: everything under tests/ but what needs a browser or a built site. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/site/**'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    // Nothing is mocked, so files may share a worker.
    isolate: false,
  },
});
