/** The tests that planted errors must not pass, over code that holds all of them behind switches. */
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CONTROLS, everyPlanted, planting } from './errors.ts';

/** The nearer to a rule, the sooner: most errors have been noticed when it is the turn of what plays whole games. */
const ORDER = [/\/once-/, /tests\/(engine|mechanics|play)\//, /random-games|every-|samples/, /tests\/games\//];
const turnOf = ({ moduleId }: TestSpecification): number => {
  const at = ORDER.findIndex((some) => some.test(moduleId));
  // Third what is listed last, then all others, and long ones last.
  return [0, 1, 4, 2][at] ?? 3;
};

class NearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => turnOf(a) - turnOf(b));
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
    sequence: { sequencer: NearFirst },
  },
});

export default defineConfig(runOver(planting([...everyPlanted(), ...CONTROLS]), 'mechanics,play,games,content'));
