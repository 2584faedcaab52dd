/** Retreat: what makes a way legal, what it costs, and which is taken. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { retreatPath } from '../../../src/games/hannibal/retreat-path/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hannibal');

type Input = InputOf<typeof retreatPath.fields>;
type Space = Input['spaces'][number];
const report = (input: Partial<Omit<Input, 'spaces'>>, ...spaces: Partial<Space>[]) => {
  const parsed = parse(retreatPath.fields, { ...defaultsOf(retreatPath.fields), ...input, spaces });
  if (parsed.type === 'problems') throw new Error(parsed.problems[0]!.sentence);
  return retreatPath.compute(parsed.input, tables);
};
const start: Partial<Space> = { cameFrom: true };

describe('what a way costs', () => {
  test('1 CU for each enemy PC and unfriendly Tribe, and 1 for each enemy CU passed', () => {
    const { facts } = report(
      { cu: 9 },
      { ...start, ground: 'enemy' },
      { ground: 'tribe' },
      { ground: 'enemy', enemyCu: 2 },
      {},
    );
    expect(facts).toMatchObject({ way: 'A', cuLost: 5, cuLeft: 4, eliminated: false });
  });

  test('friendly CUs that do not outnumber the Force come along, others stay', () => {
    const over = { ...start, ground: 'neutral' } as const;
    expect(report({ cu: 4 }, { ...over, friendlyCu: 4 }, {}).facts).toMatchObject({ cuSwept: 4, cuLeft: 8 });
    const held = report({ cu: 4 }, { ...start, ground: 'enemy' }, { ground: 'neutral', friendlyCu: 4 }, {});
    expect(held.facts).toMatchObject({ way: 'A as far as space 2', cuSwept: 0, cuLeft: 3 });
  });

  test('the cheapest legal way is taken, even if it is longer', () => {
    const { facts, grid } = report(
      { cu: 6 },
      { ...start, route: 'A', ground: 'enemy' },
      { ...start, route: 'B', ground: 'neutral' },
      { route: 'A' },
      { route: 'B', ground: 'neutral' },
      { route: 'B' },
    );
    expect(facts).toMatchObject({ way: 'B', cuLost: 0, legalWays: 2 });
    expect(grid!.rows).toHaveLength(2);
  });

  test('a way that costs the last CU is the end', () => {
    expect(report({ cu: 2 }, { ...start, ground: 'enemy', enemyCu: 3 }, {}).facts).toMatchObject({
      eliminated: true,
      cuLeft: 0,
      cuLost: 2,
    });
  });
});

/** Ways of so many spaces over empty ground, each to a friendly space. */
const far = (route: Space['route'], spaces: number): Partial<Space>[] =>
  Array.from({ length: spaces }, (_, i) => ({ route, ground: i === spaces - 1 ? 'own' : 'neutral' }));

test('11.10B.a: a way that is not the nearest is barred unless it costs fewer CUs', () => {
  const { facts, grid, assumptions } = report({ role: 'defender' }, ...far('A', 3), ...far('B', 1));
  expect(facts).toMatchObject({ way: 'B', cuLost: 0, legalWays: 1 });
  expect(grid!.rows[0]!['note']).toContain('11.10B.a');
  expect(assumptions.map((a) => a.ruling)).toContain('play-retreat-choice');
  // Equally near ways are free to choose from; a dearer near way opens the farther one, but only a cheaper one.
  expect(report({ role: 'defender' }, ...far('A', 2), ...far('B', 2)).facts['legalWays']).toBe(2);
  const dear = [{ route: 'B', ground: 'enemy' } as const, { route: 'B' } as const];
  expect(report({ role: 'defender' }, ...far('A', 3), ...dear).facts).toMatchObject({ way: 'A', legalWays: 2 });
  const asDear = far('A', 3).with(1, { route: 'A', ground: 'tribe' });
  expect(report({ role: 'defender' }, ...asDear, ...dear).facts).toMatchObject({ way: 'B', legalWays: 1 });
});

test('11.10B.a: a way past a friendly, free space ends there, and goes on only if that costs fewer CUs than the nearest', () => {
  const { facts, grid, sentence } = report({ role: 'defender', cu: 4 }, {}, { ground: 'neutral' }, {});
  expect(facts).toMatchObject({ way: 'A as far as space 1', cuLost: 0, cuLeft: 4, legalWays: 1, eliminated: false });
  expect(sentence).toContain('as far as space 1');
  expect(grid!.rows.map((row) => [row['way'], String(row['note']).slice(0, 14)])).toEqual([
    ['A as far as space 1', 'yes'],
    ['A', 'no (11.10B.a):'],
  ]);
  // No stop among enemy CUs, nor where others already stand who are fewer, on ground that is not friendly.
  const past = [{ enemyCu: 1 }, { ground: 'neutral', friendlyCu: 3 } as const, {}];
  expect(report({ role: 'defender', cu: 4 }, ...past).facts).toMatchObject({ way: 'A', cuLost: 1, cuSwept: 3 });
  // A nearer and dearer way opens both the stop and what lies behind it.
  const dear = { route: 'B', ground: 'own', enemyCu: 0 } as const;
  const open = report(
    { role: 'defender', cu: 4 },
    { route: 'A', ground: 'neutral' },
    { route: 'A', ground: 'neutral' },
    { route: 'A' },
    { route: 'A' },
    { route: 'B', ground: 'enemy' },
    dear,
  );
  expect(open.grid!.rows.map((row) => [row['way'], row['note']])).toEqual([
    ['A as far as space 3', 'yes'],
    ['A', 'yes'],
    ['B', 'yes'],
  ]);
});

describe('what makes a way illegal', () => {
  const banned = (input: Partial<Omit<Input, 'spaces'>>, ...spaces: Partial<Space>[]): string =>
    String(report(input, ...spaces).grid!.rows[0]!['note']);

  test('more than 4 MPs', () => {
    const [first, ...others] = far('A', 4);
    expect(banned({}, { ...start, ...first }, ...others)).toBe('yes');
    expect(banned({}, { ...start, ...first }, ...far('A', 4))).toContain('4 MPs');
  });

  test('a pass or a strait', () => expect(banned({}, { ...start, barred: true })).toContain('7.2B.b'));

  test('the Attacker begins where it came from, the Defender never goes there', () => {
    expect(banned({ role: 'attacker' }, {})).toContain('11.10B.c');
    expect(banned({ role: 'defender' }, {})).toBe('yes');
    expect(banned({ role: 'defender' }, { ground: 'neutral' }, start)).toContain('11.10B.c');
  });

  test('it ends in a friendly space, or with more friendly CUs, and never with the enemy', () => {
    expect(banned({}, { ...start, ground: 'neutral' })).toContain('neither friendly');
    expect(banned({ cu: 5 }, { ...start, ground: 'neutral', friendlyCu: 5 })).toContain('neither friendly');
    expect(banned({ cu: 5 }, { ...start, ground: 'neutral', friendlyCu: 6 })).toBe('yes');
    expect(banned({}, { ...start, enemyCu: 1 })).toContain('enemy CUs');
  });
});

test('an Army that has just landed is lost, unless a city takes it in', () => {
  expect(report({ landed: true }, start).facts['eliminated']).toBe(true);
  expect(report({ landed: true, city: true }, start).facts).toMatchObject({ eliminated: false, cuLost: 0 });
  expect(report({}).sentence).toContain('You have entered no route');
});
