/**
 * What stands behind the switches: which error is on, which tests come by each, and which errors a test notices. FOLDER names the
 * folder of the first run, in which all errors are tried, or those that ONLY lists, by quick tests, or with LONG by long ones; PLANTED a file with the error that is on.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NOTICED, type Passed, QUICK, type Switched } from './planted.ts';

declare global {
  var planted: (id: string) => boolean;
  /** Called in every turn of a loop, where a run has put it there. */
  var looped: () => void;
}

/** What the test is called, with its file and all around it. */
export interface Task {
  readonly name: string;
  readonly suite?: Task;
  readonly file: { readonly filepath: string };
}
const fileOf = ({ file }: Task): string => relative(process.cwd(), file.filepath);
const nameOf = (task: Task): string => [task.suite ? nameOf(task.suite) : fileOf(task), task.name].join(' > ');

const { PLANTED, FOLDER, ONLY, LONG } = process.env;
const only = ONLY === undefined ? undefined : new Set(JSON.parse(ONLY) as string[]);
/** What all tests of a process may spend on one error, in milliseconds: an error that nobody notices comes by thousands of them. */
const SPENDS = Number(process.env['SPENDS'] ?? Number.POSITIVE_INFINITY);
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
  /** By error: what its tries have taken, in milliseconds. */
  readonly spent: Map<string, number>;
  /** Errors have been tried in this process. */
  spoilt: boolean;
  passings: number;
  until: number;
}

// A file of tests loads this anew, the process goes on.
const state = globalThis as { plantedRun?: Run };
state.plantedRun ??= {
  ...{ switched: {}, by: new Set(), passed: [], spent: new Map(), noticed: new Set(), spoilt: false },
  ...{ passings: 0, until: Number.POSITIVE_INFINITY },
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
    run.until = Number.POSITIVE_INFINITY;
  }
}

/** The test with each error that it comes by, one after the other. */
async function tries(test: string, ms: number, fn: () => unknown, by: readonly string[]): Promise<void> {
  for (const id of by) {
    const spent = run.spent.get(id) ?? 0;
    if (run.noticed.has(id) || only?.has(id) === false || spent > SPENDS) continue;
    run.spoilt = true;
    const began = worked();
    const failed = await fails(fn, id, PATIENCE + SLOWER * ms);
    run.spent.set(id, spent + worked() - began);
    if (!failed) continue;
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
  run.by = new Set();
  const began = worked();
  let clean = true;
  try {
    await fn();
  } catch (error) {
    if (!run.spoilt) throw error;
    clean = false;
  }
  const ms = worked() - began;
  const by = [...run.by];
  run.passed.push({ test: name, ms, by, clean });
  // What was just long at first may be just quick now.
  if (clean && (LONG ? ms > QUICK / 2 : ms <= QUICK)) await tries(name, ms, fn, by);
}
