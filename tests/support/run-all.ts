/** `npm test`: every check in turn, and at the end one plain line that counts them. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve as absolute } from 'node:path';

interface Stage {
  readonly name: string;
  /** The stage of another lane that must be over first. */
  readonly after?: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Where a test runner writes its own count; a stage without one counts as one check. */
  readonly counts?: { readonly file: string; readonly read: (json: never) => Count };
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const OUT = 'test-results';
/** What Node has compiled is kept: many tests start our programs anew. */
const COMPILED = { NODE_COMPILE_CACHE: absolute('node_modules/.cache/compiled') };
const vitest = (json: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
});
const playwright = (json: { stats: { expected: number; unexpected: number } }): Count => ({
  passed: json.stats.expected,
  failed: json.stats.unexpected,
});

const suite = (name: string, config: string): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${OUT}/${name}.json`,
  ],
  counts: { file: `${OUT}/${name}.json`, read: vitest },
});

/** Stages of one lane follow each other; lanes run side by side, so that both cores have work. */
const LANES: readonly (readonly Stage[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'check', '.'] },
    { name: 'nothing unused', command: ['knip', '--no-config-hints'] },
    { name: 'build under a base path', command: ['npm', 'run', '-s', 'subfolder'] },
    suite('unit', 'tests/vitest.config.ts'),
    { name: 'types', command: ['npm', 'run', '-s', 'types'] },
    { ...suite('site', 'tests/site/vitest.config.ts'), after: 'build' },
  ],
  // Where there is no browser, fetching one takes time but little work.
  [{ name: 'browser', command: ['node', 'tests/support/browser.ts'] }],
  [
    { name: 'build', command: ['astro', 'build', '--silent'] },
    {
      name: 'browser tests',
      after: 'browser',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      env: { E2E_JSON: `../${OUT}/e2e.json` },
      counts: { file: `${OUT}/e2e.json`, read: playwright },
    },
  ],
];

const results: { name: string; seconds: number; count: Count }[] = [];

function run(stage: Stage): Promise<void> {
  const started = Date.now();
  const [command, ...args] = stage.command;
  return new Promise((resolve) => {
    const child = spawn(command!, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...COMPILED, ...stage.env },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      const count = countOf(stage, code === 0);
      results.push({ name: stage.name, seconds: (Date.now() - started) / 1000, count });
      console.log(`\n=== ${stage.name}: ${code === 0 ? 'ok' : 'FAILED'}\n${Buffer.concat(said).toString().trimEnd()}`);
      resolve();
    });
  });
}

function countOf(stage: Stage, ok: boolean): Count {
  try {
    if (!stage.counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    const count = stage.counts.read(JSON.parse(readFileSync(stage.counts.file, 'utf8')) as never);
    // A runner that fails without a failed test has failed all the same.
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const over = new Map(LANES.flat().map(({ name }) => [name, Promise.withResolvers<void>()]));
await Promise.all(
  LANES.map(async (lane) => {
    for (const stage of lane) {
      if (stage.after) await over.get(stage.after)!.promise;
      await run(stage);
      over.get(stage.name)!.resolve();
    }
  }),
);

console.log('');
for (const { name, seconds, count } of results) {
  console.log(
    `${name.padEnd(26)} ${String(count.passed).padStart(4)} passed ${String(count.failed).padStart(3)} failed ${seconds.toFixed(1).padStart(6)} s`,
  );
}
const sum = results.reduce((a, { count }) => ({ passed: a.passed + count.passed, failed: a.failed + count.failed }), {
  passed: 0,
  failed: 0,
});
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
