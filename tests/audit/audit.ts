/**
 * `npm run audit`: everything that searches for mistakes at length, one stage after another, from a seed. What it found is
 * written to content/proof.json, which the method page shows; where anything failed, nothing is written and the exit code is 1.
 * `npm run audit -- games pages` runs these stages alone and writes nothing: the file tells of one whole run. Only the stage
 * planted writes a file of its own, content/proved.json: what is proved of each game as it stands. BEFORE names a
 * folder with the release before, its packages installed: its speed is then measured beside ours, on the same machine.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { PROOF, type Proof } from '../../src/gate/proof.ts';
import { PROVED } from '../../src/gate/proved.ts';
import { everyCalculator } from '../support/calculators.ts';
import { journeys } from './firefox.ts';
import { enough, LEAST, mutation } from './mutation/mutation.ts';
import { everyPlanted } from './planted/errors.ts';
import { PROVES, planted, provedBy } from './planted/planted.ts';

const SEED = Number(process.env['SEED'] ?? 386);
/** The whole of it must be over by then. */
const MINUTES = 45;
/** The computer against itself: games, and iterations of a decision: many that barely think, some that take about 10 ms. */
const MATCHES = [
  [100, 4],
  [20, 40],
] as const;

interface Run {
  readonly ok: boolean;
  readonly out: string;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = '.'): Promise<Run> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      out += part;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, out }));
  });
}

class Failed extends Error {}

async function need(command: string, args: readonly string[], env?: NodeJS.ProcessEnv, cwd?: string): Promise<string> {
  const { ok, out } = await run(command, args, env, cwd);
  if (!ok) throw new Failed(out.trimEnd().split('\n').slice(-40).join('\n'));
  return out;
}

/** Tests that draw their cases, with another seed and many more of them. */
async function drawn(files: readonly string[], patience: number): Promise<number> {
  const cases = join(tmpdir(), `tabularium-cases-${process.pid}`);
  rmSync(cases, { force: true });
  const env = { SEED: String(SEED), RUNS: '100000', PATIENCE: String(patience), CASES: cases };
  await need('vitest', ['run', '--config', 'tests/vitest.config.ts', '--testTimeout', '600000', ...files], env);
  const counted = readFileSync(cases, 'utf8').trim().split('\n').map(Number);
  rmSync(cases);
  return counted.reduce((sum, n) => sum + n, 0);
}

/** What `npm run bench` prints last. */
async function speedOf(folder: string): Promise<Proof['speed']> {
  const out = await need(process.execPath, ['tests/bench/bench.ts', '200'], {}, folder);
  return JSON.parse(out.slice(out.lastIndexOf('\n[\n'))) as Proof['speed'];
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** A release is compared with the one before it: measured now where it is at hand, otherwise as it was measured then. */
async function before(): Promise<Proof['before']> {
  const folder = process.env['BEFORE'];
  if (folder) return { version: versionOf(folder), speed: await speedOf(folder) };
  const last = existsSync(PROOF) ? (JSON.parse(readFileSync(PROOF, 'utf8')) as Proof) : undefined;
  return last && last.version !== versionOf('.') ? { version: last.version, speed: last.speed } : last?.before;
}

const STAGES = {
  /** What `npm test` claims of the rules, the content and the code, at length, before anything is searched for. */
  async tests() {
    const json = join(tmpdir(), `tabularium-tests-${process.pid}.json`);
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
    const config = ['run', '--config', 'tests/vitest.config.ts', '--testTimeout', '600000'];
    await need('vitest', [...config, ...reports], { AT_LENGTH: '1' });
    const { numPassedTests } = JSON.parse(readFileSync(json, 'utf8')) as { numPassedTests: number };
    rmSync(json);
    return { passed: numPassedTests };
  },
  async calculators() {
    const calculators = (await everyCalculator()).length;
    const files = [
      'games/every-calculator',
      'games/kept-results',
      'games/own-extremes',
      'games/stand-ins',
      'calculator/parse',
      'opponent/figures',
    ].map((name) => `tests/${name}.test.ts`);
    const cases = await drawn(files, 500);
    return { calculators, cases };
  },
  async addresses() {
    return { cases: await drawn(['tests/calculator/address.test.ts', 'tests/stores/branch-address.test.ts'], 400) };
  },
  async games() {
    const played = [];
    for (const game of GAMES) {
      const out = await need(process.execPath, [`tests/audit/${game}.ts`, '300']);
      const [, games, actions] = /([\d,]+) games, ([\d,]+) actions/.exec(out) ?? [];
      const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));
      played.push({ game, games: number(games), actions: number(actions) });
    }
    return played;
  },
  async opponent() {
    const played = [];
    for (const game of GAMES) {
      const sum = { game, games: 0, actions: 0, mb: 0 };
      for (const match of MATCHES) {
        const out = await need(process.execPath, ['tests/audit/opponent.ts', game, ...match.map(String)]);
        const [, games, actions, mb] = /(\d+) games, (\d+) actions, .* ([\d.]+) MB/.exec(out) ?? [];
        sum.games += Number(games);
        sum.actions += Number(actions);
        sum.mb = Math.max(sum.mb, Number(mb));
      }
      played.push(sum);
      await need(process.execPath, ['tests/audit/waits.ts', game, '1']);
    }
    return played;
  },
  async pages() {
    await need('astro', ['build', '--silent']);
    await need(process.execPath, ['tests/support/browser.ts']);
    const json = join(tmpdir(), `tabularium-pages-${process.pid}.json`);
    const config = ['test', '--config', 'tests/audit/playwright.config.ts'];
    await need('playwright', config, { E2E_JSON: json });
    const { suites } = JSON.parse(readFileSync(json, 'utf8')) as { suites: { file: string; specs: unknown[] }[] };
    rmSync(json);
    const pages = suites.filter(({ file }) => file === 'pages.spec.ts').flatMap(({ specs }) => specs).length;
    return { pages, themes: 2 };
  },
  async browsers() {
    const { version, games, problems } = await journeys();
    if (problems.length > 0) throw new Failed(problems.join('\n'));
    return { firefox: version ?? null, journeys: games };
  },
  speed: () => speedOf('.'),
  /** Errors put into the rules of the whole games by name: a clause is proved when its errors are noticed. */
  async planted() {
    const games = provedBy(await planted(everyPlanted(), () => {}));
    const few = games.filter(({ planted: all, noticed }) => noticed < all * PROVES);
    const alive = games.flatMap(({ game, alive: some }) => some.map((one) => `${game} ${one.clause}: ${one.breaks}`));
    writeFileSync(PROVED, `${JSON.stringify({ date: today(), games }, null, 2)}\n`);
    if (few.length > 0)
      throw new Failed(
        `${few.map(({ game }) => game).join(', ')}: fewer than ${PROVES * 100}% noticed. Alive:\n${alive.join('\n')}`,
      );
    console.log(alive.join('\n'));
    return games.map(({ game, planted: all, noticed }) => ({ game, planted: all, noticed }));
  },
  async mutation() {
    const [found] = await mutation([SEED]);
    if (!found) throw new Failed('no sample');
    const { tried, caught, unseen, survivors } = found;
    const places = survivors.map(({ at, change }) => `${at}: ${change}`).join('\n');
    if (!enough(found)) throw new Failed(`${caught} of ${tried} caught, ${LEAST * 100}% wanted. Alive:\n${places}`);
    console.log(places);
    return { tried, caught, unseen };
  },
} satisfies { [S in Exclude<keyof Proof, 'version' | 'date' | 'seed' | 'before'>]: () => Promise<Proof[S]> } & {
  planted: () => Promise<unknown>;
};

type Stage = keyof typeof STAGES;
/** One turn after the other; the lanes of a turn run side by side. Speed is measured alone; planted and mutation take every core. */
const TURNS: readonly (readonly (readonly Stage[])[])[] = [
  [
    ['tests', 'calculators', 'addresses', 'games'],
    ['pages', 'browsers', 'opponent'],
  ],
  [['speed']],
  [['planted']],
  [['mutation']],
];
const names: readonly string[] = TURNS.flat(2);
const asked = process.argv.slice(2);
const strange = asked.find((name) => !names.includes(name));
if (strange !== undefined) {
  console.error(`There is no stage "${strange}"; the stages are ${names.join(', ')}.`);
  process.exit(2);
}

const today = (): string => new Date().toISOString().slice(0, 10);
const began = Date.now();
setTimeout(() => {
  console.error(`Not over after ${MINUTES} minutes.`);
  process.exit(1);
}, MINUTES * 60_000).unref();

const found: Record<string, unknown> = {};
let failed = false;

async function stage(name: Stage): Promise<void> {
  const started = Date.now();
  try {
    found[name] = await STAGES[name]();
    console.log(`${name}: ok, ${Math.round((Date.now() - started) / 1000)} s, ${JSON.stringify(found[name])}`);
  } catch (error) {
    failed = true;
    console.error(`${name}: FAILED\n${error instanceof Failed ? error.message : String((error as Error).stack)}`);
  }
}

for (const lanes of TURNS)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) if (asked.length === 0 || asked.includes(name)) await stage(name);
    }),
  );

if (!failed && asked.length === 0) {
  const { planted: _, ...own } = found;
  const proof = { ...own, version: versionOf('.'), date: today(), seed: SEED, before: await before() };
  writeFileSync(PROOF, `${JSON.stringify(proof, null, 2)}\n`);
}
console.log(`${failed ? 'failed' : 'passed'} after ${Math.round((Date.now() - began) / 60_000)} minutes`);
process.exit(failed ? 1 : 0);
