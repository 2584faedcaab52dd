/** The tests that planted errors must not pass, over code that holds all of them behind switches. */
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CONTROLS, everyPlanted, planting } from './errors.ts';

/** The nearer to a rule, the sooner: most errors have been noticed when it is the turn of what plays whole games. */
const NEAR = [
  /\/once-/,
  /tests\/(engine|mechanics)\//,
  /tests\/games\/[^/]+\/(?!.*(random-games|samples))/,
  /tests\/(stores|calculator)\//,
];
const turnOf = ({ moduleId }: TestSpecification): number => {
  const at = NEAR.findIndex((some) => some.test(moduleId));
  if (at >= 0) return at;
  return NEAR.length + Number(/random-games|every-|samples/.test(moduleId));
};

class NearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}

const forgetful: Plugin = {
  name: 'forgetful',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('new WeakMap')
      ? { code: code.replace(/new WeakMap\b/g, 'new globalThis.Forgetful'), map: null }
      : undefined,
};

/** The tests of these folders, with the code that a plugin makes of ours. */
export const runOver = (plugin: Plugin, folders: string, env: Record<string, string> = {}): ViteUserConfig => ({
  root: process.cwd(),
  plugins: [plugin, forgetful],
  test: {
    include: [`tests/{${folders}}/**/*.test.ts`],
    // They start other programs, which do not see the errors.
    exclude: ['tests/games/fifth-game.test.ts'],
    runner: 'tests/audit/planted/runner.ts',
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 600_000,
    env: { ...env, SLOWED: '20' },
    // Kept modules would hold the errors as they were when they were kept.
    fsModuleCache: false,
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: NearFirst },
  },
});

export default defineConfig(
  runOver(planting([...everyPlanted(), ...CONTROLS]), 'mechanics,play,games,content', { BY_THE_RULES: '1' }),
);
