/** A game more is two folders and one line: its clause is found, its calculator answers, its sample replays. */
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { fifthGame } from '../support/fifth-game.ts';

const { folder, remove } = fifthGame();
afterAll(remove);

const node = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
};

test('its calculator answers', () => {
  const report = JSON.parse(node('src/cli/odds.ts', 'skirmish', 'raid', '{"blocks":1}'));
  expect(report.chances).toEqual({ taken: 1 / 3, held: 1 - 1 / 3 });
  const rolled = JSON.parse(node('src/cli/odds.ts', 'skirmish', 'raid', '{"blocks":1}', '--roll', '{"raid":[5]}'));
  expect(rolled.facts).toEqual({ taken: true, held: false });
});

test('its sample replays', () => {
  const told = node('src/cli/replay.ts', 'skirmish', 'one-raid');
  expect(told).toContain('ford is taken. (2.1)');
});

test('its clauses and its calculator are found on a shelf of its own', () => {
  const script = `
    import { documentsOn, SHELVES } from './src/gate/documents.ts';
    const found = await documentsOn('skirmish');
    console.log(JSON.stringify([SHELVES, found.map(({ kind, address }) => [kind, address])]));
  `;
  const [shelves, found] = JSON.parse(node('--input-type=module-typescript', '--eval', script));
  expect(shelves.slice(-2)).toEqual(['skirmish', 'site']);
  expect(found).toContainEqual(['clause', 'skirmish/rules/all/#2.2']);
  expect(found).toContainEqual(['calculator', 'skirmish/odds/raid/']);
});
