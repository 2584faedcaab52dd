/**
 * Runs every test with no error on, and at once again with each error that it has come by and that nobody has noticed yet: most
 * errors are noticed by tests of a few milliseconds. A test that fails with none on, after errors were tried in its process,
 * stands on what an error has left behind: what it would say of errors counts for nothing.
 */
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { begins, collected, ends, tried } from './switches.ts';

const isFile = (suite: RunnerTestSuite): boolean => 'filepath' in suite;

export default class PlantedRunner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    begins();
    super.onCollectStart(file);
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (isFile(suite)) collected(suite);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (isFile(suite)) ends();
    await super.onAfterRunSuite(suite);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    await tried(test, TestRunner.getTestFn(test));
  }
}
