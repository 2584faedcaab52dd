/**
 * Plants every error of the lists, one at a time, and tells which of them no test notices: a clause is proved when its errors
 * are noticed. `node tests/audit/planted/planted.ts [game ...]`; with `--near <text>` only errors whose name holds it, with `--quick`
 * only by tests of some milliseconds.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import type { Proved } from '../../../src/gate/proved.ts';
import { everyPlanted, type Planted, SEEN, UNSEEN } from './errors.ts';

/** What a test came by. A file stands for itself where an error is come by while its tests are collected. */
export interface Passed {
  readonly test: string;
  readonly ms: number;
  readonly by: readonly string[];
  /** It passed with no error on; where not, one that was tried before has left something behind. */
  readonly clean: boolean;
}

/** Which error is on, and the files to run. */
export interface Switched {
  readonly error?: string;
  readonly files?: readonly string[];
}

export interface Noticed {
  readonly error: Planted;
  /** Nothing where no test notices. */
  readonly by?: string;
}

/** The file of the first run that tells which errors have been noticed, and by what. */
export const NOTICED = 'noticed';
const LANES = 2;
/** Most errors are noticed by tests of some milliseconds. */
const ROUNDS = [1_000, Number.POSITIVE_INFINITY];
/** How long files may take in a lane before an error counts as one that does not end, in milliseconds, and for each that they took. */
const [PATIENCE, SLOWER] = [180_000, 20];
/** The first run is over by then, unless an error does not end. */
const FIRST_RUN = 2_400_000;

/** Code that holds errors behind switches: the config that puts them there, what it is told, and the tests that may notice them. */
export interface Code {
  readonly config: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly filters: readonly string[];
  /** What tests may spend on one error, round by round, in milliseconds; as much as they take where it is not said. */
  readonly rounds?: readonly number[];
}
/** Which errors each test tries. */
export type Plan = Readonly<Record<string, readonly string[]>>;
const CODE = 'tests/audit/planted/vitest.config.ts';

interface Ran {
  readonly passed: Passed[];
  readonly noticed: ReadonlyMap<string, string>;
}

/** Tests once: those of a plan with its errors, or all, each at once with those of `only` that it comes by. */
async function run(
  { config, env, filters }: Code,
  { only, plan }: { readonly only?: readonly string[]; readonly plan?: Plan } = {},
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-planted-'));
  const path = `${folder}.plan`;
  if (plan) writeFileSync(path, JSON.stringify(plan));
  const files = plan ? filesIn(Object.keys(plan)) : filters;
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'native', '--config', config, ...files],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...{ ...process.env, ...env, NO_COLOR: '1', FOLDER: folder },
        ...(only && { ONLY: JSON.stringify(only) }),
        ...(plan && { PLAN: path }),
      },
      timeout: FIRST_RUN,
    },
  );
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      out += part;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`with no error on, the tests fail:\n${out.split('\n').slice(-40).join('\n')}`);
  const told = join(folder, NOTICED);
  const noticed = new Map(
    (existsSync(told) ? readFileSync(told, 'utf8') : '').split('\n').flatMap((line) => {
      const [id, test] = line.split('\t');
      return id && test ? [[id, test] as const] : [];
    }),
  );
  const passed = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Passed[]);
  rmSync(folder, { recursive: true });
  rmSync(path, { force: true });
  return { passed, noticed };
}

/** Tests that hold all that they come by to what was recorded: whatever the quickest have not noticed is theirs first. */
const RECORDED = /that was recorded$|^tests\/corpus\//;

/** The tests that come by each error and have not tried it, until what they take is spent: the quickest first, or those above. */
function planOf(
  passed: readonly Passed[],
  ids: readonly string[],
  spends: number,
  tried: ReadonlyMap<string, Set<string>>,
): Plan {
  const isLater = [...tried.values()].some(({ size }) => size > 0);
  const rank = ({ test }: Passed): number => (isLater && !RECORDED.test(test) ? 1 : 0);
  const inTurn = passed
    .filter(({ test, clean }) => clean && test.includes(' > '))
    .sort((a, b) => rank(a) - rank(b) || a.ms - b.ms);
  const comes = new Map(ids.map((id) => [id, [] as Passed[]]));
  for (const one of inTurn) for (const id of one.by) if (!tried.get(id)?.has(one.test)) comes.get(id)?.push(one);
  const plan: Record<string, string[]> = {};
  for (const [id, tests] of comes) {
    let spent = 0;
    for (const { test, ms } of tests) {
      if (spent > spends) break;
      plan[test] = [...(plan[test] ?? []), id];
      tried.get(id)?.add(test);
      spent += ms;
    }
  }
  return plan;
}

/** Every test once, to see what it comes by; then each error by the tests that come by it, the quickest first. */
async function firstRun(code: Code, ids: readonly string[]): Promise<Ran> {
  const { passed } = await run(code);
  const noticed = new Map<string, string>();
  const tried = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const spends of code.rounds ?? ROUNDS) {
    const alive = ids.filter((id) => !noticed.has(id));
    const plan = planOf(passed, alive, spends, tried);
    if (Object.keys(plan).length === 0) break;
    const found = await run(code, { plan });
    for (const [id, test] of found.noticed) noticed.set(id, test);
    for (const { test, clean } of found.passed) if (!clean) passed.push({ test, ms: 0, by: [], clean });
  }
  return { passed, noticed };
}

/** A few errors, tried at once by every test of these files that comes by them: what is noticed. */
export const noticedBy = async (filters: readonly string[], ids: readonly string[]): Promise<string[]> => [
  ...(await run({ config: CODE, filters }, { only: ids })).noticed.keys(),
];

/** The least share of the errors of a game that must be noticed. */
export const PROVES = 0.95;

/** What is proved of each game: clauses of which no error lives. */
export const provedBy = (found: readonly Noticed[]): Proved['games'] =>
  GAMES.flatMap((game) => {
    const all = found.filter(({ error }) => error.game === game);
    if (all.length === 0) return [];
    const alive = all.flatMap(({ error: { clause, breaks }, by }) => (by ? [] : [{ clause, breaks }]));
    const clauses = [...new Set(all.map(({ error }) => error.clause))].filter((id) =>
      alive.every(({ clause }) => clause !== id),
    );
    return [{ game, planted: all.length, noticed: all.length - alive.length, clauses: clauses.sort(), alive }];
  });

type Ask = (switched: Switched, patience: number) => Promise<string | undefined>;

function started(
  { config, env }: Code,
  file: string,
): { readonly process: ChildProcess; readonly ready: Promise<unknown> } {
  const process = fork(join(import.meta.dirname, 'lane.ts'), {
    env: { ...globalThis.process.env, ...env, CONFIG: config, PLANTED: file },
    silent: true,
  });
  return { process, ready: once(process, 'message') };
}

/** A process of its own that runs tests with one error on; it ends where a test does not. */
function lane(code: Code, file: string): { readonly ask: Ask; readonly end: () => void } {
  let child = started(code, file);
  return {
    async ask(switched, patience) {
      // Before the lane is ready nothing listens for an answer: its word that it is would be taken for one.
      await child.ready;
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      const late = setTimeout(() => resolve('a test that did not end'), patience);
      child.process.once('message', ({ by }: { by?: string }) => resolve(by));
      child.process.send(switched);
      const by = await promise;
      clearTimeout(late);
      if (by === 'a test that did not end') {
        child.process.kill('SIGKILL');
        child = started(code, file);
      }
      return by;
    },
    end: () => child.process.kill(),
  };
}

const filesIn = (tests: readonly string[]): string[] => [...new Set(tests.map((test) => test.split(' > ')[0] ?? test))];

const filesOf = (tests: readonly Passed[]): string[] =>
  filesIn(tests.toSorted((a, b) => a.ms - b.ms).map(({ test }) => test));

/** Twenty times as long as they took with no error on: a lane loads them first, and the machine may be busy. */
const patienceFor = (passed: readonly Passed[], files: readonly string[]): number =>
  passed.reduce((sum, { test, ms }) => sum + (files.some((file) => test.startsWith(file)) ? SLOWER * ms : 0), PATIENCE);

/** Errors that every run tries: where the first lives, or the second is noticed, it proves nothing. Both stand in mechanics. */
export interface Controls {
  readonly seen: readonly string[];
  readonly unseen: string;
}

/** The files that come by an error, whole: a test may need those before it. A control is tried where it is cheap. */
const comingBy = (passed: readonly Passed[], id: string, isControl: boolean): string[] =>
  filesOf(passed.filter(({ test, by }) => by.includes(id) && (!isControl || test.startsWith('tests/mechanics/'))));

/** What the quick tests have let live, and the controls: a lane for each, in a process that nothing was tried in before. */
async function secondRun(
  code: Code,
  ids: readonly string[],
  controls: readonly string[],
  passed: readonly Passed[],
  tell: (id: string, by: string | undefined) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-planted-'));
  const waiting = [...controls, ...ids];
  await Promise.all(
    Array.from({ length: LANES }, async (_, i) => {
      const { ask, end } = lane(code, join(folder, `lane-${i}`));
      // Tests that an error has spoilt in the first run pass where none is on, or they are no tests.
      const spoilt = filesOf(passed.filter(({ clean }) => !clean));
      if (i === 0 && spoilt.length > 0) {
        const by = await ask({ files: spoilt }, patienceFor(passed, spoilt));
        if (by) throw new Error(`with no error on, it fails: ${by}`);
      }
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const files = comingBy(passed, id, controls.includes(id));
        tell(id, files.length > 0 ? await ask({ error: id, files }, patienceFor(passed, files)) : undefined);
      }
      end();
    }),
  );
  rmSync(folder, { recursive: true });
}

export interface Found {
  /** By error: the test that notices it. */
  readonly noticed: ReadonlyMap<string, string>;
  /** Errors that a test came by. */
  readonly passed: ReadonlySet<string>;
}

/** Every error tried: at once by every test that comes by it, and where that lets it live again in a process of its own. */
export async function tryAll(
  code: Code,
  ids: readonly string[],
  { seen, unseen }: Controls,
  { log, quick = false }: { readonly log: (id: string, by: string | undefined) => void; readonly quick?: boolean },
): Promise<Found> {
  const first = await firstRun(code, [...ids, ...seen, unseen]);
  const noticed = new Map(first.noticed);
  const passed = new Set(first.passed.flatMap(({ by }) => by));
  for (const id of ids) if (noticed.has(id)) log(id, noticed.get(id));
  const lost = seen.filter((id) => !noticed.has(id));
  if (lost.length > 0) throw new Error(`${lost.join(', ')} lives: the run proves nothing`);
  if (noticed.has(unseen)) throw new Error(`${unseen} is noticed: the run proves nothing`);
  if (quick) return { noticed, passed };
  const controls = new Map<string, string | undefined>();
  const alive = ids.filter((id) => !noticed.has(id));
  await secondRun(code, alive, [...seen, unseen], first.passed, (id, by) => {
    if (id === unseen || seen.includes(id)) controls.set(id, by);
    else {
      if (by) noticed.set(id, by);
      log(id, by);
    }
  });
  for (const id of seen) if (!controls.get(id)) throw new Error(`${id} lives: the run proves nothing`);
  if (controls.get(unseen)) throw new Error(`${unseen} is noticed: the run proves nothing`);
  return { noticed, passed };
}

export async function planted(
  errors: readonly Planted[],
  log: (line: string) => void = console.log,
  quick = false,
): Promise<Noticed[]> {
  const games = [...new Set(errors.map(({ game }) => game))];
  const filters = [
    ...games.map((game) => `tests/games/${game}`),
    ...['tests/games/every', 'tests/play', 'tests/mechanics', 'tests/content'],
  ];
  const { noticed } = await tryAll(
    { config: CODE, filters },
    errors.map(({ id }) => id),
    { seen: [SEEN.id], unseen: UNSEEN.id },
    { log: (id, by) => log(`${by ? 'noticed' : 'ALIVE  '} ${id}${by ? ` (${by})` : ''}`), quick },
  );
  return errors.map((error) => {
    const by = noticed.get(error.id);
    return { error, ...(by && { by }) };
  });
}

if (import.meta.filename === process.argv[1]) {
  const words = process.argv.slice(2);
  const near = words.includes('--near') ? words[words.indexOf('--near') + 1] : undefined;
  const games = GAMES.filter((game) => words.includes(game));
  const errors = everyPlanted(games.length > 0 ? games : undefined).filter(({ id }) => !near || id.includes(near));
  const found = await planted(errors, console.log, words.includes('--quick'));
  for (const { error, by } of found) if (!by) console.log(`alive: ${error.id}`);
  const caught = found.filter(({ by }) => by).length;
  console.log(`${caught} of ${found.length} noticed`);
  process.exit(caught === found.length ? 0 : 1);
}
