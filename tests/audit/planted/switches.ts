/**
 * What stands behind the switches: which error is on, which tests come by each, and which errors a test notices. FOLDER names the
 * folder of a run over many errors; ONLY lists some of them, which every test tries at once, PLAN a file with the errors that each
 * test is to try, while other tests are left out; without either no error is tried. PLANTED a file with the error that is on.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NOTICED, type Passed, type Plan, type Switched } from './planted.ts';

declare global {
  var planted: (id: string) => boolean;
  /** Called in every turn of a loop, where a run has put it there. */
  var looped: () => void;
  /** Takes the place of every map in which the rules keep what they have worked out: an error must not meet what was worked out without it. */
  var Forgetful: typeof WeakMap;
}

/** What the test is called, with its file and all around it. */
export interface Task {
  readonly name: string;
  readonly suite?: Task;
  readonly file: { readonly filepath: string };
}
const fileOf = ({ file }: Task): string => relative(process.cwd(), file.filepath);
const nameOf = (task: Task): string => [task.suite ? nameOf(task.suite) : fileOf(task), task.name].join(' > ');

const { PLANTED, FOLDER, ONLY, PLAN } = process.env;
const only = ONLY === undefined ? undefined : new Set(JSON.parse(ONLY) as string[]);
const plan = PLAN === undefined ? undefined : (JSON.parse(readFileSync(PLAN, 'utf8')) as Plan);
/** How long a test may work with an error on before it counts as one that does not end, and for each that it took. */
const [PATIENCE, SLOWER] = [2_000, 10];
/** The clock is looked at once in so many switches. */
const SELDOM = 4096;
/** Milliseconds of work, not of waiting: the machine may be busy. */
const worked = (): number => process.cpuUsage().user / 1000;

interface Run {
  switched: Switched;
  by: Set<string>;
  passed: Passed[];
  /** Noticed by any process of this run. */
  readonly noticed: Set<string>;
  /** Errors have been tried in this process. */
  spoilt: boolean;
  passings: number;
  until: number;
  /** Counts what is tried: nothing is kept from one try to the next. */
  tries: number;
}

// A file of tests loads this anew, the process goes on.
const state = globalThis as { plantedRun?: Run };
state.plantedRun ??= {
  ...{ switched: {}, by: new Set(), passed: [], noticed: new Set(), spoilt: false },
  ...{ passings: 0, until: Number.POSITIVE_INFINITY, tries: 0 },
};
const run = state.plantedRun;

globalThis.planted = (id) => {
  run.by.add(id);
  if (id !== run.switched.error) return false;
  globalThis.looped();
  return true;
};
globalThis.looped = () => {
  if (++run.passings % SELDOM === 0 && worked() > run.until) throw new Error('it does not end');
};

globalThis.Forgetful = class Forgetful<K extends WeakKey, V> extends WeakMap<K, V> {
  #kept = new WeakMap<K, V>();
  #of = run.tries;
  get #now(): WeakMap<K, V> {
    if (this.#of !== run.tries) [this.#kept, this.#of] = [new WeakMap(), run.tries];
    return this.#kept;
  }
  override get(key: K): V | undefined {
    return this.#now.get(key);
  }
  override has(key: K): boolean {
    return this.#now.has(key);
  }
  override set(key: K, value: V): this {
    this.#now.set(key, value);
    return this;
  }
  override delete(key: K): boolean {
    return this.#now.delete(key);
  }
} as typeof WeakMap;

/** A file of tests begins: which error is on, and what the other processes have noticed, is known from now on. */
export function begins(): void {
  run.passed = [];
  run.by = new Set();
  if (PLANTED) run.switched = JSON.parse(readFileSync(PLANTED, 'utf8')) as Switched;
  hears();
}

function hears(): void {
  const told = FOLDER && join(FOLDER, NOTICED);
  if (!told || !existsSync(told)) return;
  for (const line of readFileSync(told, 'utf8').split('\n')) if (line) run.noticed.add(line.split('\t')[0]!);
}

/** It is over: what its tests came by is written down. */
export function ends(): void {
  if (FOLDER) writeFileSync(join(FOLDER, `${crypto.randomUUID()}.json`), JSON.stringify(run.passed));
}

/** What is come by while tests are collected is the file's: no single test can be blamed for it. */
export function collected(task: Task): void {
  run.passed.push({ test: fileOf(task), ms: 0, by: [...run.by], clean: true });
}

async function fails(fn: () => unknown, error: string | undefined, patience: number): Promise<boolean> {
  run.switched = error === undefined ? {} : { error };
  run.tries++;
  run.until = worked() + patience;
  let waits: NodeJS.Timeout | undefined;
  const never = new Promise((_, reject) => {
    if (Number.isFinite(patience)) waits = setTimeout(() => reject(new Error('it waits')), SLOWER * patience);
  });
  try {
    await Promise.race([fn(), never]);
    return false;
  } catch {
    return true;
  } finally {
    clearTimeout(waits);
    run.switched = {};
    run.tries++;
    run.until = Number.POSITIVE_INFINITY;
  }
}

/** The test with each error that it comes by, one after the other. */
async function tries(test: string, ms: number, fn: () => unknown, by: readonly string[]): Promise<void> {
  for (const id of by) {
    if (run.noticed.has(id)) continue;
    run.spoilt = true;
    if (!(await fails(fn, id, PATIENCE + SLOWER * ms))) continue;
    // A test that now fails by itself has told of what an error has left behind, not of this one.
    if (await fails(fn, undefined, Number.POSITIVE_INFINITY)) return;
    run.noticed.add(id);
    if (FOLDER) appendFileSync(join(FOLDER, NOTICED), `${id}\t${test}\n`);
  }
}

export async function tried(task: Task, fn: () => unknown): Promise<void> {
  const name = nameOf(task);
  if (!FOLDER) {
    await fn();
    return;
  }
  const planned = plan && (plan[name] ?? []).filter((id) => !run.noticed.has(id));
  if (planned?.length === 0) return;
  run.by = new Set();
  const began = worked();
  let clean = true;
  try {
    await fn();
  } catch (error) {
    // In a plan the tests before it may have been left out.
    if (!run.spoilt && !plan) throw error;
    clean = false;
  }
  const ms = worked() - began;
  const by = [...run.by];
  run.passed.push({ test: name, ms, by, clean });
  if (clean) await tries(name, ms, fn, planned ?? (only ? by.filter((id) => only.has(id)) : []));
}
