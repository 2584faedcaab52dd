/** One lane of the run: a process that keeps the instrumented code at hand and runs the files it is sent with one error on. */
import { writeFileSync } from 'node:fs';
import { createVitest, type Reporter } from 'vitest/node';
import type { Switched } from './planted.ts';

const { PLANTED, CONFIG } = process.env;
if (!PLANTED || !CONFIG || !process.send) throw new Error('a lane is started by planted.ts');

writeFileSync(PLANTED, '{}');
/** What failed in this run, told as it happens: the results that vitest keeps are those of all runs. */
let failed: string[] = [];
const telling: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failed.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) failed.push(module.relativeModuleId);
  },
};
const vitest = await createVitest({
  config: CONFIG,
  configLoader: 'native',
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [telling],
});

/** The first test that fails; a file stands for itself where it cannot even be collected. */
async function noticing(switched: Switched): Promise<string | undefined> {
  failed = [];
  writeFileSync(PLANTED as string, JSON.stringify(switched));
  await vitest.runTestSpecifications(await vitest.globTestSpecifications([...(switched.files ?? [])]));
  return failed[0];
}

process.on('message', async (switched: Switched) => {
  process.send?.({ by: await noticing(switched) });
});
process.send({ ready: true });
