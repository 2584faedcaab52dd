/** Tests of the built site, without a browser; they run after both builds. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/site/**/*.test.ts'],
    // The pages are parsed once and looked at by every file.
    isolate: false,
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 30_000,
  },
});
