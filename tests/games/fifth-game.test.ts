/** A game more is two folders and one line: whatever the site knows of a game, it knows of this one too. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { fifthGame, shownCalculator } from '../support/fifth-game.ts';

const { folder, remove } = fifthGame();
afterAll(remove);

const node = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
};

const evaluated = (script: string) => JSON.parse(node('--input-type=module-typescript', '--eval', script));

test('its calculator answers', () => {
  const report = JSON.parse(node('src/cli/odds.ts', 'skirmish', 'raid', '{"blocks":1}'));
  expect(report.chances).toEqual({ taken: 1 / 3, held: 1 - 1 / 3 });
  const rolled = JSON.parse(node('src/cli/odds.ts', 'skirmish', 'raid', '{"blocks":1}', '--roll', '{"raid":[5]}'));
  expect(rolled.facts).toEqual({ taken: true, held: false });
});

describe('the calculator that CONTRIBUTING shows, copied as it stands', () => {
  test('has at most 40 lines of code', () => {
    const lines = shownCalculator()
      .split('\n')
      .filter((line) => line && !line.startsWith('/**'));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  test('answers', () => {
    const report = JSON.parse(node('src/cli/odds.ts', 'skirmish', 'storm', '{"units":1}'));
    expect(report.chances.falls).toBeCloseTo(1 / 3, 12);
    expect(report.tables).toMatchObject([{ table: 'storm', standing: 'printed' }]);
  });

  test('tells one roll at a time, over all rolls, what it counts at once', () => {
    const compared = evaluated(`
      import { everyFall } from './src/calculator/roll/falls.ts';
      import { storm } from './src/games/skirmish/storm.ts';
      import { gameOf } from './src/gate/game.ts';
      const { tables } = gameOf('skirmish');
      const compared = [[1, 1], [2, 2], [3, 1], [3, 2]].map(([units, walls]) => {
        const input = { units, walls };
        const { chances, expected } = storm.compute(input, tables);
        const falls = everyFall((fallen) => storm.rolls(input, tables, fallen), 1000);
        const told = (fact) =>
          falls.reduce((sum, { faces, chance }) => sum + chance * storm.resolve(input, faces, tables).facts[fact], 0);
        return [[chances.falls, told('falls')], [chances.holds, told('holds')], [expected.broken, told('broken')]];
      });
      console.log(JSON.stringify(compared.flat()));
    `);
    expect(compared).toHaveLength(12);
    for (const [counted, told] of compared) expect(told).toBeCloseTo(counted, 12);
  });
});

test('its sample replays', () => {
  const told = node('src/cli/replay.ts', 'skirmish', 'one-raid');
  expect(told).toContain('ford is taken. (2.1)');
});

test('its clauses and its calculator are found on a shelf of its own', () => {
  const [shelves, found] = evaluated(`
    import { documentsOn, SHELVES } from './src/gate/documents.ts';
    const found = await documentsOn('skirmish');
    console.log(JSON.stringify([SHELVES, found.map(({ kind, address }) => [kind, address])]));
  `);
  expect(shelves.slice(-2)).toEqual(['skirmish', 'site']);
  expect(found).toContainEqual(['clause', 'skirmish/rules/all/#2.2']);
  expect(found).toContainEqual(['calculator', 'skirmish/odds/raid/']);
});

test("its players' words find what its rules call otherwise", () => {
  expect(node('src/cli/find.ts', 'skirmish', 'forays').split('\n')[0]).toContain('skirmish/rules/all/#2.1');
});

test('its case can be typed as a sentence', () => {
  expect(node('src/cli/find.ts', 'skirmish', 'holder 2 v raider 5')).toContain('skirmish/odds/raid/?v=1&b=2&f=5');
});

test('its variants, its kinds of examples and what it lends to the first page are its own', () => {
  const [variants, passages, kinds, asks] = evaluated(`
    import { kindsOf } from './src/gate/example.ts';
    import { everyAsk } from './src/gate/front.ts';
    import { clausesIn, gameOf } from './src/gate/game.ts';
    const game = gameOf('skirmish');
    const passages = clausesIn(game).flatMap(({ variants }) => variants);
    console.log(JSON.stringify([game.variants, passages, kindsOf(game, game.examples[0]), everyAsk()]));
  `);
  expect(variants).toEqual({ optional: 'Optional rules', long: 'Long Game' });
  expect(passages).toEqual(['long']);
  expect(kinds).toEqual(['sieges', 'book']);
  expect(asks).toContain('who holds the ford');
});
