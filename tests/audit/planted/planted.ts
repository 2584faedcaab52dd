/**
 * Plants every error of the lists, one at a time, and tells which of them no test notices: a clause is proved when its error is
 * noticed. `node tests/audit/planted/planted.ts [game ...]`; with `--near <text>` only errors whose name holds it.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import { everyPlanted, type Planted } from './errors.ts';

/** What a test came by. A file stands for itself where an error is come by while its tests are collected. */
export interface Passed {
  readonly test: string;
  readonly ms: number;
  readonly by: readonly string[];
}

/** Which error is on, and the tests that come by it. */
export interface Switched {
  readonly error?: string;
  readonly tests?: readonly string[];
}

export interface Noticed {
  readonly error: Planted;
  /** Nothing where no test notices. */
  readonly by?: string;
}

const CONFIG = ['run', '--configLoader', 'native', '--config', 'tests/audit/planted/vitest.config.ts'];
/** So many of the fastest tests that come by an error are tried first. */
const FIRST = 60;
const LANES = 2;
/** How long the tests of one error may take, in milliseconds. */
const PATIENCE = 180_000;

function vitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly ok: boolean; readonly out: string }> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...CONFIG, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      out += part;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, out })));
}

/** All tests once with every error off: they must pass, and tell what they come by. */
async function passing(folder: string, filters: readonly string[]): Promise<Passed[]> {
  const { ok, out } = await vitest(filters, { PASSED: folder });
  if (!ok) throw new Error(`with no error on, the tests fail:\n${out.split('\n').slice(-40).join('\n')}`);
  return readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Passed[]);
}

/** The first test that fails with the error on: the fastest that come by it first, the rest only if these let it live. */
async function noticing(error: Planted, tests: readonly Passed[], ask: Ask): Promise<string | undefined> {
  const fastest = tests.toSorted((a, b) => a.ms - b.ms).map(({ test }) => test);
  for (const some of [fastest.slice(0, FIRST), fastest.slice(FIRST)]) {
    const by = some.length > 0 ? await ask({ error: error.id, tests: some }) : undefined;
    if (by) return by;
  }
  return undefined;
}

type Ask = (switched: Switched) => Promise<string | undefined>;

/** A process of its own that runs tests with one error on; it ends where a test does not. */
function lane(file: string): { readonly ask: Ask; readonly end: () => void } {
  let child = started(file);
  return {
    async ask(switched) {
      // Before the lane is ready nothing listens for an answer: its word that it is would be taken for one.
      await child.ready;
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      const late = setTimeout(() => resolve('a test that did not end'), PATIENCE);
      child.process.once('message', ({ by }: { by?: string }) => resolve(by));
      child.process.send(switched);
      const by = await promise;
      clearTimeout(late);
      if (by === 'a test that did not end') {
        child.process.kill('SIGKILL');
        child = started(file);
      }
      return by;
    },
    end: () => child.process.kill(),
  };
}

function started(file: string): { readonly process: ChildProcess; readonly ready: Promise<unknown> } {
  const process = fork(join(import.meta.dirname, 'lane.ts'), {
    env: { ...globalThis.process.env, PLANTED: file },
    silent: true,
  });
  return { process, ready: once(process, 'message') };
}

export async function planted(errors: readonly Planted[]): Promise<Noticed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-planted-'));
  try {
    const passed = await passing(
      folder,
      [...new Set(errors.map(({ game }) => game))]
        .flatMap((game) => [`tests/games/${game}`])
        .concat('tests/games/every', 'tests/play', 'tests/mechanics', 'tests/content'),
    );
    const waiting = [...errors];
    const noticed: Noticed[] = [];
    const lanes = Array.from({ length: LANES }, async (_, i) => {
      const { ask, end } = lane(join(folder, `lane-${i}`));
      for (let error = waiting.shift(); error; error = waiting.shift()) {
        const { id } = error;
        const by = await noticing(
          error,
          passed.filter((test) => test.by.includes(id)),
          ask,
        );
        noticed.push({ error, ...(by && { by }) });
        console.log(`${by ? 'noticed' : 'ALIVE  '} ${id}${by ? ` (${by})` : ''}`);
      }
      end();
    });
    await Promise.all(lanes);
    return noticed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  const words = process.argv.slice(2);
  const near = words.includes('--near') ? words[words.indexOf('--near') + 1] : undefined;
  const games = GAMES.filter((game) => words.includes(game));
  const errors = everyPlanted(games.length > 0 ? games : undefined).filter(({ id }) => !near || id.includes(near));
  const found = await planted(errors);
  const caught = found.filter(({ by }) => by).length;
  console.log(`${caught} of ${found.length} noticed`);
  process.exit(caught === found.length ? 0 : 1);
}
