/** A sample that is broken stops the build, with its file, its step and the clause. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameOf } from '../../src/gate/game.ts';
import { ContentError } from '../../src/gate/problem.ts';
import { readSamples, samplesOf } from '../../src/gate/samples.ts';
import type { Sample, SampleStep } from '../../src/play/sample.ts';

const nero = gameOf('nero');
const { id: _, ...lesson } = readSamples(nero).find(({ id }) => id === 'battle-over-roma') as Sample;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What the build says of a folder with this one file. */
async function told(file: string, text: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'tabularium-'));
  folders.push(root);
  const place = join(root, 'content/nero/samples');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, file), text);
  try {
    const [shown] = await samplesOf(nero, root);
    return `${shown?.steps.length} steps`;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const withStep = (at: number, change: Partial<SampleStep>): string =>
  JSON.stringify({ ...lesson, steps: lesson.steps.map((step, i) => (i === at - 1 ? { ...step, ...change } : step)) });

test('as it is written it is shown', async () => {
  expect(await told('mine.json', JSON.stringify(lesson))).toBe('14 steps');
});

test.each([
  [
    'an action that is refused',
    withStep(9, { actions: [{ type: 'retreat', by: 'east', to: 'syria' }] }),
    /step 9 \(6\.\d/,
  ],
  ['an action that there is not', withStep(2, { actions: [{ type: 'fly' }] }), /step 2 \(5[.\d]*\): .*fly/],
  [
    'another result',
    withStep(8, { expect: { 'italia-north west': 4 } }),
    /step 8 \(6[.\d]*\): italia-north west: found 5, expected 4\./,
  ],
  [
    'a set-up that does not fit',
    JSON.stringify({ ...lesson, setup: { ...(lesson.setup as object), players: 7 } }),
    /set-up: .*7/,
  ],
  ['a step without words', withStep(3, { says: '' }), /steps.*3.*says|steps\[2\]|steps\.2/],
  ['a field that there is not', JSON.stringify({ ...lesson, luck: 1 }), /luck/],
  ['no JSON', '{ "title": ', /JSON/],
])('%s stops it', async (_what, text, says) => {
  const problem = await told('mine.json', text);
  expect(problem).toMatch(says);
  expect(problem).toContain('content/nero/samples/mine.json');
  expect(problem).not.toMatch(/undefined|\bat .*\.ts:/);
});

test('the name of the fresh game is taken', async () => {
  expect(await told('new.json', JSON.stringify(lesson))).toContain('content/nero/samples/new.json');
});

test('dice bear the colour of the power whose they are, though one seat rolls for two', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tabularium-'));
  folders.push(root);
  const file = 'content/sword-of-rome/samples/12.4.3-combat-example.json';
  cpSync(file, join(root, file));
  const [shown] = await samplesOf(gameOf('sword-of-rome'), root);
  const battle = shown!.steps.find(({ dice }) => dice.length === 2)!.dice;
  expect(battle.map(({ by, power = by }) => [by, power])).toEqual([
    ['romans', 'romans'],
    ['etruscans', 'samnites'],
  ]);
});
