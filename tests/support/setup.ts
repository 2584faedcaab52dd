/**
 * Properties draw the same cases on every run, so that a verdict depends on the code alone. SEED draws others, RUNS more of
 * them, PATIENCE as many as fit into so many milliseconds; CASES names a file that counts them.
 */
import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll } from 'vitest';

const { SEED = '386272', RUNS = '100', PATIENCE, CASES } = process.env;

fc.configureGlobal({
  seed: Number(SEED),
  numRuns: Number(RUNS),
  ...(PATIENCE && { interruptAfterTimeLimit: Number(PATIENCE) }),
});

if (CASES) {
  let cases = 0;
  fc.installGlobalPlugin(fc.beforeEach(() => void cases++));
  afterAll(() => appendFileSync(CASES, `${cases}\n`));
}
