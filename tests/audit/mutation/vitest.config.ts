/** The tests that mutations of the rules must not pass: those that import what is mutated, each file in a world of its own. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{engine,mechanics,calculator,play,games,content,stores}/**/*.test.ts'],
    // The first starts other programs, which do not see the mutation; the second reads a file that has been marked for mutation.
    exclude: ['tests/games/fifth-game.test.ts', 'tests/games/typed-edges.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    env: { SLOWED: '20' },
    // Shared modules would be covered by the first file that loads them alone.
    isolate: true,
  },
});
