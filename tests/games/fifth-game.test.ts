/** A game more is two folders and one line: whatever the site knows of a game, it knows of this one too. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { fifthGame, shownCalculator } from '../support/fifth-game.ts';

const { folder, remove } = fifthGame();
afterAll(remove);

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly of: T } | undefined;
  return () => {
    made ??= { of: make() };
    return made.of;
  };
};

const node = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
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
      import { storm } from './src/games/skirmish/storm.ts';
      import { documentsOn, SHELVES } from './src/gate/documents.ts';
      import { kindsOf } from './src/gate/example.ts';
      import { everyAsk } from './src/gate/front.ts';
      import { clausesIn, gameOf } from './src/gate/game.ts';
      const game = gameOf('skirmish');
      const odds = async (...words) => JSON.parse((await answered(['skirmish', ...words], ['.'])).out);
      const compared = [[1, 1], [2, 2], [3, 1], [3, 2]].flatMap(([units, walls]) => {
        const input = { units, walls };
        const { chances, expected } = storm.compute(input, game.tables);
        const falls = everyFall((fallen) => storm.rolls(input, game.tables, fallen), 1000);
        const told = (fact) =>
          falls.reduce((sum, { faces, chance }) => sum + chance * storm.resolve(input, faces, game.tables).facts[fact], 0);
        return [[chances.falls, told('falls')], [chances.holds, told('holds')], [expected.broken, told('broken')]];
      });
      console.log(JSON.stringify({
        raid: await odds('raid', '{"blocks":1}'),
        rolled: await odds('raid', '{"blocks":1}', '--roll', '{"raid":[5]}'),
        storm: await odds('storm', '{"units":1}'),
        compared,
        shelves: SHELVES,
        found: (await documentsOn('skirmish')).map(({ kind, address }) => [kind, address]),
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
  expect(asked().raid.chances).toEqual({ taken: 1 / 3, held: 1 - 1 / 3 });
  expect(asked().rolled.facts).toEqual({ taken: true, held: false });
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

test('its sample replays', () => {
  const told = node('src/cli/replay.ts', 'skirmish', 'one-raid');
  expect(told).toContain('ford is taken. (2.1)');
});

test('its clauses and its calculator are found on a shelf of its own', () => {
  const { shelves, found } = asked();
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
  const { variants, passages, kinds, asks } = asked();
  expect(variants).toEqual({ optional: 'Optional rules', long: 'Long Game' });
  expect(passages).toEqual(['long']);
  expect(kinds).toEqual(['sieges', 'book']);
  expect(asks).toContain('who holds the ford');
});
