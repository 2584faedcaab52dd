/** Games from a terminal: what is printed, and with which exit code one stops that does not go as it is written. */
import { execFile, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../src/gate/game.ts';
import { readSamples } from '../../src/gate/samples.ts';
import type { Sample } from '../../src/play/sample.ts';

interface Ran {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

const CLI = resolve('src/cli/replay.ts');
const called = (cwd: string | undefined, ...args: string[]): Promise<Ran> =>
  new Promise((settle) => {
    execFile(process.execPath, [CLI, ...args], { cwd }, (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    );
  });
const run = (...args: string[]): Promise<Ran> => called(undefined, ...args);

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
afterAll(() => rmSync(folder, { recursive: true }));
const lesson = readSamples(gameOf('nero')).find(({ id }) => id === 'battle-over-roma') as Sample;

function written(name: string, change: (text: string) => string): string {
  const { id: _, ...sample } = lesson;
  const text = JSON.stringify(sample);
  expect(change(text)).not.toBe(text);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, change(text));
  return file;
}

describe.concurrent('replay', () => {
  test('prints every step with its clauses and the last board', async () => {
    const { code, out, err } = await run('nero', 'battle-over-roma');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { says } of lesson.steps) expect(out).toContain(says);
    expect(out).toContain('The attacker has 9 BP, the defender 8. (6.2)');
    expect(out).toContain('hand west: 1');
  });

  test('--step prints the board of that step', async () => {
    const { code, out } = await run('nero', 'battle-over-roma', '--step', '8');
    expect(code).toBe(0);
    expect(out).toContain('italia-north west: 5');
  });

  test('an option that is not known is refused, with the one that was meant', async () => {
    const { code, out, err } = await run('nero', 'battle-over-roma', '--stap', '8');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('There is no option "--stap" (did you mean "--step"?); choose from --step.\n');
  });

  test('from another folder a file there is played, and what a terminal would obey is shown', async () => {
    const [first] = lesson.steps;
    written('coloured', (text) => text.replace(JSON.stringify(first?.says), JSON.stringify('\u001b[31mRed\u0007')));
    const { code, out, err } = await called(folder, 'nero', 'coloured.json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('\\u{1b}[31mRed\\u{7}');
    expect(out).not.toContain('\u001b');
  });

  test('what is no file is refused in a sentence', async () => {
    mkdirSync(join(folder, 'folder.json'));
    const { code, err } = await called(folder, 'nero', 'folder.json');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'sample takes a file of a written game: "folder.json" cannot be read.\n',
    });
  });

  test.runIf(existsSync('/dev/full')).each([
    ['replay', '--help'],
    ['odds', '--help'],
    ['find', 'nero', 'legion'],
  ])('%s says where there is no room for its answer', (cli, ...asked) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [resolve(`src/cli/${cli}.ts`), ...asked], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^The answer cannot be written: .+\n$/),
    });
  });

  test.each([
    [
      'card',
      (text: string) => text.replace('"card":"bad-weather-2"', '"card":"bad-weather-1"'),
      /step 5 \(.+\): West Europe does not hold this card/,
    ],
    [
      'result',
      (text: string) => text.replace('"italia-north west":5', '"italia-north west":6'),
      /step 8 \(.+\): italia-north west: found 5, expected 6\./,
    ],
  ])('with another %s: exit 2, and one sentence with the step', async (name, change, says) => {
    const { code, err } = await run('nero', written(name, change));
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(says);
  });
});
