/** A game more is two folders and one line: whatever the site knows of a game, it knows of this one too. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addTests, fifthGame, shownCalculator, shownLine } from '../support/fifth-game.ts';

const { folder, remove } = fifthGame(true);
afterAll(remove);

/** Its tests start a process of their own, which has to wait where the machine is busy. */
const HELD_FOR = 240_000;

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly of: T } | undefined;
  return () => {
    made ??= { of: make() };
    return made.of;
  };
};

const node = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr || stdout).toBe(0);
  return stdout;
};

/** Asked all at once: a process takes longer than its answers. */
const asked = once(() =>
  JSON.parse(
    node(
      '--input-type=module-typescript',
      '--eval',
      `
      import { everyFall } from './src/calculator/roll/falls.ts';
      import { answered } from './src/cli/odds-answer.ts';
      import { storm } from './src/games/salt-road/storm.ts';
      import { caseIn } from './src/find/case.ts';
      import { find, makeIndex, openFinder } from './src/find/search.ts';
      import { allDocuments, allTalk, documentsOn, SHELVES } from './src/gate/documents.ts';
      import { kindsOf } from './src/gate/example.ts';
      import { everyAsk } from './src/gate/front.ts';
      import { clausesIn, gameOf } from './src/gate/game.ts';
      const game = gameOf('salt-road');
      const documents = await allDocuments();
      const finder = openFinder(documents, makeIndex(documents, allTalk()));
      const typed = caseIn(documents, 'attacker 4 bands v defender 3 bands', 'salt-road');
      const odds = async (...words) => JSON.parse((await answered(['salt-road', ...words], ['.'])).out);
      const compared = [[1, 1], [2, 2], [3, 1], [3, 2]].flatMap(([units, walls]) => {
        const input = { units, walls };
        const { chances, expected } = storm.compute(input, game.tables);
        const falls = everyFall((fallen) => storm.rolls(input, game.tables, fallen), 1000);
        const told = (fact) =>
          falls.reduce((sum, { faces, chance }) => sum + chance * storm.resolve(input, faces, game.tables).facts[fact], 0);
        return [[chances.falls, told('falls')], [chances.holds, told('holds')], [expected.broken, told('broken')]];
      });
      console.log(JSON.stringify({
        siege: await odds('siege', '{"points":1}'),
        rolled: await odds('siege', '{"points":1}', '--roll', '{"siege":[6]}'),
        storm: await odds('storm', '{"units":1}'),
        compared,
        shelves: SHELVES,
        found: (await documentsOn('salt-road')).map(({ kind, address }) => [kind, address]),
        heard: find(finder, 'recruit', 'salt-road', 8).map(({ document }) => document.address),
        typed: typed.told.map(({ query }) => \`\${typed.document.address}?\${query}\`),
        variants: game.variants,
        passages: clausesIn(game).flatMap(({ variants }) => variants),
        kinds: kindsOf(game, game.examples[0]),
        asks: everyAsk(),
      }));
      `,
    ),
  ),
);

test('its calculator answers', () => {
  expect(asked().siege.chances).toEqual({ falls: 1 / 6, holds: 5 / 6 });
  expect(asked().siege.tables).toMatchObject([{ table: 'siege', standing: 'printed' }]);
  expect(asked().rolled.facts).toEqual({ falls: true, holds: false, won: 2 });
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
    expect(asked().storm.chances.falls).toBeCloseTo(1 / 3, 12);
    expect(asked().storm.tables).toMatchObject([{ table: 'storm', standing: 'printed' }]);
  });

  test('tells one roll at a time, over all rolls, what it counts at once', () => {
    expect(asked().compared).toHaveLength(12);
    for (const [counted, told] of asked().compared) expect(told).toBeCloseTo(counted, 12);
  });
});

test('the line that CONTRIBUTING shows is all that the list takes', () => {
  expect(shownLine()).toMatch(/^ {2}'salt-road': \{\n( {4}.*\n){4} {2}\},\n$/);
});

test('its sample replays', () => {
  const told = node('src/cli/replay.ts', 'salt-road', 'the-road-to-reate');
  expect(told).toContain('Rome has taken Reate. (6.1)');
});

test('its clauses and its calculator are found on a shelf of its own', () => {
  const { shelves, found } = asked();
  expect(shelves.slice(-2)).toEqual(['salt-road', 'site']);
  expect(found).toContainEqual(['clause', 'salt-road/rules/turn/#2.3']);
  expect(found).toContainEqual(['calculator', 'salt-road/odds/siege/']);
});

test("its players' words find what its rules call otherwise", () => {
  expect(asked().heard[0]).toBe('salt-road/rules/turn/#2.3');
});

test('its case can be typed as a sentence', () => {
  expect(asked().typed).toEqual(['salt-road/odds/fight/?v=1&a=4&d=3']);
});

test('its variants, its kinds of examples and what it lends to the first page are its own', () => {
  const { variants, passages, kinds, asks } = asked();
  expect(variants).toEqual({ optional: 'Optional rules', short: 'Short Game' });
  expect(passages).toEqual(['short']);
  expect(kinds).toEqual(['battles', 'book']);
  expect(asks).toContain('how do I take Fidenae');
});

test(
  'the tests of all games hold it to its rules, and it passes',
  () => {
    addTests(folder);
    const held = ['every-calculator', 'every-play', 'every-moment', 'every-search', 'reading-words'];
    node(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--config', 'tests/vitest.config.ts', '--reporter=json', '--outputFile=held.json', '--maxWorkers=1'],
      ...['-t', 'salt-road'],
      ...held.map((name) => `tests/games/${name}.test.ts`),
      'tests/gate/lesson.test.ts',
    );
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(join(folder, 'held.json'), 'utf8'));
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(60);
  },
  HELD_FOR,
);
