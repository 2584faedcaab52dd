/** The tests that planted errors must not pass, over code that holds all of them behind switches. */
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CONTROLS, everyPlanted, planting } from './errors.ts';

/** Files of long tests: when it is their turn, most errors have been noticed. */
const isLong = ({ moduleId }: TestSpecification): boolean => /every-|random-games/.test(moduleId);

class LongLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));
  }
}

/** The tests of these folders, with the code that a plugin makes of ours. */
export const runOver = (plugin: Plugin, folders: string): ViteUserConfig => ({
  root: process.cwd(),
  plugins: [plugin],
  test: {
    include: [`tests/{${folders}}/**/*.test.ts`],
    // They start other programs, which do not see the errors.
    exclude: ['tests/games/fifth-game.test.ts'],
    runner: 'tests/audit/planted/runner.ts',
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 600_000,
    env: { SLOWED: '20' },
    // Kept modules would hold the errors as they were when they were kept.
    fsModuleCache: false,
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongLast },
  },
});

export default defineConfig(runOver(planting([...everyPlanted(), ...CONTROLS]), 'mechanics,play,games,content'));
