/** The tests that planted errors must not pass, over code that holds all of them behind switches. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CONTROLS, everyPlanted, planting } from './errors.ts';

/** Files of long tests: when it is their turn, most errors have been noticed. */
const isLong = ({ moduleId }: TestSpecification): boolean => /every-|random-games/.test(moduleId);

class LongLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));
  }
}

export default defineConfig({
  root: process.cwd(),
  plugins: [planting([...everyPlanted(), ...CONTROLS])],
  test: {
    include: ['tests/{mechanics,play,games,content}/**/*.test.ts'],
    // They start other programs, which do not see the errors.
    exclude: ['tests/games/fifth-game.test.ts'],
    runner: 'tests/audit/planted/runner.ts',
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 600_000,
    env: { SLOWED: '20' },
    // Kept modules would hold the errors of the list as it was when they were kept.
    fsModuleCache: false,
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongLast },
  },
});
