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
    expect(report({ cu: 4 }, { ...start, friendlyCu: 4 }, {}).facts).toMatchObject({ cuSwept: 4, cuLeft: 8 });
    expect(report({ cu: 4 }, { ...start, friendlyCu: 5 }, {}).facts).toMatchObject({ cuSwept: 0, cuLeft: 4 });
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

describe('what makes a way illegal', () => {
  const banned = (input: Partial<Omit<Input, 'spaces'>>, ...spaces: Partial<Space>[]): string =>
    String(report(input, ...spaces).grid!.rows[0]!['note']);

  test('more than 4 MPs', () => {
    expect(banned({}, start, {}, {}, {})).toBe('yes');
    expect(banned({}, start, {}, {}, {}, {})).toContain('4 MPs');
  });

  test('a pass or a strait', () => expect(banned({}, { ...start, barred: true })).toContain('7.2B.b'));

  test('the Attacker begins where it came from, the Defender never goes there', () => {
    expect(banned({ role: 'attacker' }, {})).toContain('11.10B.c');
    expect(banned({ role: 'defender' }, {})).toBe('yes');
    expect(banned({ role: 'defender' }, {}, start)).toContain('11.10B.c');
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
  expect(report({}).sentence).toContain('You have entered no way');
});
