/** The tests that planted errors must not pass, over code that holds all of them behind switches. */
import { defineConfig } from 'vitest/config';
import { everyPlanted, planting } from './errors.ts';

export default defineConfig({
  root: process.cwd(),
  plugins: [planting(everyPlanted())],
  test: {
    include: ['tests/{mechanics,play,games,content}/**/*.test.ts'],
    // They start other programs, which do not see the errors.
    exclude: ['tests/games/fifth-game.test.ts'],
    setupFiles: ['tests/support/setup.ts', 'tests/audit/planted/setup.ts'],
    testTimeout: 60_000,
    env: { SLOWED: '20' },
    isolate: false,
  },
});
