/**
 * What stands behind the switches: which error is on, and which tests come by each. PLANTED names a file with the error that is
 * on and the tests to run; PASSED a folder into which every test file writes what it came by.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Passed, Switched } from './planted.ts';

declare global {
  var planted: (id: string) => boolean;
}

const { PLANTED, PASSED } = process.env;
const switched: Switched = PLANTED ? JSON.parse(readFileSync(PLANTED, 'utf8')) : {};
const tests = switched.tests && new Set(switched.tests);
const passed: Passed[] = [];
/** What is come by while tests are collected is the file's: no single test can be blamed for it. */
const collected = new Set<string>();
let by = collected;
let began = 0;
let file = '';

globalThis.planted = (id) => {
  if (PASSED) by.add(id);
  return id === switched.error;
};

/** What the test is called, with its file and all around it. */
type Task = { readonly name: string; readonly suite?: Task; readonly file: { readonly filepath: string } };
const fileOf = ({ file }: Task): string => relative(process.cwd(), file.filepath);
const nameOf = (task: Task): string => [task.suite ? nameOf(task.suite) : fileOf(task), task.name].join(' > ');

beforeEach((context) => {
  const task = context.task as unknown as Task;
  file = fileOf(task);
  if (tests && !tests.has(file) && !tests.has(nameOf(task))) context.skip();
  by = new Set();
  began = performance.now();
});

if (PASSED) {
  afterEach(({ task }) => {
    passed.push({ test: nameOf(task as unknown as Task), ms: performance.now() - began, by: [...by] });
  });
  afterAll(() => {
    passed.push({ test: file, ms: passed.reduce((sum, { ms }) => sum + ms, 0), by: [...collected] });
    writeFileSync(join(PASSED, `${crypto.randomUUID()}.json`), JSON.stringify(passed));
  });
}
